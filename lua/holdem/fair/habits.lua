-- How players are taken to act, as shares of the hands that they may still have. What was done weighs what they
-- may hold by these numbers; the player's own range is read in the same way.

holdem.tuning.fair.habits = {
	open = { 0.82, 0.45, 0.42, 0.27, 0.22, 0.18, 0.15, 0.13, 0.12 }, -- first raises, by seats still to act
	limp = 0.15, -- completes or calls the blind, below those
	-- by street: before the flop, flop, turn, river
	bet = { 0.3, 0.36, 0.36, 0.36 }, -- bets for value where nobody has bet
	raise = { { 0.11, 0.3, 0.45 }, { 0.12, 0.22, 0.4 }, { 0.11, 0.22, 0.4 }, { 0.1, 0.22, 0.4 } }, -- raises a first, second, third bet
	bluff = { 0.5, 1.0, 0.8, 0.7 }, -- of the bluffs that a bet of its size can bear
	defend = { 0.95, 1.1, 1.05, 1.0 }, -- of the hands that a bet of its size asks to go on
	trap = 0.6, -- how often a hand that could raise waits
	blur = 0.15, -- how far the edges are blurred
	least = 0.06, -- how likely the unlikeliest action is
}

local fair = holdem.rules.fair

-- What a reading is made with: habits, ways to complete the board, and whether actions are read at all.
function fair.reading(settings)
	local level = holdem.levels[settings.level]
	return { habits = holdem.tuning.fair.habits, samples = level.samples, flat = not level.reads }
end
