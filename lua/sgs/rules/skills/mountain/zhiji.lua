-- 志继 zhiji (Jiang Wei, awakening): begins his turn without hand cards, loses a health limit, recovers or draws two, and
-- learns guanxing.

local function console(room, player)
	local choice = "draw"
	if player:isWounded() then choice = room:askForChoice(player, "zhiji", "recover+draw") end
	if choice == "recover" then
		room:recover(player, sgs.RecoverStruct(player))
	else
		player:drawCards(2, "zhiji")
	end
end

sgs.CreateTriggerSkill({ name = "zhiji", frequency = sgs.Skill_Wake, events = { sgs.EventPhaseStart },
	can_trigger = function(_, player)
		if not player or not player:isAlive() or not player:hasSkill("zhiji") then return false end
		return player:getPhase() == sgs.Player_Start and player:getMark("zhiji") == 0 and player:isKongcheng()
	end,
	on_trigger = function(_, _, player, _, room)
		room:setPlayerMark(player, "zhiji", 1)
		if not room:changeMaxHpForAwakenSkill(player) then return false end
		console(room, player)
		if player:isAlive() then room:acquireSkill(player, "guanxing") end
		return false
	end })
