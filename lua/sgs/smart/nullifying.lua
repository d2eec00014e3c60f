-- Which tricks are worth a Nullification. Each rule looks at a case (see nullification.lua) and says
-- true or false with its reason, or nothing where it does not apply; the first that speaks decides.

local function carries(player, names)
	for _, name in ipairs(names) do
		if player:containsTrick(name) then return true end
	end
	return false
end

-- Nobody is to die of it whose death we do not want.
local function not_to_be_hurt(self, case)
	if not case.damages then return nil end
	if self:needDeath(case.to) or self:cantbeHurt(case.to, case.from) then
		return case.from_friend, "he had better not be hurt"
	end
end

-- Whoever takes a delayed trick from the table frees its victim.
local function freeing(self, case)
	if not case.takes or not carries(case.to, { "indulgence", "supply_shortage" }) then return nil end
	if case.friend and case.to:isNude() then return false, "he is freed" end
	if case.from_enemy then return true, "an enemy would be freed, or robbed of by them" end
end

local function arranged_duel(self, case)
	if not case.lijian then return nil end
	local rebels = case.from and sgs.evaluatePlayerRole(case.to) == "rebel" and sgs.evaluatePlayerRole(case.from) == "rebel"
	if rebels and case.to:getHp() == 1 then return false, "rebels fight each other" end
	return case.friend == true, "a duel that was arranged"
end

-- An enemy's trick on one target, and this is my last card.
local function empties_the_hand(self, case)
	local single = case.trick:isKindOf("SingleTargetTrick") and not case.trick:isKindOf("DelayedTrick")
	if single and self.player:getHandcardNum() == 1 and self.player:hasSkill("kongcheng") then
		return true, "kongcheng: the last card goes"
	end
end

local function ex_nihilo(self, case)
	if not case.trick:isKindOf("ExNihilo") then return nil end
	local early = self.player:getRole() == "rebel" and sgs.turncount == 0 and not hasExplicitRebel()
	local current = self.room:getCurrent()
	if early and current and current:getNextAlive() ~= self.player then return nil end
	if self:isWeak(case.from) then return true, "a weak enemy would recover" end
	if case.from:hasSkills(sgs.cardneed_skill) then return true, "his skills live on cards" end
end

local function chain(_, case)
	if not case.trick:isKindOf("IronChain") then return nil end
	local burns = case.friend and case.to:hasArmorEffect("vine") and not case.to:isChained()
	return burns == true, burns and "fire would spread to a vine" or "a chain harms little"
end

local function dismantlement(self, case)
	if not case.friend or not case.trick:isKindOf("Dismantlement") then return nil end
	local to = case.to
	if self:getDangerousCard(to) or self:getValuableCard(to) then return true, "he would lose something dear" end
	if to:getHandcardNum() ~= 1 or self:needKongcheng(to) then return nil end
	for _, class in ipairs({ "TrickCard", "EquipCard", "Slash" }) do
		if getKnownCard(to, self.player, class) > 0 then return false, "his only card protects nobody" end
	end
	return true, "he would lose his only hand card"
end

local function snatch(_, case)
	if case.friend and case.trick:isKindOf("Snatch") then return true, "a friend is robbed" end
end

local function duel_of_enemy(self, case)
	if case.friend and case.trick:isKindOf("Duel") and self:isWeak(case.to) then return true, "a weak friend is challenged" end
end

local function fire_attack(self, case)
	local to, from = case.to, case.from
	if not case.friend or from == to or not case.trick:isKindOf("FireAttack") then return nil end
	if from:getHandcardNum() > 2 then return true, "he has cards enough to burn with" end
	if self:isWeak(to) then return true, "a weak friend would burn" end
	if to:hasArmorEffect("vine") or to:getMark("@gale") > 0 then return true, "he burns well" end
	if to:isChained() and not self:isGoodChainTarget(to, from, sgs.DamageStruct_Fire) then return true, "the chain spreads it" end
end

-- An enemy frees an enemy.
local function frees_each_other(_, case)
	if case.enemy and case.takes and not case.to:getJudgingArea():isEmpty() then return true, "enemies free each other" end
end

local BY_ENEMY = { empties_the_hand, ex_nihilo, chain, dismantlement, snatch, duel_of_enemy, fire_attack, frees_each_other }

local function first_of(rules, self, case)
	for _, rule in ipairs(rules) do
		local yes, why = rule(self, case)
		if yes ~= nil then return yes, why end
	end
end

local ALWAYS = { not_to_be_hurt, freeing, arranged_duel }

-- Whether the trick of a case is worth a Nullification, and why.
function SmartAI:whetherToStop(case)
	local yes, why = first_of(ALWAYS, self, case)
	if yes == nil and case.from_enemy then yes, why = first_of(BY_ENEMY, self, case) end
	if yes == nil and case.friend then yes, why = self:whetherToShield(case) end
	if yes == nil and not case.friend then yes, why = self:whetherToDeny(case) end
	if yes == nil then return false, "not worth it" end
	return yes, why
end
