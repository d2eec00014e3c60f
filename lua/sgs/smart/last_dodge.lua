-- The last card that could dodge a blow is not turned into something else while one more blow may kill.

function SmartAI:isLastDodge(card)
	return isCard("Jink", card, self.player) and self:isWeak() and self:getCardsNum("Jink", "he", true) <= 1
end
