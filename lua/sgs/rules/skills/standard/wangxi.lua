-- 忘隙 wangxi (Li Dian): for each point of damage that he deals to another or takes of one, both may draw a card.

sgs.CreateTriggerSkill({ name = "wangxi", events = { sgs.Damage, sgs.Damaged },
	on_trigger = function(self, event, player, data, room)
		local damage = data:toDamage()
		local other = event == sgs.Damage and damage.to or event == sgs.Damaged and damage.from or nil
		if not other or other == player then return false end
		for _ = 1, damage.damage do
			if player:isDead() or other:isDead() then break end
			if not room:askForSkillInvoke(player, self.name, sgs.QVariant(other)) then break end
			local both = sgs.list_of({ player, other })
			room:sortByActionOrder(both)
			room:drawCards(both, 1, self.name)
		end
		return false
	end })
