-- 据守 nosjushou (Cao Ren of the old edition): as his turn ends he may draw three cards and turn over.

sgs.CreatePhaseChangeSkill({ name = "nosjushou",
	on_phasechange = function(self, player)
		local room = player:getRoom()
		if player:getPhase() ~= sgs.Player_Finish or not room:askForSkillInvoke(player, self.name) then return false end
		player:drawCards(3, self.name)
		player:turnOver()
		return false
	end })
