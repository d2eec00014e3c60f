-- 倾国 (Zhen Ji): a black card from the hand is used as Jink, so black cards are kept. What makes the Jink is in
-- smart/conversions.lua.

sgs.ai_suit_priority.qingguo = "diamond|heart|club|spade"
sgs.qingguo_suit_value = { spade = 4.1, club = 4.2 }

sgs.ai_cardneed.qingguo = function(to, card)
	return card:isBlack() and to:getHandcardNum() < 2
end
