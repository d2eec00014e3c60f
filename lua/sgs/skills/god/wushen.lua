-- 武神 wushen (Guan Yu as a god): hearts in hand are Slashes and nothing else, which reach everybody. There
-- is nothing to decide; hearts are the last suit that he parts with.

sgs.ai_suit_priority.wushen = "club|spade|diamond|heart"

-- Nothing can be used on him who is struck by them, so of his Slashes they come first, and are kept longest.
sgs.ai_card_bonus.wushen = function(_, card)
	if card:isKindOf("Slash") and card:getSuit() == sgs.Card_Heart then return 0, 0.03, 0.003 end
	return 0
end
