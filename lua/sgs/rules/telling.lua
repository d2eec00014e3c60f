-- What players are told of what happens.

local Room = sgs.Room

-- Skills may come in and out of effect with whatever changes.
function Room:note_invalid_skills()
	if #sgs.modifiers.invalidity == 0 or #self.dirty_players == 0 then return end
	for _, player in ipairs(self.players) do player:note_invalid() end
end

local function distances_of(player)
	local distances = {}
	for _, other in ipairs(player.room.players) do
		if other ~= player and other.alive then distances[other.name] = player:distanceTo(other) end
	end
	return distances
end

local function is_same(one, other)
	for name, number in pairs(one) do
		if other[name] ~= number then return false end
	end
	for name in pairs(other) do
		if one[name] == nil then return false end
	end
	return true
end

-- What skills of mods change of distances, ranges and hand limits is said outright.
function Room:note_words()
	local changed = sgs.changed_by_mods
	if not (changed.distance or changed.attack_range or changed.max_cards) or #self.dirty_players == 0 then return end
	for _, player in ipairs(self.players) do
		local words = player.words
		local distances = changed.distance and player.alive and distances_of(player) or {}
		local range = changed.attack_range and player.alive and player:getAttackRange() or nil
		local most = changed.max_cards and player.alive and player:getMaxCards() or nil
		if not is_same(distances, words.distances) or range ~= words.attack_range or most ~= words.max_cards then
			player.words = { distances = distances, attack_range = range, max_cards = most }
			player:touch()
		end
	end
end

-- Players are told what has happened.
function Room:tell(event, player, data)
	self:note_invalid_skills()
	self:note_words()
	sgs.host.tell(event, player.name, data.value)
end

-- Events that were going on when an exception ended them are told as well, down to a depth.
function Room:unwind(depth)
	for level = #self.stack, depth + 1, -1 do
		local open = self.stack[level]
		self.stack[level] = nil
		if open.player then self:tell(open.event, open.player, open.data) end
	end
end

-- A choice of a player becomes known: a text, or the use of a card.
function Room:choice_made(player, what)
	for _, other in ipairs(self:getAlivePlayers()) do
		for flag in pairs(other.flags) do
			if flag:match("^Global_.*Failed$") then other:setFlags("-" .. flag) end
		end
	end
	self:trigger(sgs.ChoiceMade, player, sgs.QVariant(what))
end
