-- 国色 nosguose (Da Qiao of the old edition): uses any diamond as Indulgence, as often as she likes. The one of least
-- use goes; diamonds are kept and wanted for it.

table.insert(sgs.ai_skills, {
	name = "nosguose",
	getTurnUseCard = function(self, inclusive)
		local card = self:diamondToSpend(inclusive)
		return card and sgs.Card_Parse(sgs.convertedCard(card, "indulgence", "nosguose"))
	end,
})

sgs.nosguose_suit_value = { diamond = 3.9 }
sgs.ai_suit_priority.nosguose = "club|spade|heart|diamond"

sgs.ai_cardneed.nosguose = function(_, card)
	return card:getSuit() == sgs.Card_Diamond
end

sgs.ai_no_equip.nosguose = sgs.keepsForUse(function(card)
	return card:getSuit() == sgs.Card_Diamond
end, "diamonds are of use")
