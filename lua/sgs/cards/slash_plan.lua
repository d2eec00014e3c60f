-- What a Slash may reach: how many targets, how far, and who is one.

local function is_subcard(card, equip)
	return equip ~= nil and card:isVirtualCard() and card:getSubcards():contains(equip:getId())
end

-- How much farther or nearer a target is, because equipment is used up as the Slash.
local function range_fix(self, card)
	local me, fix = self.player, 0
	local weapon = me:getWeapon()
	if is_subcard(card, weapon) then
		fix += (sgs.weapon_range[weapon:getClassName()] or 1) - me:getAttackRange(false)
	end
	if is_subcard(card, me:getOffensiveHorse()) then fix += 1 end
	return fix
end

-- What is decided about one Slash: the card, the use to fill, and what the rules allow.
function SmartAI:slashPlan(card, use)
	local me = self.player
	local function more(kind)
		return sgs.Sanguosha:correctCardTarget(kind, me, card)
	end
	return {
		card = card,
		use = use,
		dry = use.isDummy,
		most = 1 + more(sgs.TargetModSkill_ExtraTarget),
		limited = not (more(sgs.TargetModSkill_DistanceLimit) > 50 or me:hasFlag("slashNoDistanceLimit")),
		fix = range_fix(self, card),
		targets = sgs.SPlayerList(),
		refused = {},
	}
end

-- Whether the Slash reaches a player, besides those whom it has already. A plan may count on a weapon
-- that is put on before.
function SmartAI:slashReaches(plan, target)
	local me, card = self.player, plan.card
	if plan.targets:contains(target) then return false end
	if not plan.dry then
		return card:targetFilter(plan.targets, target, me) and not self.room:isProhibited(me, target, card)
	end
	if me:canSlash(target, card, plan.limited, plan.fix) then return true end
	local planned = self.predictedRange
	return planned ~= nil and me:canSlash(target, card, false) and me:distanceTo(target, plan.fix) <= planned
end

-- Why this player is no target for the Slash, or nil.
function SmartAI:whyNotSlash(plan, target)
	if self:slashProhibit(plan.card, target) then return "better not slashed" end
	if not self:slashIsEffective(plan.card, target) then return "it would do nothing" end
	if not self:slashReaches(plan, target) then return "out of reach" end
end

-- Adds a target; true as soon as there are enough.
function SmartAI:addSlashTarget(plan, target, why)
	local use = plan.use
	plan.targets:append(target)
	use.card = plan.card
	if use.to then use.to:append(target) end
	if not plan.dry then trace.consider(target, sgs.getDefenseSlash(target, self), why) end
	return plan.targets:length() >= plan.most or plan.dry and use.to == nil
end
