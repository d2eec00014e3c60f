-- Amounts that a person could have clicked: two digits that are not 0, in whole chips of the room. In a room with a
-- carry of 10,000 nobody bets 5985, and with a carry of a million 5.2k is as fine as it gets. All-in is always there.

holdem.human.grid = {
	digits = 2,
	chips = { -- the smallest chip of rooms from a maximum carry on
		{ carry = 0, chip = 1 },
		{ carry = 1000, chip = 10 },
		{ carry = 1000000, chip = 100 },
	},
}
