-- 武神 wushen (Guan Yu as a god): hearts in his hand are Slashes and nothing else, and these reach everybody.

sgs.CreateFilterSkill({ name = "wushen",
	view_filter = function(_, card)
		return card:getSuit() == sgs.Card_Heart and sgs.room:getCardPlace(card:getId()) == sgs.Player_PlaceHand
	end,
	view_as = function(_, card)
		return sgs.Sanguosha:cloneCard("slash", card:getSuit(), card:getNumber())
	end })

sgs.CreateTargetModSkill({ name = "#wushen", pattern = "Slash|heart",
	distance_limit_func = function(_, from)
		return from:hasSkill("wushen") and 1000 or 0
	end })
