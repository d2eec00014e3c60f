-- 无谋 wumou (Lü Bu as a god): each trick that is not delayed costs him a mark of wrath, or a health point.

sgs.CreateTriggerSkill({ name = "wumou", frequency = sgs.Skill_Compulsory, events = { sgs.CardUsed },
	on_trigger = function(self, _, player, data, room)
		if not data:toCardUse().card:isNDTrick() then return false end
		local has_wrath = player:getMark("@wrath") > 0
		if has_wrath and room:askForChoice(player, self.name, "discard+losehp") == "discard" then
			player:loseMark("@wrath")
		else
			room:loseHp(player)
		end
		return false
	end })
