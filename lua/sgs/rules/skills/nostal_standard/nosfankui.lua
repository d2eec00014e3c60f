-- 反馈 nosfankui (Sima Yi of old): when he was hurt, he may take a card of whoever did it.

sgs.CreateMasochismSkill({ name = "nosfankui",
	on_damaged = function(self, player, damage)
		local room, from = player:getRoom(), damage.from
		if not from or from:isDead() then return end
		local areas = from == player and "e" or "he"
		if from:getCards(areas):isEmpty() or not room:askForSkillInvoke(player, self.name, sgs.QVariant(from)) then return end
		local id = room:askForCardChosen(player, from, areas, self.name)
		local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_EXTRACTION, player:objectName())
		room:obtainCard(player, id, reason, room:getCardPlace(id) ~= sgs.Player_PlaceHand)
	end })
