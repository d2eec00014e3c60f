-- 享乐 xiangle (Liu Shan): a Slash does nothing to him unless its user discards a basic card.

sgs.CreateTriggerSkill({ name = "xiangle", frequency = sgs.Skill_Compulsory, events = { sgs.TargetConfirming },
	on_trigger = function(self, _, player, data, room)
		local use = data:toCardUse()
		if not use.card:isKindOf("Slash") or not use.to:contains(player) or not use.from then return false end
		local pays = room:askForCard(use.from, ".Basic", "@xiangle-discard", sgs.QVariant(player), self.name)
		if not pays then table.insert(use.nullified_list, player:objectName()) end
		return false
	end })
