-- 国色 Guose (Daqiao of old): a diamond as Indulgence.

sgs.CreateOneCardViewAsSkill({ name = "nosguose",
	view_filter = function(_, _, card) return card:getSuit() == sgs.Card_Diamond end,
	view_as = function(_, cards)
		local trick = sgs.Sanguosha:cloneCard("indulgence", cards[1]:getSuit(), cards[1]:getNumber())
		trick:addSubcard(cards[1])
		trick:setSkillName("nosguose")
		return trick
	end })
