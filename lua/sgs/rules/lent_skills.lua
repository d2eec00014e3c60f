-- Lord skills by which lieges do something for their lord: they are lent a skill for it, and serve each such lord once in
-- each of their play phases.

-- Makes the lord skill `name`, by which the men of `kingdom` are lent the skill `lent`. The flags `served` (of a lord) and
-- `spent` (of a liege who can serve nobody more) last as long as the phase. Gives lords(room, player), those whom he may
-- still serve, and serve(room, player, lord).
function sgs.CreateLentSkill(spec)
	local made = {}

	function made.lords(room, player)
		return room:getOtherPlayers(player):filter(function(other)
			return other:hasLordSkill(spec.name) and not other:hasFlag(spec.served)
		end)
	end

	function made.serve(room, player, lord)
		lord:setFlags(spec.served)
		if made.lords(room, player):isEmpty() then player:setFlags(spec.spent) end
	end

	local function lend(room)
		for _, player in ipairs(room:getAlivePlayers()) do
			if player:getKingdom() == spec.kingdom and not made.lords(room, player):isEmpty() then
				room:attachSkillToPlayer(player, spec.lent)
			else
				room:detachAttachedSkill(player, spec.lent)
			end
		end
	end

	local function end_phase(room, player)
		if player:hasFlag(spec.spent) then player:setFlags("-" .. spec.spent) end
		for _, other in ipairs(room:getPlayers()) do
			if other:hasFlag(spec.served) then other:setFlags("-" .. spec.served) end
		end
	end

	-- At the start of the game, when everybody's kingdom is known, before each play phase, and when a lord gains or loses it.
	made.skill = sgs.CreateTriggerSkill({ name = spec.name .. "$", priority = { [sgs.GameStart] = -1 },
		events = { sgs.GameStart, sgs.EventPhaseChanging, sgs.EventAcquireSkill, sgs.EventLoseSkill },
		can_trigger = function()
			return true
		end,
		on_trigger = function(_, event, player, data, room)
			if event ~= sgs.EventPhaseChanging then
				if event == sgs.GameStart or data:toString() == spec.name then lend(room) end
				return false
			end
			local change = data:toPhaseChange()
			if change.from == sgs.Player_Play then end_phase(room, player) end
			if change.to == sgs.Player_Play then lend(room) end
			return false
		end })
	return made
end
