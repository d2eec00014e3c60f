-- 反馈 fankui (Sima Yi): for each point of damage he may take a card of whoever dealt it.

sgs.CreateMasochismSkill({ name = "fankui",
	on_damaged = function(self, player, damage)
		local room, from = player:getRoom(), damage.from
		for _ = 1, damage.damage do
			if not from or from:isDead() or player:isDead() then return end
			local areas = from == player and "e" or "he"
			if from:getCards(areas):isEmpty() or not room:askForSkillInvoke(player, self.name, sgs.QVariant(from)) then return end
			local id = room:askForCardChosen(player, from, areas, self.name)
			local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_EXTRACTION, player:objectName())
			room:obtainCard(player, id, reason, room:getCardPlace(id) ~= sgs.Player_PlaceHand)
		end
	end })
