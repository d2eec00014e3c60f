-- Modules 3 and 5: a move is a number on the table.

local seed = gomoku.seed

-- The player has clicked on a point.
function seed.player_move(game, x, y)
	game.Table[x][y] = seed.PLAYER
end

-- The computer has made up its mind.
function seed.computer_move(game, x, y)
	game.Table[x][y] = seed.COMPUTER
end
