-- 凿险 zaoxian (Deng Ai, awakening): with three cards on his field he loses a health limit and learns jixi.

sgs.CreateTriggerSkill({ name = "zaoxian", frequency = sgs.Skill_Wake, events = { sgs.EventPhaseStart },
	can_trigger = function(_, player)
		if not player or not player:isAlive() or not player:hasSkill("zaoxian") then return false end
		local is_start = player:getPhase() == sgs.Player_Start
		return is_start and player:getMark("zaoxian") == 0 and #player:getPile("field") >= 3
	end,
	on_trigger = function(_, _, player, _, room)
		room:setPlayerMark(player, "zaoxian", 1)
		if room:changeMaxHpForAwakenSkill(player) then room:acquireSkill(player, "jixi") end
		return false
	end })
