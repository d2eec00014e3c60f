-- What the phases of a turn are about, and what a player plays.

local Room = sgs.Room

-- What a phase is about.
local BODIES = {
	[sgs.Player_Judge] = function(room, player)
		local tricks = table.clone(player.judging)
		while #tricks > 0 and player.alive do
			local trick = room.cards[table.remove(tricks)]
			local lies_there = table.find(player.judging, trick.id)
			if lies_there and not room:cardEffect(trick, nil, player) then trick.class.on_nullified(trick, player) end
		end
	end,
	[sgs.Player_Draw] = function(room, player)
		local data = sgs.QVariant(room:mode_says("first_draw", player) or 2)
		player:setFlags("-Global_FirstRound")
		room:trigger(sgs.DrawNCards, player, data)
		if data.value > 0 then room:drawCards(player, data.value, "draw_phase") end
		room:trigger(sgs.AfterDrawNCards, player, sgs.QVariant(data.value))
	end,
	[sgs.Player_Play] = function(room, player)
		while player.alive and player.phase == sgs.Player_Play do
			local use = room:activate(player)
			if not use then break end
			room:useCard(use, true)
		end
	end,
	[sgs.Player_Discard] = function(room, player)
		local over = #player.hand - player:getMaxCards()
		if over > 0 then room:askForDiscard(player, "gamerule", over, over, false, false) end
	end,
}

sgs.game_rule[sgs.EventPhaseProceeding] = function(room, player)
	local body = BODIES[player.phase]
	if body then body(room, player) end
end

-- More uses in one phase than any game has: an obstinate player is taken to have ended it.
local MOST_USES = 200

-- What a player plays next; nil where he ends the phase.
function Room:activate(player)
	if player.phase ~= sgs.Player_Play then return nil end
	if player:hasFlag("Global_PlayPhaseTerminated") then
		player:setFlags("-Global_PlayPhaseTerminated")
		return nil
	end
	player.plays = (player.plays_in == self.turn_number and player.plays or 0) + 1
	player.plays_in = self.turn_number
	if player.plays > MOST_USES then return nil end
	local text = self:ask(player, "activate", {}, "", sgs.CardUseStruct_CARD_USE_REASON_PLAY)
	if type(text) == "number" then text = tostring(text) end
	if type(text) ~= "string" then return nil end
	local card, targets = sgs.parse_use(text)
	if not card then return nil end
	local use = sgs.CardUseStruct(card, player, targets)
	use.m_reason = sgs.CardUseStruct_CARD_USE_REASON_PLAY
	self:choice_made(player, use)
	return use
end
