-- Turns and their phases.

local Room, Player = sgs.Room, sgs.Player

local ALL = { sgs.Player_RoundStart, sgs.Player_Start, sgs.Player_Judge, sgs.Player_Draw, sgs.Player_Play,
	sgs.Player_Discard, sgs.Player_Finish, sgs.Player_NotActive }

-- Turns from the current player on, until the game is over.
function Room:play_turns()
	while true do self:take_turn() end
end

-- The turn of the current player; then the next one is.
function Room:take_turn()
	local player = self.current
	local ok, thrown = pcall(self.trigger, self, sgs.TurnStart, player)
	if not ok then
		if thrown ~= sgs.TurnIsBroken then error(thrown, 0) end
		self:break_turn(player)
	end
	self:setCurrent(self:mode_says("next_player", self, self.current) or self:next_alive(self.current, 1))
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
