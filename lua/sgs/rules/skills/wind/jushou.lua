-- 据守 jushou (Cao Ren): as his turn ends he may draw a card and turn over.

sgs.CreatePhaseChangeSkill({ name = "jushou",
	on_phasechange = function(self, player)
		local room = player:getRoom()
		if player:getPhase() ~= sgs.Player_Finish or not room:askForSkillInvoke(player, self.name) then return false end
		player:drawCards(1, self.name)
		player:turnOver()
		return false
	end })
