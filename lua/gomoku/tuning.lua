-- Weights of the search of `strong`. Scores are hundredths of a point. Lists go by what a point's four
-- lines make together, the weakest first: nothing, a one, a sleeping two, a live two, two live twos, a
-- sleeping three, that and a live two, an open three, that and more, two open threes, a four, a four and
-- more, a four and an open three, two fours or a straight four, five, a point that may be forbidden.

-- What a position is worth to the side to move.
gomoku.tuning.weights = {
	tempo = -18, -- to be on move
	own = { -2, 0, 0, 2, 15, 9, 23, 28, 54, 105, 44, 82, 146, 0, 0, -17 },
	other = { -3, -1, -1, 1, 12, 7, 20, 21, 42, 69, 42, 81, 162, 132, 0, 3 },
}

-- The same where exactly five win.
gomoku.tuning.standard = {
	tempo = -12,
	own = { -1, 0, 0, 3, 14, 9, 23, 28, 56, 97, 47, 83, 162, 0, 0, 0 },
	other = { -2, -1, 0, 2, 13, 8, 21, 21, 43, 66, 46, 81, 172, 132, 0, 0 },
}

-- The same in Renju, where the sides are not alike: for Black to move, and for White.
gomoku.tuning.renju = {
	{
		tempo = -17,
		own = { -3, 0, 0, 3, 14, 7, 22, 26, 50, 52, 41, 80, 146, 0, 0, 16 },
		other = { -4, -1, -1, 2, 12, 7, 19, 22, 40, 55, 39, 80, 151, 130, 0, 0 },
	},
	{
		tempo = -2,
		own = { 1, -1, 0, 2, 14, 9, 23, 28, 52, 82, 42, 80, 111, 0, 0, 0 },
		other = { 2, -1, -1, 2, 12, 7, 18, 20, 40, 40, 39, 79, 148, 130, 0, 26 },
	},
}

-- Which moves are looked at first: for what they make, and for what they deny the opponent.
gomoku.tuning.ordering = {
	own = { 0, 2, 6, 14, 34, 20, 44, 60, 90, 160, 40, 80, 300, 600, 1000, -500 },
	other = { 0, 1, 4, 10, 24, 12, 30, 36, 56, 100, 26, 60, 200, 400, 900, 0 },
	-- for the shape on each of the four lines, weakest first: none, six, a dead one, a live one, a
	-- sleeping two, a live two, a sleeping three, a split and an open three, a rush four, two fours, a
	-- straight four, five; and for each live two or better but the first
	shapes = { 0, 0, 1, 3, 4, 10, 14, 28, 32, 40, 44, 60, 70 },
	joined = 6,
	worth = { 100, 80 }, -- percents of that for what is made and denied
	killer = 60, -- refuted a sister of the position
	reply = 40, -- refuted the opponent's last move elsewhere
}

-- What is not looked at, or not as deeply.
gomoku.tuning.pruning = {
	leaf_fours = 200, -- stones of a search for a win by fours where looking ahead ends
	threat_fours = 400, -- and for one of the opponent, from this depth on
	threat_depth = 2,
	hopeless = 90, -- so much below what is wanted, for each move left, is given up
	safe = 70, -- so much above is good enough
	breadth = { 4, 2 }, -- moves tried: the first and, times the depth squared, the second number
	late = 75, -- percents by which later moves are looked at less deeply
	root_late = 50, -- the same for the moves of the position itself
	pass = 3, -- moves by which the search after passing is shallower; 0 for none
	hopeless_depth = 3, -- up to which depth that is believed
	safe_depth = 6,
}

-- What the weights miss is told by networks that have learned it from games, those of
-- data/gomoku/networks.json. `gomoku.tuning.networks = {}` plays by the weights alone; a network of one's
-- own is `{ freestyle = { scale = 193, rows = { "numbers between blanks", ... } } }`, likewise `standard`
-- and `renju`.
