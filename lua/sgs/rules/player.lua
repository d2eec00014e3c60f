-- A player: who he is, his health, marks, flags and what he has used.
--
-- Whatever changes a player ends in `touch`: the host then reads him anew.

local Player = sgs.Player

-- The generals that he may still send (1v1).
local function reserve_of(seat)
	local names = seat.reserve or {}
	return table.move(names, 1, #names, 1, {})
end

-- A seat at the table: { name, general, general2, role, state }.
function sgs.new_player(room, seat)
	local general = sgs.generals[seat.general] or sgs.nobody
	return setmetatable({
		room = room, name = seat.name, general = seat.general, general2 = seat.general2 or "", role = seat.role,
		role_shown = seat.role == "lord" or room:mode_says("open_roles") == true, state = seat.state or "robot", kingdom = general.kingdom,
		gender = general.gender, hp = seat.hp or 0, maxhp = seat.max_hp or 0, alive = true, faceup = true,
		chained = false, phase = sgs.Player_NotActive, seat = 0, hand = {}, equips = {}, judging = {}, piles = {},
		pile_order = {}, marks = {}, flags = {}, history = {}, tags = {}, props = {}, skills = {}, acquired = {},
		has = {}, attached = {}, lent = {}, invalid = {}, limits = {}, reserve = reserve_of(seat),
		offered = seat.offered or {}, offered_second = seat.offered_second or {}, fixed_distances = {}, words = { distances = {} }, range_pairs = {}, phases = {}, phase_index = 0,
	}, Player)
end

function Player:touch()
	local room = self.room
	if not room.dirty[self] then
		room.dirty[self] = true
		table.insert(room.dirty_players, self)
	end
end

function Player:objectName() return self.name end
function Player:screenName() return self.name end
function Player:getRoom() return self.room end
function Player:getGeneralName() return self.general end
function Player:getGeneral2Name() return self.general2 end
function Player:getGeneral() return sgs.generals[self.general] end
function Player:getGeneral2() return sgs.generals[self.general2] end
function Player:getKingdom() return self.kingdom end
function Player:getHp() return self.hp end
function Player:getMaxHp() return self.maxhp end
function Player:getLostHp() return self.maxhp - math.max(self.hp, 0) end
function Player:isWounded() return self.hp < self.maxhp end
function Player:isAlive() return self.alive end
function Player:isDead() return not self.alive end
function Player:getRole() return self.role end
function Player:isLord() return self.role == "lord" end
function Player:getSeat() return self.seat end
function Player:getPhase() return self.phase end
function Player:faceUp() return self.faceup end
function Player:isChained() return self.chained end
function Player:getGender() return self.gender end
function Player:isMale() return self.gender == sgs.General_Male end
function Player:isFemale() return self.gender == sgs.General_Female end
function Player:isNeuter() return self.gender == sgs.General_Neuter end
function Player:getState() return self.state end
function Player:isOnline() return self.state == "online" end
function Player:getAI() return self.state ~= "online" and {} or nil end
function Player:aliveCount() return self.room:alivePlayerCount() end
function Player:getSiblings() return self.room:getOtherPlayers(self, true) end
function Player:getAliveSiblings() return self.room:getOtherPlayers(self) end
function Player:speak() end

function Player:setGender(gender)
	self.gender = gender
	self:touch()
end

function Player:setKingdom(kingdom)
	self.kingdom = kingdom
	self:touch()
end

-- Sets health without an event; see Room:setPlayerProperty.
function Player:setHp(hp)
	self.hp = math.min(hp, self.maxhp)
	self:touch()
end

function Player:setMaxHp(maxhp)
	self.maxhp = math.max(maxhp, 0)
	self.hp = math.min(self.hp, self.maxhp)
	self:touch()
end

function Player:setFaceUp(faceup)
	self.faceup = faceup
	self:touch()
end

function Player:setChained(chained)
	self.chained = chained
	self:touch()
end

function Player:setPhase(phase)
	self.phase = phase
	self:touch()
end

function Player:setSeat(seat)
	self.seat = seat
	self:touch()
end

-- Whether two players sit side by side.
function Player:isAdjacentTo(other)
	local count = self.room:alivePlayerCount()
	local apart = math.abs(self.seat - other.seat)
	return apart == 1 or (apart == count - 1 and self.alive and other.alive)
end

-- The next living player, or the one after so many.
function Player:getNextAlive(count)
	return self.room:next_alive(self, count or 1)
end

-- The next player, living or not.
function Player:getNext()
	local players = self.room.players
	local place = table.find(players, self)
	return players[place % #players + 1]
end

function Player:getLastAlive(count)
	local alive = self.room:alivePlayerCount()
	return self:getNextAlive((alive - (count or 1)) % alive)
end
