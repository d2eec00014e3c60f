-- Step 3: to play, or not. A hand that counts as a high card or a pair is given up in three of ten cases, at the
-- first bet that it faces; as long as checking is free it checks. Whoever begins the hand with a few big
-- blinds only always plays.

holdem.planned.play = {
	fold = 0.3,
	up_to = "pair", -- the best hand that may be given up
	always_blinds = 5, -- a stack of so many big blinds or fewer always plays
}
