-- Personalities: `loose` widens (or narrows) what is played, `aggressive` what is bet and raised, `bluff` how much of
-- it is bluffs. 1 is balanced.

holdem.tuning.fair.personalities = {
	balanced = { loose = 1, aggressive = 1, bluff = 1 },
	tight_aggressive = { loose = 0.75, aggressive = 1.15, bluff = 0.8 },
	loose_aggressive = { loose = 1.2, aggressive = 1.4, bluff = 1.5 },
	tight_passive = { loose = 0.65, aggressive = 0.5, bluff = 0.2 },
	loose_passive = { loose = 1.35, aggressive = 0.45, bluff = 0.2 },
}
