-- 勤学 Qinxue (Lvmeng, awakening): with a hand far larger than his health he learns gongxin.

sgs.CreateTriggerSkill({ name = "qinxue", frequency = sgs.Skill_Wake, events = { sgs.EventPhaseStart },
	can_trigger = function(_, player, room)
		if not player or not player.alive or not player:hasSkill("qinxue") or player:getMark("qinxue") > 0 then
			return false
		end
		local needed = #room:getPlayers() >= 7 and 2 or 3
		return player:getPhase() == sgs.Player_Start and player:getHandcardNum() - player:getHp() >= needed
	end,
	on_trigger = function(_, _, player, _, room)
		room:setPlayerMark(player, "qinxue", 1)
		if room:changeMaxHpForAwakenSkill(player) then room:acquireSkill(player, "gongxin") end
		return false
	end })
