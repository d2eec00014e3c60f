-- 倾国 qingguo (Zhen Ji): black hand cards are Jinks for her.

sgs.CreateOneCardViewAsSkill({ name = "qingguo", response_or_use = true, response_pattern = "jink",
	view_filter = function(_, _, card)
		return card:isBlack() and not card:isEquipped()
	end,
	view_as = function(self, cards)
		local jink = sgs.Sanguosha:cloneCard("jink", cards[1]:getSuit(), cards[1]:getNumber())
		jink:addSubcard(cards[1])
		jink:setSkillName(self.name)
		return jink
	end })
