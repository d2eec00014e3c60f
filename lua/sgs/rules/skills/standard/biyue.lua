-- 闭月 Biyue (Diaochan): may draw one at the end of her turn.

sgs.CreatePhaseChangeSkill({ name = "biyue", frequency = sgs.Skill_Frequent,
	on_phasechange = function(_, player)
		if player:getPhase() ~= sgs.Player_Finish then return false end
		if player:getRoom():askForSkillInvoke(player, "biyue") then player:drawCards(1, "biyue") end
		return false
	end })
