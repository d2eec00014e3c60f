-- 若愚 ruoyu (Liu Shan, lord skill, awakening): when nobody has less health than he at the start of his turn, he gains a
-- health limit, recovers and learns jijiang.

local function has_least_health(player, room)
	for _, other in ipairs(room:getAlivePlayers()) do
		if other:getHp() < player:getHp() then return false end
	end
	return true
end

sgs.CreateTriggerSkill({ name = "ruoyu$", frequency = sgs.Skill_Wake, events = { sgs.EventPhaseStart },
	can_trigger = function(_, player, room)
		if not player or not player:isAlive() or not player:hasLordSkill("ruoyu") then return false end
		local may = player:getPhase() == sgs.Player_Start and player:getMark("ruoyu") == 0
		return may and has_least_health(player, room)
	end,
	on_trigger = function(_, _, player, _, room)
		room:setPlayerMark(player, "ruoyu", 1)
		if not room:changeMaxHpForAwakenSkill(player, 1) then return false end
		room:recover(player, sgs.RecoverStruct(player))
		if player:isLord() then room:acquireSkill(player, "jijiang") end
		return false
	end })
