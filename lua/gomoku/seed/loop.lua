-- Module 2, the loop that hands the turn to one module or another. The host has the real loop: it asks
-- for one move at a time, so what was played before is played over from the board that it lends.

local seed = gomoku.seed

-- Gives the turn to whoever is to move; `x` and `y` are what he plays.
function seed.turn(game, who, x, y)
	if who == seed.COMPUTER then
		seed.computer_move(game, x, y)
	else
		seed.player_move(game, x, y)
	end
end

local function replay(game, board, x, y)
	local colour = board:at(x, y)
	if colour then
		seed.turn(game, colour == game.colour[seed.COMPUTER] and seed.COMPUTER or seed.PLAYER, x, y)
	elseif not board:is_empty(x, y) then
		game.Table[x][y] = seed.EDGE
	end
end

-- The game on a board as a side sees it, analysed: `scan` is the way of looking at lines.
function seed.begin(board, side, scan)
	local width, height = board:size()
	local game = seed.start(width, height, board:rule(), side)
	game.board, game.scan = board, scan or game.scan
	for x = 0, width - 1 do
		for y = 0, height - 1 do replay(game, board, x, y) end
	end
	seed.analyse(game)
	return game
end
