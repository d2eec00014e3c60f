-- Module 4, the heart of it: fills in what every empty point would make.
--
-- From a point the line is walked one way: a stone of one's own is counted and the walk goes on; an
-- opposing stone, an empty point or the edge stops it. Then the other way, and both are put together.
-- Since the walk stops at an empty point it does not see X_XX: that is how far the seed sees. The other
-- way of looking, scan = "whole", takes the codes that the board itself keeps, gaps included.

local seed = gomoku.seed

-- One step along each line.
seed.STEP_X = { [0] = 1, 0, -1, 1 }
seed.STEP_Y = { [0] = 0, 1, 1, 1 }

-- Stones of `who` in a row from a point one way, the point not counted, and what stops the walk.
local function walk(Table, who, x, y, dx, dy)
	local stones = 0
	while true do
		x, y = x + dx, y + dy
		local column = Table[x]
		local mark = column and column[y] or seed.EDGE
		if mark ~= who then return stones, mark end
		stones += 1
	end
end

-- Ways of looking at line `n` of an empty point: the code of what a stone of `who` makes there.
seed.scans = {}

function seed.scans.walk(game, who, x, y, n)
	local dx, dy = seed.STEP_X[n], seed.STEP_Y[n]
	local left, left_end = walk(game.Table, who, x, y, -dx, -dy)
	local right, right_end = walk(game.Table, who, x, y, dx, dy)
	return seed.code(game.wins[who], left + 1 + right, left_end, right_end)
end

function seed.scans.whole(game, who, x, y, n)
	return game.board:code(game.colour[who], x, y, n)
end

-- Fills in one table: from the top left, row by row; only empty points are looked at.
local function fill(game, who)
	local scan, codes = seed.scans[game.scan], game.codes[who]
	for _, at in ipairs(game.all) do
		local x, y = at.x, at.y
		local is_empty = game.Table[x][y] == seed.EMPTY
		for n = 0, 3 do codes[x][y][n] = is_empty and scan(game, who, x, y, n) or 0 end
	end
end

-- Fills in both.
function seed.analyse(game)
	fill(game, seed.COMPUTER)
	fill(game, seed.PLAYER)
end
