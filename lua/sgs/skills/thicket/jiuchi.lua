-- 酒池 jiuchi (Dong Zhuo): a spade from the hand is wine, before a Slash or when dying. He drinks the spade of
-- least use, by the rules of wine.

sgs.jiuchi_suit_value = { spade = 5 }
sgs.ai_suit_priority.jiuchi = "diamond|heart|club|spade"

local function is_wine(card, place)
	local in_hand = place == nil or place == sgs.Player_PlaceHand or place == sgs.Player_PlaceSpecial
	return in_hand and card:getEffectiveId() >= 0 and card:getSuit() == sgs.Card_Spade
end

sgs.ai_view_as.jiuchi = function(card, _, place)
	return is_wine(card, place) and sgs.convertedCard(card, "analeptic", "jiuchi") or nil
end

table.insert(sgs.ai_skills, {
	name = "jiuchi",
	getTurnUseCard = function(self)
		local spades = {}
		for _, card in sgs.qlist(self.player:getHandcards()) do
			if is_wine(card) then table.insert(spades, card) end
		end
		self:sortByUseValue(spades, true)
		local wine = spades[1] and sgs.Card_Parse(sgs.convertedCard(spades[1], "analeptic", "jiuchi"))
		return wine and sgs.Analeptic_IsAvailable(self.player, wine) and wine or nil
	end,
})

sgs.ai_cardneed.jiuchi = function(to, card, self)
	return card:getSuit() == sgs.Card_Spade and getKnownCard(to, self.player, "black", false) == 0
end
