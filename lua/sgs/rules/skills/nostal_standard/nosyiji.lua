-- 遗计 nosyiji (Guo Jia of old): for each point of damage he may look at the top two cards and give them to whom he
-- likes; what he does not give is his.

sgs.CreateMasochismSkill({ name = "nosyiji", frequency = sgs.Skill_Frequent,
	on_damaged = function(self, player, damage)
		local room = player:getRoom()
		for _ = 1, damage.damage do
			if player:isDead() or not room:askForSkillInvoke(player, self.name) then return end
			local ids = room:getNCards(2, false)
			while player:isAlive() and room:askForYiji(player, ids, self.name, true, false, true) do end
			if player:isAlive() then
				room:obtainCard(player, ids, false)
			else
				room:throwCard(ids, sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_NATURAL_ENTER, player:objectName()), nil)
			end
		end
	end })
