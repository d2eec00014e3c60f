-- Endings in specs: scene{ hand = "AA9", others = { 10, 3 }, landlord = 2, last = "3", by = 1 }. So many cards are
-- left to the next seat and to the one after it, or those that a text names, which then are held by nobody
-- else; `last` was played by the seat before, or with `by = 2` by the one before that. The turns that lead
-- there are made up of single cards: the landlord leads, then whoever plays last. Only the spec runner loads this.

local kit = ...

local function after(seat, turns) return (seat - 1 + turns) % 3 + 1 end

-- Cards left and cards that are kept from the pile, by seat.
local function seats(fields)
	local seat = fields.seat or 1
	local left, kept = { [seat] = #fields.hand }, fields.hand
	for turns, others in ipairs(fields.others) do
		left[after(seat, turns)] = type(others) == "string" and #others or others
		if type(others) == "string" then kept = doudizhu.add(kept, others) end
	end
	return left, kept
end

-- Takes a card out of the pile: the lowest, the highest, or one of the middle.
local function take(pile, which)
	local at = which == "low" and 1 or which == "high" and #pile or (#pile + 1) // 2
	return table.remove(pile, at)
end

-- One seat's single cards: it takes the lead with a high one and gives it away with a low one.
local function block(history, pile, count, first, last)
	for at = 1, count do
		local takes, gives = at == 1 and not first, at == count and not last
		local which = takes and not gives and "high" or gives and not takes and "low" or "middle"
		table.insert(history, take(pile, which))
		if at < count or last then kit.passes(history, 2) end
	end
end

function kit.passes(history, count)
	for _ = 1, count do table.insert(history, "pass") end
end

-- Who leads last: whoever has played `last`, or the seat itself.
local function leader(fields)
	local seat = fields.seat or 1
	return fields.last and after(seat, 3 - (fields.by or 1)) or seat
end

function kit.ending(fields)
	local left, kept = seats(fields)
	local seat, landlord = fields.seat or 1, fields.landlord or 1
	local last = leader(fields)
	if fields.last then kept = doudizhu.add(kept, fields.last) end
	local pile = {}
	string.gsub(doudizhu.sub(doudizhu.DECK, kept), ".", function(card) table.insert(pile, card) end)
	local order, history, spent = {}, {}, {}
	for turns = 0, 2 do
		local who = after(landlord, turns)
		spent[who] = (who == landlord and 20 or 17) - left[who] - (who == last and #(fields.last or "") or 0)
		if who ~= last and spent[who] > 0 then table.insert(order, { who, spent[who] }) end
	end
	-- the landlord leads first, though it may be he who leads last
	local twice = last == landlord and #order > 0 and 1 or 0
	if twice == 1 then table.insert(order, 1, { landlord, 1 }) end
	table.insert(order, { last, spent[last] - twice })
	for at, turn in ipairs(order) do
		-- turns between two seats are passes
		while after(landlord, #history) ~= turn[1] do table.insert(history, "pass") end
		block(history, pile, turn[2], at == 1, at == #order)
	end
	if fields.last then
		table.insert(history, fields.last)
		kit.passes(history, (fields.by or 1) - 1)
	end
	local made = kit.copy(fields)
	made.others, made.last, made.by = nil, nil, nil
	made.seat, made.landlord, made.history = seat, landlord, history
	made.rules = fields.rules or "douzero"
	return made
end
