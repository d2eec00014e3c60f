-- The room: who sits there, what is remembered of the game, and what the host is told to read anew.

local Room = sgs.Room

function sgs.new_room(setup)
	local room = setmetatable({
		mode = setup.mode, players = {}, cards = {}, draw = {}, discard = {}, on_table = {}, place = {}, owner = {}, tags = {},
		closed_piles = {}, listeners = {}, known_skills = {}, stack = {}, dying = {}, dirty = {}, dirty_players = {},
		dirty_cards = {}, table_dirty = true, tags_dirty = true, pattern = "", use_reason = 0, swaps = 0,
		card_count = 0, chain_count = 0, damage_stack = {}, skill_version = 0,
		turn_number = 0, rounds = 0,
	}, Room)
	return room
end

function Room:getMode() return self.mode end
function Room:getCurrent() return self.current end
function Room:setCurrent(player) self.current = player; self.table_dirty = true end
function Room:getPlayers() return sgs.list_of(table.clone(self.players)) end
function Room:getThread() return self end
function Room:getOwner() return self.players[1] end

-- The living, by seat.
function Room:getAlivePlayers()
	local list = {}
	for _, player in ipairs(self.players) do
		if player.alive then list[#list + 1] = player end
	end
	return sgs.list_of(list)
end

function Room:alivePlayerCount()
	local count = 0
	for _, player in ipairs(self.players) do
		if player.alive then count = count + 1 end
	end
	return count
end

-- In action order: from the current player on; he comes last where it is nobody's turn.
function Room:getAllPlayers(with_dead)
	local players, list = self.players, {}
	local from = table.find(players, self.current) or 1
	local last = self.current and self.current.phase == sgs.Player_NotActive and self.current or nil
	for step = 0, #players - 1 do
		local player = players[(from + step - 1) % #players + 1]
		if (player.alive or with_dead) and player ~= last then list[#list + 1] = player end
	end
	if last and (last.alive or with_dead) then list[#list + 1] = last end
	return sgs.list_of(list)
end

function Room:getOtherPlayers(except, with_dead)
	local list = self:getAllPlayers(with_dead)
	list:removeOne(except)
	return list
end

function Room:next_alive(player, count)
	local players = self.players
	local place, found = table.find(players, player), player
	for _ = 1, count do
		repeat
			place = place % #players + 1
			found = players[place]
		until found.alive or found == player
	end
	return found
end

function Room:getLord()
	for _, player in ipairs(self.players) do
		if player.role == "lord" then return player end
	end
	return nil
end

function Room:getLieges(kingdom, lord)
	return self:getOtherPlayers(lord):filter(function(player) return player.kingdom == kingdom end)
end

function Room:findPlayer(name, with_dead)
	for _, player in ipairs(self:getAllPlayers(with_dead)) do
		if player.name == name or player.general == name or player.general2 == name then return player end
	end
	return nil
end

function Room:findPlayerByObjectName(name)
	for _, player in ipairs(self.players) do
		if player.name == name then return player end
	end
	return nil
end

function Room:findPlayersBySkillName(skill)
	return self:getAllPlayers():filter(function(player) return player:hasSkill(skill) end)
end

function Room:findPlayerBySkillName(skill)
	return self:findPlayersBySkillName(skill)[1]
end

-- Which of two acts first.
function Room:getFront(one, other)
	for _, player in ipairs(self:getAllPlayers(true)) do
		if player == one or player == other then return player end
	end
	return one
end

function Room:sortByActionOrder(players)
	local order = {}
	for index, player in ipairs(self:getAllPlayers(true)) do order[player] = index end
	table.sort(players, function(one, other) return (order[one] or 99) < (order[other] or 99) end)
end

-- Seats of the living, counted from 1; the dead keep theirs.
function Room:renumber_seats()
	for seat, player in ipairs(self:getAlivePlayers()) do
		if player.seat ~= seat then player:setSeat(seat) end
	end
end
