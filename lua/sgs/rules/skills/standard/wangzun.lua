-- 妄尊 Wangzun (Yuanshu): as the lord's turn starts he may draw one, and the lord keeps one card less this turn.

local FLAG = "WangzunDecMaxCards"

sgs.CreateTriggerSkill({ name = "wangzun", events = { sgs.EventPhaseStart },
	can_trigger = function(_, player)
		return player ~= nil and player.alive and player:isLord() and player:getPhase() == sgs.Player_Start
	end,
	on_trigger = function(_, _, lord, _, room)
		local owner = room:findPlayerBySkillName("wangzun")
		if owner and room:askForSkillInvoke(owner, "wangzun") then
			owner:drawCards(1, "wangzun")
			room:setPlayerFlag(lord, FLAG)
		end
		return false
	end })

sgs.CreateMaxCardsSkill({ name = "#wangzun",
	extra_func = function(_, target) return target:hasFlag(FLAG) and -1 or 0 end })
