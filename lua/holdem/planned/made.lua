-- Where only the outcome and the final hand are known and the board is yet to come, the street that makes the hand
-- is drawn by these weights for hole cards, flop, turn and river: how often winners at a table of six make it there.

holdem.planned.made = {
	royal_flush = { 0, 8, 28, 64 },
	straight_flush = { 0, 8, 28, 64 },
	quads = { 0, 8, 28, 64 },
	full_house = { 0, 8, 28, 64 },
	flush = { 0, 8, 29, 63 },
	straight = { 0, 10, 33, 57 },
	trips = { 0, 36, 28, 36 },
	two_pair = { 0, 32, 27, 41 },
	pair = { 12, 54, 17, 17 },
	high_card = { 1, 0, 0, 0 },
}
