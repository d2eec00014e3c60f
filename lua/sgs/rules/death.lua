-- Death, its rewards and penalties, and the end of the game.

local Room, Player = sgs.Room, sgs.Player

-- A player dies, by damage or without.
function Room:killPlayer(victim, damage)
	local witnesses = self:getAllPlayers()
	victim.alive = false
	victim.role_shown = true
	self.table_dirty = true
	victim:touch()
	self:renumber_seats()
	local data = sgs.QVariant(sgs.DeathStruct(victim, damage))
	self:trigger(sgs.BeforeGameOverJudge, victim, data)
	self:trigger(sgs.GameOverJudge, victim, data)
	for _, player in ipairs(witnesses) do
		if player.alive or player == victim then self:trigger(sgs.Death, player, data) end
	end
	victim:detachAllSkills()
	self:trigger(sgs.BuryVictim, victim, data)
end

sgs.game_rule[sgs.GameOverJudge] = function(room, player)
	local winner, is_decided = room:mode_says("winner_after", room, player)
	if not is_decided then winner = room:winner_after(player) end
	if winner then room:gameOver(winner) end
end

-- Who has won by this death: roles joined by "+", or the name of a player.
function Room:winner_after(victim)
	local alive = self:getAlivePlayers()
	if victim.role == "lord" then
		local alone = #alive == 1 and alive[1].role == "renegade"
		return alone and alive[1].name or "rebel"
	elseif victim.role == "loyalist" then
		return nil
	end
	for _, player in ipairs(alive) do
		if player.role == "rebel" or player.role == "renegade" then return nil end
	end
	return "lord+loyalist"
end

-- What ends the game from any depth.
sgs.GameIsOver = "the game is over"

-- Ends the game: who has won ("." for nobody), and why.
function Room:gameOver(winner, reason)
	self.winner, self.end_reason = winner, reason
	error(sgs.GameIsOver, 0)
end

-- Throws away what the dead leave behind, and forgets what they were.
function Player:bury()
	local room = self.room
	self:clearFlags()
	self:clearHistory()
	self:throwAllHandCardsAndEquips()
	for _, id in ipairs(table.clone(self.judging)) do
		room:throwCard({ id }, sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_THROW, self.name), nil)
	end
	self:throwAllMarks()
	self:clearPrivatePiles()
	self:clearCardLimitation(false)
end

local function reward(room, victim, killer)
	if not killer or killer:isDead() then return end
	if victim.role == "rebel" and killer ~= victim then
		killer:drawCards(3, "kill")
	elseif victim.role == "loyalist" and killer.role == "lord" then
		killer:throwAllHandCardsAndEquips()
	end
end

sgs.game_rule[sgs.BuryVictim] = function(room, player, data)
	player:bury()
	if room.tags.SkipNormalDeathProcess then return end
	local damage = data.value.damage
	local _, is_done = room:mode_says("after_burial", room, player, damage)
	if not is_done then reward(room, player, damage and damage.from) end
end

-- Comes back to life; health is the caller's.
function Room:revivePlayer(player)
	player.alive = true
	player:throwAllMarks()
	player:touch()
	self:renumber_seats()
end
