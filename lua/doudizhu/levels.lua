-- How well `strong` plays, the weakest first: deals played out for a decision, moves that are tried, and
-- deals drawn for each that is used (1 learns nothing from what the others have played).

local LEVELS = {
	{ playouts = 20, width = 4, tries = 1 },
	{ playouts = 40, width = 5, tries = 1 },
	{ playouts = 80, width = 6, tries = 1 },
	{ playouts = 150, width = 6, tries = 2 },
	{ playouts = 300, width = 8, tries = 2 },
	{ playouts = 600, width = 8, tries = 3 },
	{ playouts = 1000, width = 10, tries = 4 },
	{ playouts = 2000, width = 10, tries = 4 },
	{ playouts = 4000, width = 12, tries = 4 },
}

for level, limits in ipairs(LEVELS) do doudizhu.levels[level] = limits end
