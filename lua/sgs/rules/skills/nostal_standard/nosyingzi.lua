-- 英姿 Yingzi (Zhouyu of old): may draw one more.

sgs.CreateDrawCardsSkill({ name = "nosyingzi", frequency = sgs.Skill_Frequent,
	draw_num_func = function(_, player, number)
		if player:getRoom():askForSkillInvoke(player, "nosyingzi") then return number + 1 end
		return number
	end })
