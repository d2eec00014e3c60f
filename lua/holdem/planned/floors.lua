-- Step 6: the least raise, in big blinds, by what the hand counts as now. A number is drawn between the two at
-- every raise and taken where it is more than the plan says, so that nobody reads the hand off the size of the
-- bet: trips, a big blind of 10, 89 drawn, 55 planned, and the raise is 90, since 89 cannot be clicked.

holdem.planned.floors = {
	royal_flush = { 10, 20 },
	straight_flush = { 10, 20 },
	quads = { 10, 20 },
	full_house = { 10, 20 },
	flush = { 10, 20 },
	straight = { 5, 10 },
	trips = { 5, 10 },
	two_pair = { 5, 10 },
	pair = { 1, 5 },
	high_card = { 1, 5 },
}
