-- 义从 Yicong (Gongsunzan, compulsory): healthy he is nearer to others, weak they are farther from him.

sgs.CreateDistanceSkill({ name = "yicong",
	correct_func = function(_, from, to)
		local correct = 0
		if from:hasSkill("yicong") and from:getHp() > 2 then correct = -1 end
		if to:hasSkill("yicong") and to:getHp() <= 2 then correct = correct + 1 end
		return correct
	end })
