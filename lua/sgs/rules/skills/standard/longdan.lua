-- 龙胆 longdan (Zhao Yun): Slashes are Jinks and Jinks are Slashes for him.

sgs.CreateOneCardViewAsSkill({ name = "longdan", response_or_use = true,
	enabled_at_play = function(_, player)
		return sgs.Slash_IsAvailable(player)
	end,
	enabled_at_response = function(_, _, pattern)
		return pattern == "slash" or pattern == "jink"
	end,
	view_filter = function(_, _, card)
		local pattern = sgs.Sanguosha:getCurrentCardUsePattern()
		return card:isKindOf(pattern == "jink" and "Slash" or "Jink") and not card:isEquipped()
	end,
	view_as = function(self, cards)
		local name = cards[1]:isKindOf("Jink") and "slash" or "jink"
		local made = sgs.Sanguosha:cloneCard(name, cards[1]:getSuit(), cards[1]:getNumber())
		made:addSubcard(cards[1])
		made:setSkillName(self.name)
		return made
	end })
