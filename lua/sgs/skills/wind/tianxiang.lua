-- 天香 tianxiang (Xiao Qiao): discards a heart from her hand and hands a damage on; who takes it draws a card for each
-- health point that he lacks then. To an enemy who gains little by it, or a friend who gains much.

-- The heart that is of least use; a Peach would heal as much as the damage takes.
local function heart_to_spend(self)
	local hearts, me = {}, self.player
	for _, card in sgs.qlist(me:getHandcards()) do
		local heart = card:getId() >= 0 and sgs.Sanguosha:matchExpPattern(".|heart|.|hand", me, card)
		if heart and not me:isCardLimited(card, sgs.Card_MethodDiscard, true) and not card:isKindOf("Peach") then table.insert(hearts, card) end
	end
	self:sortByUseValue(hearts, true)
	return hearts[1]
end

sgs.ai_skill_use["@@tianxiang"] = function(self)
	if not self.player:hasSkill("tianxiang") then return "." end
	local card = heart_to_spend(self)
	local target = card and self:findTianxiangTarget(self.player:getTag("TianxiangDamage"):toDamage())
	if not target then
		trace.note("tianxiang: " .. (card and "nobody had better take the damage" or "no heart to spend"))
		return "."
	end
	return "@TianxiangCard=" .. card:getEffectiveId() .. "->" .. target:objectName()
end

-- A blow that she will hand on needs no Jink. Of another's hearts nobody knows.
sgs.ai_need_damaged.tianxiang = function(self, from, player)
	if player and player ~= self.player or not heart_to_spend(self) then return false end
	return self:findTianxiangTarget({ from = from }) ~= nil
end

sgs.ai_slash_prohibit.tianxiang = function(self, from, to)
	if self:isFriend(to, from) or from:hasSkill("jueqing") or from:hasFlag("NosJiefanUsed") then return false end
	if from:hasSkill("nosqianxi") and from:distanceTo(to) == 1 then return false end
	return self:cantbeHurt(to, from)
end

local function is_welcome(self, to)
	if hasBuquEffect(to) or self:getDamagedEffects(to) or self:needToLoseHp(to) then return true end
	if to:getHp() >= 2 and to:hasSkills("yiji|shuangxiong|zaiqi|yinghun|jianxiong|fangzhu") then return true end
	return to:getHandcardNum() < 3 and sgs.mayGiveCards(to)
end

sgs.ai_card_intention.TianxiangCard = function(self, _, from, tos)
	local to = tos[1]
	if to and not is_welcome(self, to) then sgs.updateIntention(from, to, 10) end
end

-- She needs two cards that count as hearts.
sgs.ai_cardneed.tianxiang = function(to, card, self)
	local hongyan = to:hasSkill("hongyan")
	if card:getSuit() ~= sgs.Card_Heart and not (hongyan and card:getSuit() == sgs.Card_Spade) then return false end
	local known = getKnownCard(to, self.player, "heart") + (hongyan and getKnownCard(to, self.player, "spade") or 0)
	return known < 2
end

sgs.tianxiang_suit_value = { heart = 4.9 }
