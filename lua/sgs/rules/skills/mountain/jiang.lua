-- 激昂 jiang (Sun Ce): draws a card, if he wants, for each Duel or red Slash that he uses or that is aimed at him.

local function counts(card)
	return card:isKindOf("Duel") or (card:isKindOf("Slash") and card:isRed())
end

sgs.CreateTriggerSkill({ name = "jiang", frequency = sgs.Skill_Frequent,
	events = { sgs.TargetSpecified, sgs.TargetConfirmed },
	on_trigger = function(self, event, player, data, room)
		local use = data:toCardUse()
		local is_his = event == sgs.TargetSpecified or use.to:contains(player)
		if is_his and counts(use.card) and room:askForSkillInvoke(player, self.name, data) then
			player:drawCards(1, self.name)
		end
		return false
	end })
