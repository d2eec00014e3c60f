-- 咆哮 paoxiao (Zhang Fei): he may use any number of Slashes.

sgs.CreateTargetModSkill({ name = "paoxiao", frequency = sgs.Skill_NotCompulsory,
	residue_func = function(_, from)
		return from:hasSkill("paoxiao") and 1000 or 0
	end })
