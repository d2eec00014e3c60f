-- Module 5, the simple way: go through both tables and play where the number is largest. The seed itself
-- calls that short-sighted. Of equal numbers one's own come before the opponent's, then the point that is
-- met first, row by row from the top left.

local seed = gomoku.seed

local max = math.max

-- How much a point counts for whoever owns the first lines.
local function rank(own, other)
	return max(2 * max(own[0], own[1], own[2], own[3]) + 1, 2 * max(other[0], other[1], other[2], other[3]))
end

-- The same, where equal points differ by the sum of all their numbers.
local function finer_rank(own, other)
	local sum = own[0] + own[1] + own[2] + own[3] + other[0] + other[1] + other[2] + other[3]
	return 1000 * rank(own, other) + sum
end

-- The point of a list that counts most to `who` and which he may play, and its rank; nil where there is none.
local function best_of(points, game, who, rank)
	local mine, theirs, Table = game.codes[who], game.codes[3 - who], game.Table
	local best, found = -1, nil
	for _, at in ipairs(points) do
		local x, y = at.x, at.y
		if Table[x][y] == seed.EMPTY then
			local here = rank(mine[x][y], theirs[x][y])
			local is_better = here > best or here == best and at.order < found.order
			if is_better and seed.may_play(game, who, x, y) then best, found = here, at end
		end
	end
	return found, best
end

-- The largest number among these points (all, where none are given): the point, its number, and whose it is.
function seed.largest(game, who, points)
	local at, best = best_of(points or game.all, game, who, rank)
	if not at then return nil end
	return at, best // 2, best % 2 == 1 and who or 3 - who
end

-- The same, but of equal numbers the point that is good for most besides.
function seed.largest_of_all(game, who)
	return (best_of(game.all, game, who, finer_rank))
end
