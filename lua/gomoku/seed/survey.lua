-- What prediction wants to know of a position: where `who` wins at once, which of his points force the
-- opponent, and how urgent the opponent's best point is.

local seed, codes = gomoku.seed, gomoku.codes

local max = math.max

-- How good each winning point is, and below which number of the opponent's it wins.
local WORTH = { five = 4, straight_four = 3, ["44"] = 3, ["43"] = 2, ["33"] = 1 }
local BELOW = { [4] = math.huge, [3] = codes.five, [2] = codes.five, [1] = codes.rush_four }

-- Notes a point of at least an open three.
local function note(found, game, who, at, code)
	local compound = seed.compound(game.codes[who][at.x][at.y])
	if not seed.may_play(game, who, at.x, at.y) then return end
	if seed.is_win(game, who, compound) and WORTH[compound] > found.worth then
		found.worth, found.win, found.makes = WORTH[compound], at, compound
	end
	table.insert(code >= codes.rush_four and found.fours or found.threes, at)
end

local function look(found, game, who, at)
	local own, other = game.codes[who][at.x][at.y], game.codes[3 - who][at.x][at.y]
	local danger = max(other[0], other[1], other[2], other[3])
	if danger > found.danger then found.danger, found.danger_at = danger, at end
	local code = max(own[0], own[1], own[2], own[3])
	if code >= codes.open_three then note(found, game, who, at, code) end
end

function seed.survey(game, who)
	local found = { fours = {}, threes = {}, worth = 0, danger = 0 }
	for _, at in ipairs(game.hot) do
		if game.Table[at.x][at.y] == seed.EMPTY then look(found, game, who, at) end
	end
	if found.win and found.danger >= BELOW[found.worth] then found.win = nil end
	return found
end
