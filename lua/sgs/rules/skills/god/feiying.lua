-- 飞影 feiying (Cao Cao as a god): others are one further from him.

sgs.CreateDistanceSkill({ name = "feiying", correct_func = function(_, _, to)
	return to:hasSkill("feiying") and 1 or 0
end })
