-- 崩坏 benghuai (Dong Zhuo, compulsory): while somebody has less health than he, each of his turns costs him a point of health
-- or of his highest health.

sgs.CreatePhaseChangeSkill({ name = "benghuai", frequency = sgs.Skill_Compulsory,
	on_phasechange = function(self, player)
		if player:getPhase() ~= sgs.Player_Finish then return false end
		local room = player:getRoom()
		local weaker = room:getOtherPlayers(player):filter(function(other) return other:getHp() < player:getHp() end)
		if weaker:isEmpty() then return false end
		if room:askForChoice(player, self.name, "hp+maxhp") == "hp" then
			room:loseHp(player)
		else
			room:loseMaxHp(player)
		end
		return false
	end })
