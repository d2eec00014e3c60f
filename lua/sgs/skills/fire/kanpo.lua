-- 看破 kanpo (Wolong): a black card from the hand is used as Nullification, so black cards are kept. When
-- to use one is the common rule of Nullification.

sgs.ai_suit_priority.kanpo = "diamond|heart|club|spade"
sgs.kanpo_suit_value = { spade = 3.9, club = 3.9 }

sgs.ai_view_as.kanpo = function(card, _, place)
	local at_hand = place == nil or place == sgs.Player_PlaceHand or place == sgs.Player_PlaceSpecial
	if not at_hand or not card:isBlack() or card:getEffectiveId() < 0 then return nil end
	return sgs.convertedCard(card, "nullification", "kanpo")
end

sgs.ai_cardneed.kanpo = function(_, card)
	return card:isBlack()
end
