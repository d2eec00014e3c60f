-- 天妒 tiandu (Guo Jia): when a judgement of his takes effect, he may take its card.

sgs.CreateTriggerSkill({ name = "tiandu", frequency = sgs.Skill_Frequent, events = { sgs.FinishJudge },
	on_trigger = function(self, _, player, data, room)
		local card = data:toJudge().card
		local is_there = room:getCardPlace(card:getEffectiveId()) == sgs.Player_PlaceJudge
		if is_there and room:askForSkillInvoke(player, self.name, sgs.QVariant(card)) then player:obtainCard(card) end
		return false
	end })
