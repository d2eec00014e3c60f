-- Endings in specs: a history that explains a short hand. One seat after the other leads single cards on which
-- all pass, the landlord first, until everybody has as few cards as wanted; whoever is to play the last play, or
-- to lead, comes last.

local kit = ...

local function after(seat, turns)
	return (seat + turns - 1) % 3 + 1
end

-- The cards that nobody needs, low to high, as a list.
local function pile_without(cards)
	local pile, rest = {}, doudizhu.sub(doudizhu.DECK, cards)
	if not rest then kit.stop("error", cards .. " are more than one deck") end
	for at = 1, #rest do pile[at] = string.sub(rest, at, at) end
	return pile
end

-- Takes out of the pile what the others still hold, where that is not told: evenly from low to high.
local function leave(pile, turns)
	local held = #pile
	for _, part in ipairs(turns) do held -= part[2] end
	local step = #pile / held
	for at = held, 1, -1 do table.remove(pile, math.ceil((at - 0.5) * step)) end
	return pile
end

local function take(pile, at)
	local card = table.remove(pile, at)
	return card or kit.stop("error", "no history leads to this ending")
end

-- The lowest card that beats another one.
local function take_above(pile, card)
	for at, other in ipairs(pile) do
		if doudizhu.rank(other) > doudizhu.rank(card) then return take(pile, at) end
	end
	return take(pile, #pile + 1)
end

-- The seats in the order in which they lead, and how many single cards each plays then.
local function order(due, landlord, final)
	local turns, others = {}, {}
	for step = 1, 2 do
		local seat = after(landlord, step)
		if seat ~= final and due[seat] > 0 then table.insert(others, { seat, due[seat] }) end
	end
	local first = final == landlord and math.min(#others, 1) or due[landlord]
	if first > 0 then table.insert(turns, { landlord, first }) end
	table.move(others, 1, #others, #turns + 1, turns)
	local rest = final == landlord and due[landlord] - first or due[final]
	if rest > 0 then table.insert(turns, { final, rest }) end
	return turns
end

-- Adds a play, with passes of the seats that were to move before.
local function play(history, turn, seat, cards)
	while turn ~= seat do
		table.insert(history, "pass")
		turn = after(turn, 1)
	end
	table.insert(history, cards)
	return after(seat, 1)
end

-- Single cards of one seat after the other: each takes the lead with a higher card than was played last. A
-- seat's last card is its lowest, so that the next one can beat it.
local function played(turns, landlord, pile)
	local history, turn, low = {}, landlord, nil
	for _, part in ipairs(turns) do
		local seat, many = part[1], part[2]
		local has_lead = low == nil
		for number = 1, many do
			local card = not has_lead and take_above(pile, low) or take(pile, number == many and 1 or math.min(2, #pile))
			has_lead, low = true, card
			turn = play(history, turn, seat, card)
		end
	end
	return history, turn
end

-- How many cards a seat has left, told as a number or as the cards.
local function count(cards)
	return type(cards) == "string" and #cards or cards
end

-- Cards that are told are held by nobody else, so they are not in the pile.
local function told(cards)
	return type(cards) == "string" and cards or ""
end

-- A snapshot's fields from those of an ending: { hand, seat, landlord, others, last, by }.
function kit.ending(fields)
	local seat, landlord, last = fields.seat or 1, fields.landlord or 1, fields.last
	local by = last and (fields.by or after(seat, 2))
	local next, third = fields.others[1], fields.others[2]
	local left = { [seat] = #fields.hand, [after(seat, 1)] = count(next), [after(seat, 2)] = count(third) }
	local due = {}
	for other = 1, 3 do
		due[other] = (other == landlord and 20 or 17) - left[other]
		if other == by then due[other] = math.max(due[other] - #last, other == landlord and 0 or 1) end
	end
	local turns = order(due, landlord, by or seat)
	local pile = pile_without(fields.hand .. (last or "") .. told(next) .. told(third))
	local history, turn = played(turns, landlord, leave(pile, turns))
	if last then turn = play(history, turn, by, last) end
	while #history > 0 and turn ~= seat do
		table.insert(history, "pass")
		turn = after(turn, 1)
	end
	local made = { seat = seat, landlord = landlord, history = history }
	for key, value in pairs(fields) do
		if key ~= "others" and key ~= "last" and key ~= "by" then made[key] = value end
	end
	return made
end
