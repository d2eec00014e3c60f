-- Module 1, beginning. Three tables, all counted from 0 as in C:
--   Table[x][y]        0 empty, 1 a stone of our own (the computer's), 2 one of the opponent (the player)
--   Computer[x][y][n]  what a stone of our own would make at a point, on line n
--   Player[x][y][n]    what one of the opponent would make there
-- Lines: n = 0 horizontal, 1 vertical, 2 left diagonal (\), 3 right diagonal (/).
-- x counts columns from the left, y rows from below, so that (0, 0) is A1. A board of the host may be
-- of another size than 15 × 15, and may have points that nobody can use: those are 3.

local seed = gomoku.seed

-- A table of all points, each made by `new`.
local function grid(width, height, new)
	local made = {}
	for x = 0, width - 1 do
		made[x] = {}
		for y = 0, height - 1 do made[x][y] = new() end
	end
	return made
end

local function nothing()
	return 0
end

local function four_zeros()
	return { [0] = 0, 0, 0, 0 }
end

-- All points in the order of analysis: row by row from the top left.
local function points(width, height)
	local all = {}
	for y = height - 1, 0, -1 do
		for x = 0, width - 1 do table.insert(all, { x = x, y = y, order = #all + 1 }) end
	end
	return all
end

-- The point of a column and a row.
function seed.at(game, x, y)
	return game.all[(game.height - 1 - y) * game.width + x + 1]
end

-- A game with nothing in it: all tables are zero. Screen, keyboard and mouse are the host's.
function seed.start(width, height, rule, side)
	local game = { width = width, height = height, rule = rule, scan = "walk" }
	game.Table = grid(width, height, nothing)
	game.Computer = grid(width, height, four_zeros)
	game.Player = grid(width, height, four_zeros)
	game.codes = { game.Computer, game.Player } -- by whose they are
	game.colour = { side, gomoku.other(side) }
	game.wins = { seed.row_that_wins(rule, game.colour[1]), seed.row_that_wins(rule, game.colour[2]) }
	game.all = points(width, height)
	game.hot, game.is_hot = {}, {} -- points that prediction looks at
	game.log, game.logged = {}, 0 -- what may have to be taken back
	return game
end
