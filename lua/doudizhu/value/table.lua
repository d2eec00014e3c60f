-- 权值 What groups are worth. The value of a group is (number of its highest main card + add) / divide, the
-- fraction dropped; cards number 3 to 14 (ace), 15 (2), 16 and 17 (jokers). What is carried counts nothing.
-- The engine reads this table at every decision, so a mod that changes it changes every split.

local values = doudizhu.values

values.round = 7 -- a turn of control: the weakest group, a 3, is worth -7

values.bids = { 10, 15, 20 } -- least value of a hand for bidding one, two and three

values.forms = {
	-- ten is the middle; above it a card more often beats than is beaten
	solo = { add = -10, divide = 1 },
	pair = { add = -10, divide = 1 },
	trio = { add = -10, divide = 1 },
	trio_solo = { add = -10, divide = 1 },
	trio_pair = { add = -10, divide = 1 },
	-- as their highest card, and one more because there is no 2 in chains
	solo_chain = { add = -9, divide = 1 },
	pair_chain = { add = -9, divide = 1 },
	-- seldom beaten and seldom beating: never less than nothing, never as much as a turn
	trio_chain = { add = -2, divide = 2 },
	airplane_solo = { add = -2, divide = 2 },
	airplane_pair = { add = -2, divide = 2 },
	four_solo = { add = -3, divide = 2 },
	four_pair = { add = -3, divide = 2 },
	-- a bomb takes a turn of control besides; the rocket is worth one more than the bomb of twos
	bomb = { add = 4, divide = 1 },
	rocket = { add = 3, divide = 1 },
}
