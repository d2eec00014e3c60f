-- 新生 xinsheng (Zuo Ci): for each point of damage he may take another general that is not in play.

sgs.CreateMasochismSkill({ name = "xinsheng", frequency = sgs.Skill_Frequent,
	on_damaged = function(self, player, damage)
		local room = player:getRoom()
		for _ = 1, damage.damage do
			if player:isDead() or not room:askForSkillInvoke(player, self.name) then break end
			sgs.gain_huashens(room, player, 1)
		end
	end })
