-- Module 6: five in a row win; Black who makes two threes, two fours or six has played a forbidden move
-- and loses. It is asked about empty points, before the stone is there.

local seed, codes = gomoku.seed, gomoku.codes

local function makes_five(lines)
	return lines[0] == codes.five or lines[1] == codes.five or lines[2] == codes.five or lines[3] == codes.five
end

-- What becomes of `who` if he plays a point: "win", "foul", or nothing yet.
function seed.judge(game, who, x, y)
	if makes_five(game.codes[who][x][y]) then return "win" end
	local is_bound = game.rule == "renju" and game.colour[who] == "black"
	return is_bound and game.board:forbidden(x, y) and "foul" or nil
end

-- Whether `who` may play a point.
function seed.may_play(game, who, x, y)
	return seed.judge(game, who, x, y) ~= "foul"
end
