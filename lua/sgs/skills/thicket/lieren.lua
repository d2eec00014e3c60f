-- 烈刃 lieren (Zhu Rong): when her Slash has hurt somebody she may compare cards with him; the winner's prize
-- is one of his cards. Both lose the card they compare, so she risks little as long as hers is not dear.

-- In the measure of keep values: what an enemy's lost card is worth to her, and what a card won is.
local HIS_LOSS, PRIZE = 3.5, 7

-- How likely a number beats the best of his cards: what she sees of his hand, and chance for the rest. He
-- spares what is of use, so more than two unseen cards add little.
local function chance_to_win(self, victim, number)
	local known = sgs.getKnownHandcards(victim, self.player)
	for _, card in ipairs(known) do
		if card:getNumber() >= number then return 0 end
	end
	return ((number - 1) / 13) ^ math.min(victim:getHandcardNum() - #known, 2)
end

-- What her own card is worth to her: nothing where she gets another for it, or likes an empty hand.
local function cost_of(self, card)
	local last = self.player:getHandcardNum() == 1 and self:needKongcheng()
	if last or not self:hasLoseHandcardEffective() then return 0 end
	return self:getKeepValue(card)
end

-- What comparing is worth with each card; the best of them.
local function best_card(self, victim)
	local hand_goes = self:doNotDiscard(victim, "h") and 0 or HIS_LOSS
	local left = victim:getHandcardNum() > 1 or victim:hasEquip() and not self:doNotDiscard(victim, "e")
	local best, most
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:getId() >= 0 then
			local worth = hand_goes - cost_of(self, card)
			if left then worth += PRIZE * chance_to_win(self, victim, card:getNumber()) end
			trace.consider(card, worth, "lieren compares it")
			if not best or worth > most then best, most = card, worth end
		end
	end
	return best, most
end

sgs.ai_skill_invoke.lieren = function(self, data)
	local victim = data:toDamage().to
	self.lieren_card = nil
	if not victim or not self:isEnemy(victim) or victim:isKongcheng() then return false end
	if victim:getCardCount(true) > 1 and self:doNotDiscard(victim, "he", false, 2) then
		trace.reject(victim, "losing cards would not hurt him")
		return false
	end
	local card, worth = best_card(self, victim)
	if not card or worth <= 0 then return false end
	self.lieren_card = card:getId()
	return true
end

-- She plays the card that she has decided on, he the highest that he can spare.
sgs.ai_skill_pindian.lieren = function(_, self, requestor, highest)
	if requestor ~= self.player then return highest end
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:getId() == self.lieren_card then return card end
	end
	return nil
end

sgs.ai_cardneed.lieren = function(to, card, self)
	return card:isKindOf("Slash") and getKnownCard(to, self.player, "Slash", true) == 0
end
