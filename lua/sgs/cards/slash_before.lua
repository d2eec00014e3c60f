-- What comes before a Slash once its first target is found: a better weapon, another Slash, a card
-- that heals, wine, or a skill.

-- Puts another card into the use in place of the Slash.
local function instead(plan, card, target, why)
	local use = plan.use
	use.card = card
	if use.to then use.to = sgs.SPlayerList() end
	if use.to and target then use.to:append(target) end
	trace.consider(card, nil, why)
	return true
end

-- The hand weapon that is best against the target, if it beats the one in use and would be put on.
local function better_weapon(self, target)
	local me = self.player
	local best, worth = nil, me:getWeapon() and self:evaluateWeapon(me:getWeapon(), me, target) or 0
	for _, card in sgs.qlist(me:getHandcards()) do
		if card:isKindOf("Weapon") then
			local value = self:evaluateWeapon(card, me, target)
			local dry = { isDummy = true, to = sgs.SPlayerList() }
			if value > worth and card:isAvailable(me) then
				self:useEquipCard(card, dry)
				if dry.card then best, worth = card, value end
			end
		end
	end
	return best
end

-- On a chained enemy a nature Slash travels on. With a crossbow it is saved for last.
local function better_slash(self, plan, target)
	local me, card = self.player, plan.card
	if card:isVirtualCard() or not target:isChained() then return nil end
	local nature = sgs.slashNature(card)
	local plain = nature == sgs.DamageStruct_Normal
	if not self:isGoodChainTarget(target, me, plain and sgs.DamageStruct_Thunder or nature, nil, card) then return nil end
	local save = self:hasCrossbowEffect()
	if plain == save then return nil end
	for _, other in ipairs(self:getCards("Slash")) do
		local fits = other:isKindOf("NatureSlash") == not save
		if fits and not self:slashProhibit(other, target) and self:slashIsEffective(other, target)
			and (plan.dry or other:isAvailable(me) and other:targetFilter(plan.targets, target, me))
		then
			return other
		end
	end
end

-- A GodSalvation heals before the blow rather than after it.
local function salvation_first(self, target)
	if not self.willUseGodSalvation then return nil end
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:isKindOf("GodSalvation") and card:isAvailable(self.player)
			and (not target:isWounded() or not self:hasTrickEffective(card, target, self.player))
			and self:willUseGodSalvation(card)
		then
			return card
		end
	end
end

-- jilve gives wansha for the kill, wuqian breaks the guard.
local function skill_first(self, plan, target)
	local me = self.player
	local jinks = getCardsNum("Jink", target, me)
	local bare = target:isKongcheng() or jinks < 1 or sgs.card_lack[target:objectName()].Jink == 1
	if me:hasSkill("jilve") and me:getMark("@bear") > 0 and not me:hasSkill("wansha")
		and target:getHp() == 1 and bare and self.useJilveWansha
	then
		return self:useJilveWansha(target)
	end
	if not me:hasSkill("wuqian") or me:getMark("@wrath") < 2 then return nil end
	local armored = target:getArmor() and not IgnoreArmor(me, target)
	if me:hasSkill("wushuang") and not armored then return nil end
	local heavy = self:hasHeavySlashDamage(me, plan.card, target)
	if heavy or jinks >= 1 and jinks < 2 and target:getHp() <= 2 then return sgs.Card_Parse("@WuqianCard=.") end
end

-- Called with the first enemy. True where something else is used first, or nothing more is to be done.
function SmartAI:beforeSlash(plan, target)
	plan.begun = true
	local me = self.player
	local volley = self:hasCrossbowEffect() and self:getCardsNum("Slash") > 1
	if not plan.dry and plan.card:getSkillName() ~= "spear" and not volley then
		local weapon = better_weapon(self, target)
		if weapon then return instead(plan, weapon, nil, "better against " .. target:objectName()) end
	end
	local slash = better_slash(self, plan, target)
	if slash then plan.card = slash end
	if plan.dry then return false end
	local salvation = salvation_first(self, target)
	if salvation then return instead(plan, salvation, nil, "heal before the blow") end
	local wine = self:searchForAnaleptic(plan.use, target, plan.card)
	if wine then return instead(plan, wine, nil, "wine before the Slash on " .. target:objectName()) end
	local skill = skill_first(self, plan, target)
	if skill then
		local aimed = if skill:targetFixed() then nil else target
		return instead(plan, skill, aimed, "a skill before the Slash")
	end
	return false
end
