-- How well `fair` plays, the weakest first: ways to complete the board that are looked at, whether actions of others
-- are read, how far an estimate of equity may be off, how little an action has to be worse to be chosen as well (in
-- pots), how faithfully it defends against bets, how much of its bluffing and thin betting it finds, and how fond it is
-- of calling, and whether it plays in balance heads-up.

local LEVELS = {
	{ samples = 8, reads = false, error = 0.28, heat = 0.32, guard = 0.3, finds = 0.1, sticky = 0.32 },
	{ samples = 12, reads = false, error = 0.18, heat = 0.17, guard = 0.5, finds = 0.35, sticky = 0.17 },
	{ samples = 16, reads = true, error = 0.17, heat = 0.14, guard = 0.6, finds = 0.5, sticky = 0.12 },
	{ samples = 24, reads = true, error = 0.1, heat = 0.08, guard = 0.8, finds = 0.75, sticky = 0.06 },
	{ samples = 36, reads = true, error = 0, heat = 0.025, guard = 1, finds = 1, sticky = 0, balance = true },
}

for level, limits in ipairs(LEVELS) do holdem.levels[level] = limits end
