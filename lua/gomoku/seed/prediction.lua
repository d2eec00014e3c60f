-- Module 5, the better way: predicting some steps. A move that makes a rush four or an open three has to
-- be answered, so the opponent's next move is known: it is what he would choose by the largest number.
-- After both stones the board is analysed again. If a winning point has come up (four-three, two threes,
-- two fours), the attack wins; otherwise the same goes on for the second step, the third …

local seed, codes = gomoku.seed, gomoku.codes

-- Moves tried in one prediction at most: even five steps have to end in a fraction of a second.
seed.most_tries = { walk = 400, whole = 150 }

local predict

-- Whether an attack that begins at a point wins: stone, assumed answer, and what is left of the steps.
local function wins_from(game, who, at, steps)
	if game.tries >= seed.most_tries[game.scan] then return false end
	game.tries += 1
	local first = seed.try(game, who, at)
	local answer, code, whose = seed.largest(game, 3 - who, game.hot)
	local is_lost = not answer or whose ~= who and code == codes.five
	local won = false
	if not is_lost then
		local second = seed.try(game, 3 - who, answer)
		won = predict(game, who, steps - 1) ~= nil
		seed.take_back(game, second)
	end
	seed.take_back(game, first)
	return won
end

-- Whether the opponent's five leaves time for a move.
local function is_in_time(found, at)
	return found.danger < codes.five or at == found.danger_at
end

-- The first move of a win of `who` within so many steps, and what it makes at once; nil if none is seen.
function predict(game, who, steps)
	local found = seed.survey(game, who)
	if found.win or steps == 0 then return found.win, found.makes end
	for _, points in ipairs({ found.fours, found.threes }) do
		for _, at in ipairs(points) do
			if is_in_time(found, at) and wins_from(game, who, at, steps) then return at end
		end
	end
	return nil
end

-- The same with the fewest steps that do: the move, after how many steps the winning point comes up, and
-- what it makes where it is there already.
function seed.predict(game, who, steps)
	game.tries = 0
	seed.find_hot(game)
	for step = 0, steps do
		local at, makes = predict(game, who, step)
		if at then return at, step, makes end
	end
	return nil
end
