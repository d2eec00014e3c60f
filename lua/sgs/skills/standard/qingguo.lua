-- 倾国 qingguo (Zhen Ji): a black card from the hand is used as Jink, so black cards are kept, clubs a little dearer
-- than spades.

sgs.ai_suit_priority.qingguo = "diamond|heart|club|spade"
sgs.qingguo_suit_value = { spade = 4.1, club = 4.2 }

sgs.ai_view_as.qingguo = function(card, _, place)
	local held = not place or place == sgs.Player_PlaceHand or place == sgs.Player_PlaceSpecial
	if not held or card:getEffectiveId() < 0 or not card:isBlack() then return nil end
	return sgs.convertedCard(card, "jink", "qingguo")
end

sgs.ai_cardneed.qingguo = function(to, card)
	return card:isBlack() and to:getHandcardNum() < 2
end
