-- 节命 jieming (Xun Yu): for each point of damage that he suffers he may let somebody fill his hand up to his highest health,
-- five at most.

sgs.CreateMasochismSkill({ name = "jieming",
	on_damaged = function(self, player, damage)
		local room = player:getRoom()
		for _ = 1, damage.damage do
			if player:isDead() then return end
			local to = room:askForPlayerChosen(player, room:getAlivePlayers(), self.name, "jieming-invoke", true, true)
			if not to then return end
			local missing = math.min(5, to:getMaxHp()) - to:getHandcardNum()
			if missing > 0 then to:drawCards(missing, self.name) end
		end
	end })
