-- Step 5, second part: which part of the target the made street gets, drawn between the two numbers, and what the
-- hand counts as before that street. The rest is for the other streets (setting `spread`): `pooled` spreads it
-- over all other raises by their weights; `recursive` treats it as a target of its own for what the hand counts
-- as before, and so on down to a high card.

holdem.planned.shares = {
	royal_flush = { share = { 0.6, 0.8 }, before = "high_card" },
	straight_flush = { share = { 0.6, 0.8 }, before = "high_card" },
	quads = { share = { 0.4, 0.6 }, before = "full_house" }, -- money is left for the full house
	full_house = { share = { 0.3, 0.5 }, before = "two_pair" },
	flush = { share = { 0.6, 0.8 }, before = "high_card" },
	straight = { share = { 0.6, 0.8 }, before = "high_card" },
	trips = { share = { 0.6, 0.8 }, before = "pair" },
	two_pair = { share = { 0.8, 0.8 }, before = "pair" },
	pair = { share = { 1, 1 }, before = "high_card" },
	high_card = { share = { 1, 1 } },
}
