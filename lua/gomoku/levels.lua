-- How well `strong` plays, the weakest first: moves looked ahead, stones placed in all, stones of the
-- searches for a win by fours and for one by threats at the root, and by how many hundredths chance may
-- shift a score.

local LEVELS = {
	{ depth = 1, nodes = 200, fours = 0, threats = 0, noise = 120 },
	{ depth = 2, nodes = 1000, fours = 0, threats = 0, noise = 80 },
	{ depth = 2, nodes = 3000, fours = 200, threats = 0, noise = 40 },
	{ depth = 4, nodes = 10000, fours = 500, threats = 0, noise = 20 },
	{ depth = 6, nodes = 30000, fours = 2000, threats = 0, noise = 10 },
	{ depth = 8, nodes = 100000, fours = 5000, threats = 2000, noise = 0 },
	{ depth = 10, nodes = 300000, fours = 10000, threats = 5000, noise = 0 },
	{ depth = 14, nodes = 1000000, fours = 20000, threats = 10000, noise = 0 },
	{ depth = 60, nodes = 5000000, fours = 50000, threats = 20000, noise = 0 },
}

for level, limits in ipairs(LEVELS) do gomoku.levels[level] = limits end
