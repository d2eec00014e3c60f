-- 红颜 hongyan (Xiao Qiao, compulsory): her spades are hearts, in her hand, worn, and as cards of her judgements.

sgs.CreateFilterSkill({ name = "hongyan", frequency = sgs.Skill_Compulsory,
	view_filter = function(_, card)
		return card:getSuit() == sgs.Card_Spade
	end,
	view_as = function(self, card)
		local heart = sgs.Sanguosha:cloneCard(card:objectName(), sgs.Card_Heart, card:getNumber())
		heart:setSkillName(self.name)
		return heart
	end })
