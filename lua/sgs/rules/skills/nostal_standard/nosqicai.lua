-- 奇才 nosqicai (Huang Yueying of old, compulsory): her tricks reach everybody.

sgs.CreateTargetModSkill({ name = "nosqicai", pattern = "TrickCard",
	distance_limit_func = function(_, from)
		return from:hasSkill("nosqicai") and 1000 or 0
	end })
