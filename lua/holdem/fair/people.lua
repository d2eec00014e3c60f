-- Sizes that people choose, and how often: professionals with six at the table, and heads-up. A seat draws one for
-- every street whatever its cards, so that a size tells nothing of them; at setting `habit` 0 it plays the sizes of
-- balance.lua and sizes.lua instead.

holdem.tuning.fair.people = {
	-- by street, in pots after a call: size and weight
	two = {
		-- one of two sizes is chosen by the hand
		bets = {
			{ { 0.5, 28 }, { 0.75, 9 }, { 1, 50 }, { 1.5, 4 }, { 2, 9 } },
			{ { { 0.5, 0.75 }, 20 }, { { 0.75, 1 }, 44 }, { { 0.5, 1 }, 26 }, { { 0.75, 2 }, 10 } },
			{ { { 0.5, 1 }, 34 }, { { 0.75, 1 }, 36 }, { { 0.75, 2 }, 30 } },
			{ { { 0.5, 1 }, 40 }, { { 0.75, 1 }, 20 }, { { 0.75, 2 }, 27 }, { { 1, 2 }, 13 } },
		},
		raises = {
			{ { 0.35, 9 }, { 0.75, 14 }, { 1, 60 }, { 1.3, 6 }, { 2, 10 } },
			{ { 0.25, 18 }, { 0.4, 9 }, { 0.5, 24 }, { 0.75, 25 }, { 1, 20 }, { 2, 3 } },
			{ { 0.25, 14 }, { 0.4, 6 }, { 0.5, 18 }, { 0.75, 25 }, { 1, 22 }, { 2, 12 } },
			{ { 0.25, 14 }, { 0.4, 10 }, { 0.5, 17 }, { 0.75, 20 }, { 1, 22 }, { 2, 14 } },
		},
	},
	more = {
		bets = {
			{},
			{ { 0.25, 9 }, { 0.33, 23 }, { 0.42, 9 }, { 0.49, 15 }, { 0.5, 15 }, { 0.65, 9 }, { 0.75, 14 }, { 1, 7 } },
			{ { 0.33, 11 }, { 0.42, 5 }, { 0.5, 14 }, { 0.65, 16 }, { 0.75, 38 }, { 1, 8 }, { 1.4, 14 } },
			{ { 0.25, 5 }, { 0.37, 12 }, { 0.5, 16 }, { 0.65, 12 }, { 0.75, 28 }, { 1, 14 }, { 1.4, 20 } },
		},
		raises = {
			{},
			{ { 0.35, 8 }, { 0.42, 17 }, { 0.5, 30 }, { 0.6, 18 }, { 0.75, 22 }, { 1, 5 } },
			{ { 0.5, 20 }, { 0.62, 16 }, { 0.75, 34 }, { 1, 22 }, { 1.4, 8 } },
			{ { 0.35, 8 }, { 0.55, 18 }, { 0.75, 20 }, { 1, 34 }, { 1.5, 20 } },
		},
		-- before the flop: a first raise in big blinds, further ones in multiples of the bet
		open = { { 2, 18 }, { 2.1, 12 }, { 2.25, 52 }, { 2.5, 14 }, { 3, 4 } },
		open_blind = { { 2.5, 25 }, { 3, 60 }, { 3.5, 15 } }, -- with the big blind alone behind
		reraise = { { 2.9, 15 }, { 3.1, 40 }, { 3.35, 25 }, { 3.6, 20 } },
		reraise_blind = { { 3.6, 15 }, { 4.1, 25 }, { 4.5, 30 }, { 4.9, 30 } },
		reraise_again = { { 2.1, 25 }, { 2.35, 25 }, { 2.65, 25 }, { 3, 25 } },
	},
}
holdem.tuning.fair.fond = 1 -- how much likelier a seat's favourite size is, at setting `habit` 1

local fair = holdem.rules.fair
local LETTERS = { 0, 6, 8, 10 } -- of the board, by street

-- What everybody knows as a street begins, so that a street's size is drawn once.
local function known(view, street)
	return view:hand_number() .. " " .. view:start_stack() .. " " .. string.sub(view:board(), 1, LETTERS[street + 1])
end

-- A size of a list, the same for seat, street and name; the seat's favourite is likelier.
local function drawn(view, settings, name, street, list)
	local favourite = view:seed("size " .. name) % #list + 1
	local fond = 1 + holdem.tuning.fair.fond * math.min(settings.habit, 1)
	local total = 0
	local function weight(at) return list[at][2] * (at == favourite and fond or 1) end
	for at in ipairs(list) do total = total + weight(at) end
	local left = view:seed(name .. " " .. known(view, street)) / 0x100000000 * total
	for at, row in ipairs(list) do
		left = left - weight(at)
		if left < 0 then return row[1] end
	end
	return list[#list][1]
end

-- Whether sizes are those of people.
function fair.like_people(settings) return (settings.habit or 0) > 0 end

-- The bets or raises ("bets", "raises") of a street from 0 heads-up ("two") or with more players, in pots.
function fair.persons_sizes(view, settings, players, kind, street)
	local list = holdem.tuning.fair.people[players][kind][street + 1]
	local found = drawn(view, settings, kind .. street, street, list)
	return type(found) == "table" and found or { found }
end

-- A raise before the flop with more than two players, by the name of its list.
function fair.persons_raise(view, settings, name)
	return drawn(view, settings, name, 0, holdem.tuning.fair.people.more[name])
end
