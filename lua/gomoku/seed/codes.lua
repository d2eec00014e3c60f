-- The numbers of shapes: all are defined beforehand, and the more important a shape, the larger its
-- number. `gomoku.codes` has them by name, from data/gomoku/codes.json.

local seed, codes = gomoku.seed, gomoku.codes

-- Code by stones in the row, the new one counted, and by how many of its ends are open.
local BY_ROW = {
	[1] = { [0] = codes.none, codes.dead_one, codes.live_one },
	[2] = { [0] = codes.none, codes.sleeping_two, codes.live_two },
	[3] = { [0] = codes.none, codes.sleeping_three, codes.open_three },
	[4] = { [0] = codes.none, codes.rush_four, codes.straight_four },
}

-- Which rows of five or more win.
local WINS = {
	five_or_more = function(stones) return stones >= 5 end,
	exactly_five = function(stones) return stones == 5 end,
	unblocked = function(stones, opposed) return stones > 5 or opposed < 2 end,
}

-- The winning row of a colour by the rule of the board.
function seed.row_that_wins(rule, colour)
	if rule == "caro" then return WINS.unblocked end
	local is_exact = rule == "standard" or rule == "renju" and colour == "black"
	return is_exact and WINS.exactly_five or WINS.five_or_more
end

-- The code of a row of so many stones between two ends: 0 is an empty point, 3 the edge, anything
-- else an opposing stone.
function seed.code(wins, stones, left, right)
	if stones >= 5 then
		local opposed = (left ~= 0 and left ~= 3 and 1 or 0) + (right ~= 0 and right ~= 3 and 1 or 0)
		return wins(stones, opposed) and codes.five or codes.overline
	end
	return BY_ROW[stones][(left == 0 and 1 or 0) + (right == 0 and 1 or 0)]
end
