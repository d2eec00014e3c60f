-- How well `fair` plays, the weakest first: ways to complete the board that are looked at, whether actions of others
-- are read, how far an estimate of equity may be off, how little an action has to be worse to be chosen as well (in
-- pots), how faithfully it defends against bets, how much of its bluffing and thin betting it finds, and how fond it is
-- of calling.

local LEVELS = {
	{ samples = 8, reads = false, error = 0.16, heat = 0.16, guard = 0.3, finds = 0.1, sticky = 0.16 },
	{ samples = 12, reads = false, error = 0.10, heat = 0.10, guard = 0.5, finds = 0.35, sticky = 0.09 },
	{ samples = 16, reads = true, error = 0.07, heat = 0.07, guard = 0.7, finds = 0.6, sticky = 0.04 },
	{ samples = 24, reads = true, error = 0.04, heat = 0.045, guard = 0.85, finds = 0.8, sticky = 0.02 },
	{ samples = 36, reads = true, error = 0, heat = 0.025, guard = 1.0, finds = 1.0, sticky = 0 },
}

for level, limits in ipairs(LEVELS) do holdem.levels[level] = limits end
