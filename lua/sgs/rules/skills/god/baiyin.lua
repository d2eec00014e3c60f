-- 拜印 baiyin (Sima Yi as a god, awakening): with four marks of patience he loses a health limit and learns jilve.

sgs.CreateTriggerSkill({ name = "baiyin", frequency = sgs.Skill_Wake, events = { sgs.EventPhaseStart },
	can_trigger = function(_, player)
		if not player or not player:isAlive() or not player:hasSkill("baiyin") then return false end
		local is_start = player:getPhase() == sgs.Player_Start
		return is_start and player:getMark("baiyin") == 0 and player:getMark("@bear") >= 4
	end,
	on_trigger = function(_, _, player, _, room)
		room:setPlayerMark(player, "baiyin", 1)
		if room:changeMaxHpForAwakenSkill(player) then room:acquireSkill(player, "jilve") end
		return false
	end })
