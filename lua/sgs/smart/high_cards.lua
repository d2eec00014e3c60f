-- Skills that compare cards want high ones: sgs.ai_cardneed.bignumber, which is no skill of its own.

local HIGH = 11

-- Whether a high card is seen in the hand.
function SmartAI:showsHighCard(player)
	for _, card in ipairs(sgs.getKnownHandcards(player, self.player)) do
		if card:getNumber() >= HIGH then return true end
	end
	return false
end

-- One is enough, in a play phase, and it should be no great loss for other uses.
sgs.ai_cardneed.bignumber = function(to, card, self)
	if self:willSkipPlayPhase(to) or self:showsHighCard(to) then return false end
	return card:getNumber() >= HIGH and self:getUseValue(card) < 6
end
