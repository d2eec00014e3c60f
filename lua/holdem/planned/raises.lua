-- Step 5, first part: how often a street is raised. The weights are those of raising 0, 1, 2, 3, 4 times, by what
-- the hand counts as on that street, not in the end: a straight that comes on the river is a high card before it.
-- The street on which the hand is made is raised at least once: a drawn 0 becomes 1.

holdem.planned.raises = {
	royal_flush = { 10, 20, 5, 5, 5 },
	straight_flush = { 10, 20, 5, 5, 5 },
	quads = { 10, 20, 20, 5, 5 },
	full_house = { 10, 20, 20, 5, 5 },
	flush = { 10, 20, 20, 5, 5 },
	straight = { 10, 20, 20, 5, 5 },
	trips = { 10, 20, 20, 5, 5 },
	two_pair = { 10, 10, 10, 0, 0 },
	pair = { 10, 5, 0, 0, 0 },
	high_card = { 10, 0, 0, 0, 0 },
}
