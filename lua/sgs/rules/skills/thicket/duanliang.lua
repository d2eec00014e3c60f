-- 断粮 duanliang (Xu Huang): a black basic card or piece of equipment is used as Supply Shortage; his Shortages reach players
-- at a distance of two.

sgs.CreateOneCardViewAsSkill({ name = "duanliang", filter_pattern = "BasicCard,EquipCard|black" })

sgs.CreateTargetModSkill({ name = "#duanliang-target", pattern = "SupplyShortage",
	distance_limit_func = function(_, player)
		return player:hasSkill("duanliang") and 1 or 0
	end })
