-- 武圣 wusheng (Guan Yu): red cards are Slashes for him.

sgs.CreateOneCardViewAsSkill({ name = "wusheng", response_or_use = true,
	enabled_at_play = function(_, player)
		return sgs.Slash_IsAvailable(player)
	end,
	enabled_at_response = function(_, _, pattern)
		return pattern == "slash"
	end,
	view_filter = function(_, _, card)
		return card:isRed()
	end,
	view_as = function(self, cards)
		local slash = sgs.Sanguosha:cloneCard("slash", cards[1]:getSuit(), cards[1]:getNumber())
		slash:addSubcard(cards[1])
		slash:setSkillName(self.name)
		return slash
	end })
