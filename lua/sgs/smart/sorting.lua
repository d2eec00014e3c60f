-- Sorting players: self:sort(players, key). Ties keep seat order, so that an order never depends
-- on chance.

local function by(measure)
	return { measure = measure }
end

local DEFENSE = by(function(self, player)
	return sgs.getDefenseSlash(player, self)
end)

-- What a key measures; lower comes first unless `descending`.
local KEYS = {
	defense = DEFENSE,
	defenseSlash = DEFENSE,
	hp = { measure = function(_, player)
		return player:getHp()
	end, tie = DEFENSE.measure },
	handcard = by(function(_, player)
		return player:getHandcardNum()
	end),
	handcard_defense = { measure = function(_, player)
		return player:getHandcardNum()
	end, tie = DEFENSE.measure },
	value = by(function(_, player)
		return sgs.getValue(player)
	end),
	chaofeng = { measure = function(_, player)
		return sgs.getDefense(player)
	end, descending = true },
	threat = { measure = function(self, player)
		local threat = player:getHandcardNum()
		for _, other in sgs.qlist(self.room:getOtherPlayers(player)) do
			if player:inMyAttackRange(other) then threat += 10 / math.max(sgs.getDefense(other), 0.1) end
		end
		return threat
	end, descending = true },
}

local function measured(self, players, key)
	local rows = {}
	for place, player in ipairs(players) do
		local row = { player = player, value = key.measure(self, player), seat = player:getSeat(), place = place }
		row.tie = key.tie and key.tie(self, player) or 0
		if key.descending then row.value = -row.value end
		table.insert(rows, row)
	end
	return rows
end

local function before(a, b)
	if a.value ~= b.value then return a.value < b.value end
	if a.tie ~= b.tie then return a.tie < b.tie end
	if a.seat ~= b.seat then return a.seat < b.seat end
	return a.place < b.place
end

-- A key that a mod has registered as a comparator in sgs.ai_compare_funcs.
local function by_comparator(self, players, compare)
	table.sort(players, function(a, b)
		return compare(a, b, self)
	end)
end

-- Sorts players in place by a key: defense (the default), hp, handcard, value, chaofeng, threat.
function SmartAI:sort(players, key)
	key = key or "defense"
	local compare = sgs.ai_compare_funcs[key]
	if compare then return by_comparator(self, players, compare) end
	local rule = KEYS[key] or DEFENSE
	local rows = measured(self, players, rule)
	table.sort(rows, before)
	for place, row in ipairs(rows) do
		players[place] = row.player
	end
end

-- Writes a sorted list into the trace, with what it was sorted by.
function SmartAI:traceOrder(players, key, what)
	if not trace.wanted() then return end
	local rule = KEYS[key] or DEFENSE
	for _, player in ipairs(players) do
		trace.consider(player, rule.measure(self, player), what)
	end
end
