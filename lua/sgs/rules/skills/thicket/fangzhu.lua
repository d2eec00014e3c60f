-- 放逐 fangzhu (Cao Pi): when he has suffered damage he may have another player draw as many cards as he lacks health, and
-- turn over.

sgs.CreateMasochismSkill({ name = "fangzhu",
	on_damaged = function(self, player)
		local room = player:getRoom()
		local to = room:askForPlayerChosen(player, room:getOtherPlayers(player), self.name, "fangzhu-invoke", true, true)
		if not to then return end
		if player:isWounded() then to:drawCards(player:getLostHp(), self.name) end
		if to:isAlive() then to:turnOver() end
	end })
