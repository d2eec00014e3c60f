-- 奸雄 nosjianxiong (Cao Cao of old): when he was hurt, he may take the cards that hurt him.

sgs.CreateMasochismSkill({ name = "nosjianxiong",
	on_damaged = function(self, player, damage)
		local room, card = player:getRoom(), damage.card
		if not card or card:subcardsLength() == 0 then return end
		for _, id in sgs.qlist(card:getSubcards()) do
			if room:getCardPlace(id) ~= sgs.Player_PlaceTable then return end
		end
		if room:askForSkillInvoke(player, self.name, sgs.QVariant(damage)) then player:obtainCard(card) end
	end })
