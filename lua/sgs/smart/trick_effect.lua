-- Whether a trick would do anything to a player.

local UNWISE = { "Duel", "FireAttack", "Drowning", "AOE" }

local function deals_damage(card)
	return sgs.oneOfClasses(card, { "Duel", "FireAttack", "AOE" })
end

-- Skills that keep tricks away.
local function kept_away(card, to, from)
	if from and from ~= to and card:isNDTrick() and (to:hasSkill("noswuyan") or from:hasSkill("noswuyan")) then
		return true
	end
	if card:isKindOf("Lightning") and to:hasSkills("wuyan|hongyan") then return true end
	if sgs.oneOfClasses(card, UNWISE) and not (from and from:hasSkill("jueqing")) then
		if to:hasSkill("wuyan") or from and from:hasSkill("wuyan") then return true end
	end
	if card:isKindOf("Snatch") and to:hasSkill("nosqianxun") then return true end
	return card:isKindOf("Indulgence") and to:hasSkills("nosqianxun|jgjiguan")
end

-- Whether the trick has an effect on `to` when `from` uses it.
function SmartAI:hasTrickEffective(card, to, from)
	to, from = to or self.player, from or self.room:getCurrent()
	if card:isProhibited(from, to) then return false end
	if card:isNDTrick() and to:getMark("@late") > 0 then return false end
	if to:getPile("dream"):length() > 0 and to:isLocked(card) then return false end
	if kept_away(card, to, from) then return false end
	if deals_damage(card) then
		local nature = card:isKindOf("FireAttack") and sgs.DamageStruct_Fire or sgs.DamageStruct_Normal
		if not self:damageIsEffective(to, nature, from) then return false end
	end
	return true
end
