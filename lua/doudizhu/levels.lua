-- How well `strong` plays, the weakest first: deals played out for a decision in all, moves looked at, how far
-- the imagined hands are walked towards those that the play so far makes likely (0: not at all), and with how
-- many cards left in all deals are solved instead of being played out.

local LEVELS = {
	{ playouts = 20, width = 3, tries = 0, solve_at = 0 },
	{ playouts = 50, width = 4, tries = 0, solve_at = 0 },
	{ playouts = 100, width = 5, tries = 1, solve_at = 6 },
	{ playouts = 200, width = 6, tries = 1, solve_at = 8 },
	{ playouts = 400, width = 8, tries = 2, solve_at = 10 },
	{ playouts = 800, width = 8, tries = 2, solve_at = 10 },
	{ playouts = 1500, width = 10, tries = 4, solve_at = 12 },
	{ playouts = 3000, width = 10, tries = 4, solve_at = 14 },
	{ playouts = 6000, width = 12, tries = 4, solve_at = 14 },
}

for level, limits in ipairs(LEVELS) do doudizhu.levels[level] = limits end
