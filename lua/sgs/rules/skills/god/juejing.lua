-- 绝境 juejing (Zhao Yun as a god): draws one card more for each health point that he lacks, and keeps two more.

sgs.CreateDrawCardsSkill({ name = "juejing", frequency = sgs.Skill_Compulsory,
	draw_num_func = function(_, player, count)
		return count + player:getLostHp()
	end })

sgs.CreateMaxCardsSkill({ name = "juejing", extra_func = function(_, player)
	return player:hasSkill("juejing") and 2 or 0
end })
