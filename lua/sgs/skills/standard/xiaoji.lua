-- 枭姬 xiaoji (Sun Shangxiang): draws two cards for each piece of equipment she loses. So she keeps equipment to put
-- it on, and friends give her theirs.

sgs.xiaoji_keep_value = { Armor = 5, DefensiveHorse = 5, Jink = 5.1, OffensiveHorse = 4.8, Peach = 6, Weapon = 4.9 }

sgs.ai_cardneed.xiaoji = function(to, card, self)
	return card:isKindOf("EquipCard") and not self:willSkipPlayPhase(to)
end
