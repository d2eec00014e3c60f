-- 魂姿 hunzi (Sun Ce, awakening): begins his turn at one health, loses a health limit and learns yingzi and yinghun.

sgs.CreateTriggerSkill({ name = "hunzi", frequency = sgs.Skill_Wake, events = { sgs.EventPhaseStart },
	can_trigger = function(_, player)
		if not player or not player:isAlive() or not player:hasSkill("hunzi") then return false end
		return player:getPhase() == sgs.Player_Start and player:getMark("hunzi") == 0 and player:getHp() == 1
	end,
	on_trigger = function(_, _, player, _, room)
		room:setPlayerMark(player, "hunzi", 1)
		if room:changeMaxHpForAwakenSkill(player) then room:handleAcquireDetachSkills(player, "yingzi|yinghun") end
		return false
	end })
