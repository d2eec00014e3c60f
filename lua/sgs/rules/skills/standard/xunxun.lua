-- 恂恂 xunxun (Li Dian): instead of drawing he may look at four cards, take two and put the others under the pile.

sgs.CreatePhaseChangeSkill({ name = "xunxun", frequency = sgs.Skill_Frequent,
	on_phasechange = function(self, player)
		local room = player:getRoom()
		if player:getPhase() ~= sgs.Player_Draw or not room:askForSkillInvoke(player, self.name) then return false end
		local ids, taken = room:getNCards(4), sgs.IntList()
		for _ = 1, 2 do
			local id = room:askForAG(player, ids, false, self.name)
			ids:removeOne(id)
			taken:append(id)
		end
		room:askForGuanxing(player, ids, sgs.Room_GuanxingDownOnly)
		room:obtainCard(player, taken, false)
		return true
	end })
