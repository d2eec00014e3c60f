-- Step 4: how much to put in. A multiple is drawn between the two numbers by what the hand counts as; the target
-- is that multiple of the room's maximum carry, or the whole stack where that is less.
-- A straight that is to win: 4.75 × 1000, but only 3800 chips are there: the target is 3800.

holdem.planned.targets = {
	win = {
		royal_flush = { 10, 10 },
		straight_flush = { 8, 10 },
		quads = { 8, 10 },
		full_house = { 8, 10 },
		flush = { 5, 8 },
		straight = { 4, 6 },
		trips = { 3, 5 },
		two_pair = { 2, 3 },
		pair = { 1, 1.5 },
		high_card = { 0.2, 0.2 },
	},
	lose = {
		royal_flush = { 10, 10 },
		straight_flush = { 8, 10 },
		quads = { 8, 10 },
		full_house = { 8, 10 },
		flush = { 5, 8 },
		straight = { 4, 6 },
		trips = { 3, 5 },
		two_pair = { 1.8, 3 },
		pair = { 0.7, 1.2 },
		high_card = { 0.2, 1 },
	},
	tie = { 0.2, 0.2 }, -- the source knows no ties: bet little
}
