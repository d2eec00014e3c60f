-- 急救 Jijiu (Huatuo): out of his turn a red card as Peach.

sgs.CreateOneCardViewAsSkill({ name = "jijiu",
	view_filter = function(_, _, card) return card:isRed() end,
	view_as = function(_, cards)
		local peach = sgs.Sanguosha:cloneCard("peach", cards[1]:getSuit(), cards[1]:getNumber())
		peach:addSubcard(cards[1])
		peach:setSkillName("jijiu")
		return peach
	end,
	enabled_at_play = function() return false end,
	enabled_at_response = function(_, player, pattern)
		return player:getPhase() == sgs.Player_NotActive and pattern:find("peach") ~= nil
	end })
