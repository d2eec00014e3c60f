-- 克己 Keji (Lvmeng): without a Slash in his play phase he may skip the discard phase.

local FLAG = "KejiSlashInPlayPhase"

sgs.CreateTriggerSkill({ name = "keji", frequency = sgs.Skill_Frequent, events = { sgs.EventPhaseChanging },
	on_trigger = function(_, _, player, data, room)
		if data:toPhaseChange().to ~= sgs.Player_Discard then return false end
		if not player:hasFlag(FLAG) and room:askForSkillInvoke(player, "keji") then
			player:skip(sgs.Player_Discard)
		end
		return false
	end })

sgs.CreateTriggerSkill({ name = "#keji-record", global = true, events = { sgs.PreCardUsed, sgs.CardResponded },
	can_trigger = function(_, player) return player ~= nil and player.alive and player:getPhase() == sgs.Player_Play end,
	on_trigger = function(_, event, player, data)
		local card = event == sgs.PreCardUsed and data:toCardUse().card or data:toCardResponse().m_card
		if card and card:isKindOf("Slash") then player:setFlags(FLAG) end
		return false
	end })
