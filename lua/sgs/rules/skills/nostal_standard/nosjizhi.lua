-- 集智 nosjizhi (Huang Yueying of old): for a trick that she uses, but for delayed ones, she may draw a card.

sgs.CreateTriggerSkill({ name = "nosjizhi", frequency = sgs.Skill_Frequent, events = { sgs.CardUsed },
	on_trigger = function(self, _, player, data, room)
		if not data:toCardUse().card:isNDTrick() then return false end
		if room:askForSkillInvoke(player, self.name) then player:drawCards(1, self.name) end
		return false
	end })
