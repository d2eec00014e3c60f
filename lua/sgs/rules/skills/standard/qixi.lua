-- 奇袭 Qixi (Ganning): a black card as Dismantlement.

sgs.CreateOneCardViewAsSkill({ name = "qixi",
	view_filter = function(_, _, card) return card:isBlack() end,
	view_as = function(_, cards)
		local trick = sgs.Sanguosha:cloneCard("dismantlement", cards[1]:getSuit(), cards[1]:getNumber())
		trick:addSubcard(cards[1])
		trick:setSkillName("qixi")
		return trick
	end })
