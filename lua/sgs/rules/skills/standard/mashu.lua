-- 马术 mashu (Ma Chao, compulsory): others are one nearer to him.

sgs.CreateDistanceSkill({ name = "mashu",
	correct_func = function(_, from)
		return from:hasSkill("mashu") and -1 or 0
	end })
