-- Turns and their phases.

local Room, Player = sgs.Room, sgs.Player

local ALL = { sgs.Player_RoundStart, sgs.Player_Start, sgs.Player_Judge, sgs.Player_Draw, sgs.Player_Play,
	sgs.Player_Discard, sgs.Player_Finish, sgs.Player_NotActive }

-- Turns from the current player on, until the game is over.
function Room:play_turns()
	while true do
		local player = self.current
		local ok, thrown = pcall(self.trigger, self, sgs.TurnStart, player)
		if not ok then
			if thrown ~= sgs.TurnIsBroken then error(thrown, 0) end
			self:break_turn(player)
		end
		self:setCurrent(self:next_alive(self.current, 1))
	end
end

-- What ends a turn at once, thrown by a skill.
sgs.TurnIsBroken = "the turn is broken"

function Room:throwTurnBroken()
	error(sgs.TurnIsBroken, 0)
end

-- Cleans up after a broken turn.
function Room:break_turn(player)
	self:unwind(0)
	table.clear(self.dying)
	local loose = {}
	for id, place in pairs(self.place) do
		if place == sgs.Player_PlaceTable or place == sgs.Player_PlaceJudge then table.insert(loose, id) end
	end
	table.sort(loose)
	if #loose > 0 then self:throwCard(loose, sgs.CardMoveReason(), nil) end
	self:trigger(sgs.TurnBroken, player)
	if player.phase ~= sgs.Player_NotActive then player:change_phase(player.phase, sgs.Player_NotActive) end
end

-- Another turn of somebody, inside what is going on.
function Player:gainAnExtraTurn()
	local room, current = self.room, self.room.current
	room:setCurrent(self)
	room:trigger(sgs.TurnStart, self)
	room:setCurrent(current)
end

sgs.game_rule[sgs.TurnStart] = function(room, player)
	room.turn_number = room.turn_number + 1
	if room.tags.FirstRound then
		room:setTag("FirstRound", false)
		player:setFlags("Global_FirstRound")
	end
	player:addMark("Global_TurnCount")
	player:setMark("damage_point_round", 0)
	if not player.faceup then
		player:setFlags("-Global_FirstRound")
		player:turnOver()
	elseif player.alive then
		player:play()
	end
	if player.role == "lord" then room.rounds = room.rounds + 1 end
end

-- Runs the phases, all or those of a list.
function Player:play(phases)
	local entries = {}
	for index, phase in ipairs(phases or ALL) do entries[index] = { phase = phase, skipped = 0 } end
	if #entries == 0 or entries[#entries].phase ~= sgs.Player_NotActive then
		table.insert(entries, { phase = sgs.Player_NotActive, skipped = 0 })
	end
	self.phases, self.phase_index = entries, 1
	while self.phases[self.phase_index] do
		if not self.alive then
			self:change_phase(self.phase, sgs.Player_NotActive)
			break
		end
		self:run_phase(self.phases[self.phase_index])
		if self.phase == sgs.Player_NotActive then break end
		self.phase_index = self.phase_index + 1
	end
	self.phases, self.phase_index = {}, 0
	self:touch()
end

-- One phase: changing to it, being skipped or starting, proceeding, ending.
function Player:run_phase(entry)
	local room = self.room
	local change = sgs.PhaseChangeStruct(self.phase, entry.phase)
	self:setPhase(sgs.Player_PhaseNone)
	local broken = room:trigger(sgs.EventPhaseChanging, self, sgs.QVariant(change))
	entry.phase = change.to
	self:setPhase(change.to)
	if change.to ~= sgs.Player_NotActive and (broken or entry.skipped ~= 0) then
		if not room:trigger(sgs.EventPhaseSkipping, self, sgs.QVariant(entry.skipped < 0)) then return end
	end
	self:proceed()
end

function Player:proceed()
	local room = self.room
	if not room:trigger(sgs.EventPhaseStart, self) and self.phase ~= sgs.Player_NotActive then
		room:trigger(sgs.EventPhaseProceeding, self)
	end
	if self.phase ~= sgs.Player_NotActive then room:trigger(sgs.EventPhaseEnd, self) end
end

-- Changes to a phase out of turn: of a player who has died, or after a broken turn.
function Player:change_phase(from, to)
	self:setPhase(sgs.Player_PhaseNone)
	local broken = self.room:trigger(sgs.EventPhaseChanging, self, sgs.QVariant(sgs.PhaseChangeStruct(from, to)))
	if broken and to ~= sgs.Player_NotActive then
		self:setPhase(from)
		return
	end
	self:setPhase(to)
	table.remove(self.phases, 1)
	self:proceed()
end

-- Marks a phase of this turn as skipped: by an effect, or as a cost.
function Player:skip(phase, is_cost)
	for index = math.max(self.phase_index, 1), #self.phases do
		local entry = self.phases[index]
		if entry.phase == phase then
			if entry.skipped == 0 then entry.skipped = is_cost and -1 or 1 elseif is_cost then entry.skipped = -1 end
			self:touch()
			return
		end
	end
end

function Player:isSkipped(phase)
	for index = math.max(self.phase_index, 1), #self.phases do
		if self.phases[index].phase == phase then return self.phases[index].skipped ~= 0 end
	end
	return false
end

-- Puts a phase at the present place.
function Player:insertPhase(phase)
	table.insert(self.phases, math.max(self.phase_index, 1), { phase = phase, skipped = 0 })
	self:setPhase(phase)
end

sgs.game_rule[sgs.EventPhaseChanging] = function(room, player, data)
	local change = data.value
	if change.to == sgs.Player_NotActive then
		player:clearFlags()
		player:clearCardLimitation(true)
		for _, other in ipairs(room:getAllPlayers()) do
			if other:getMark("drank") > 0 then other:setMark("drank", 0) end
		end
	elseif change.to == sgs.Player_Play then
		player:setMark("damage_point_play_phase", 0)
		player:clearHistory()
	end
end

sgs.game_rule[sgs.EventPhaseEnd] = function(_, player)
	if player.phase == sgs.Player_Play then player:clearHistory() end
end

-- What a phase is about.
local BODIES = {
	[sgs.Player_Judge] = function(room, player)
		local tricks = table.clone(player.judging)
		while #tricks > 0 and player.alive do
			local trick = room.cards[table.remove(tricks)]
			if not room:cardEffect(trick, nil, player) then trick.class.on_nullified(trick, player) end
		end
	end,
	[sgs.Player_Draw] = function(room, player)
		player:setFlags("-Global_FirstRound")
		local data = sgs.QVariant(2)
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
