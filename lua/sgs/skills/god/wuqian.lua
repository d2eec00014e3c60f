-- 无前 (Lu Bu, god): two marks of wrath give him wushuang for the turn and take the armour from another player. He
-- does so before a Duel that doubled Slashes win; before a Slash, smart/slash_before.lua says when.

local COST, SHENFEN = 2, 6

sgs.ai_use_value.WuqianCard, sgs.ai_use_priority.WuqianCard = 5, 10
sgs.ai_card_intention.WuqianCard = 80

-- The marks would then be missing for shenfen, which is worth more.
local function robs_shenfen(self)
	local me = self.player
	local wrath = me:getMark("@wrath")
	if not me:hasSkill("shenfen") or me:hasUsed("ShenfenCard") then return false end
	return wrath >= SHENFEN and wrath - COST < SHENFEN and self:shenfenBenefit() > 0
end

-- The Duel to come costs wrath too while its owner is without counsel (wumou).
local function can_pay(self)
	local cost = self.player:hasSkill("wumou") and COST + 1 or COST
	return self.player:getMark("@wrath") >= cost and not robs_shenfen(self)
end

-- Whom to duel with doubled Slashes: several, or one whom it may kill.
local function duel_victim(self)
	local duel = self:getCard("Duel")
	if not duel or not duel:isAvailable(self.player) then return nil end
	local use = { isDummy = true, to = sgs.SPlayerList(), doubled = true }
	self:useCardDuel(duel, use)
	local first = use.card and use.card:isKindOf("Duel") and use.to:first()
	if not first or not self:isEnemy(first) then return nil end
	local dies = first:getHp() == 1 and self:isWeak(first)
	return (dies or use.to:length() > 1) and first or nil
end

table.insert(sgs.ai_skills, {
	name = "wuqian",
	getTurnUseCard = function(self)
		local me = self.player
		if me:hasUsed("WuqianCard") or me:hasSkill("wushuang") or self:getCardsNum("Slash") == 0 then return nil end
		return can_pay(self) and sgs.Card_Parse("@WuqianCard=.") or nil
	end,
})

sgs.ai_skill_use_func.WuqianCard = function(card, use, self)
	local victim = duel_victim(self)
	if not victim then return trace.reject(card, "no Duel that doubled Slashes would win") end
	trace.consider(card, victim:getHp(), "wuqian: a Duel with " .. victim:objectName() .. " follows")
	self:aim(use, card, { victim })
end
