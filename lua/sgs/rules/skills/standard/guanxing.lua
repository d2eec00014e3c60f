-- 观星 guanxing (Zhuge Liang): at the start of his turn he may look at the top cards, as many as players live but at most
-- five, and put each on top or under the pile.

sgs.CreatePhaseChangeSkill({ name = "guanxing", frequency = sgs.Skill_Frequent,
	on_phasechange = function(self, player)
		local room = player:getRoom()
		if player:getPhase() ~= sgs.Player_Start or not room:askForSkillInvoke(player, self.name) then return false end
		local ids = room:getNCards(math.min(5, room:alivePlayerCount()), false)
		room:askForGuanxing(player, ids)
		return false
	end })
