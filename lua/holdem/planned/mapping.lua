-- Step 2: special hands. What the board alone shows is nobody's merit: a full house around three kings on the
-- board is a pair in hand, and five of a suit on the board are nothing at all. Such a hand counts as `to` from
-- here on. The first row that fits is taken, so that within a category the strongest board comes first.
--
-- final: what hole cards and board make together; board: what the board makes without them.

holdem.planned.mapping = {
	{ final = "royal_flush", board = "royal_flush", to = "high_card", note = "a certain tie" },
	{ final = "straight_flush", board = "straight_flush", to = "high_card", note = "a tie" },
	{ final = "quads", board = "quads", to = "two_pair", note = "won by a single high card" },
	{ final = "full_house", board = "full_house", to = "high_card", note = "a tie; a pair in hand that beats it is rare" },
	{ final = "full_house", board = "trips", to = "pair", note = "won by a pair in hand or one matching card" },
	{ final = "flush", board = "flush", to = "high_card", note = "a tie; a higher card of the suit is rare" },
	-- The source has no row for this; it is the same case as the three above.
	{ final = "straight", board = "straight", to = "high_card", note = "a tie" },
	{ final = "trips", board = "trips", to = "high_card", note = "won by the other cards" },
	{ final = "two_pair", board = "two_pair", to = "high_card", note = "won by the other card" },
	{ final = "two_pair", board = "pair", to = "pair" },
	{ final = "pair", board = "pair", to = "high_card" },
}
