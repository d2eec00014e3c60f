-- 琴音 qinyin (Zhou Yu as a god): where he has discarded two cards or more in his discard phase, he may let everybody
-- recover one health, or lose one, when it ends.

local function anybody_is_wounded(room)
	for _, player in ipairs(room:getAlivePlayers()) do
		if player:isWounded() then return true end
	end
	return false
end

local PLAY = {
	up = function(room, player, other) room:recover(other, sgs.RecoverStruct(player)) end,
	down = function(room, _, other) room:loseHp(other) end,
	cancel = function() end,
}

local function perform(room, player)
	local choices = anybody_is_wounded(room) and "up+down+cancel" or "down+cancel"
	local play = PLAY[room:askForChoice(player, "qinyin", choices)]
	for _, other in ipairs(room:getAllPlayers()) do play(room, player, other) end
end

sgs.CreateTriggerSkill({ name = "qinyin", events = { sgs.CardsMoveOneTime, sgs.EventPhaseStart, sgs.EventPhaseEnd },
	on_trigger = function(_, event, player, data, room)
		if player:getPhase() ~= sgs.Player_Discard then return false end
		if event == sgs.CardsMoveOneTime then
			local move = data:toMoveOneTime()
			if move.from == player and move.reason:isDiscard() then room:addPlayerMark(player, "qinyin", #move.card_ids) end
			return false
		end
		local count = player:getMark("qinyin")
		room:setPlayerMark(player, "qinyin", 0)
		if event == sgs.EventPhaseEnd and count >= 2 then perform(room, player) end
		return false
	end })
