-- The seed's player. Level 1 plays the largest number; levels 2 to 6 predict 1 to 5 steps.

local seed = gomoku.seed

local MOST_STEPS = 5

local function tell(at, steps, makes, whose)
	local why = makes and (makes .. " at once") or ("a winning point after " .. steps .. " steps")
	trace.consider(gomoku.point(at.x, at.y), nil, whose .. why)
end

-- Attack if one is seen. Otherwise the sides are swapped and the opponent's attack is predicted in the same
-- way: where it begins is the place to break it, and to wait for a chance.
function seed.look_ahead(game, steps)
	local at, after, makes = seed.predict(game, seed.COMPUTER, steps)
	if at then
		tell(at, after, makes, "our own ")
		return at
	end
	at, after, makes = seed.predict(game, seed.PLAYER, steps)
	if at and seed.may_play(game, seed.COMPUTER, at.x, at.y) then
		tell(at, after, makes, "keeps the opponent from ")
		return at
	end
	trace.note("no attack is seen within " .. steps .. " steps; " .. game.tries .. " moves tried for the opponent")
	return seed.largest_of_all(game, seed.COMPUTER)
end

-- Where the computer plays, looking so many steps ahead.
function seed.choose(game, steps)
	if steps > 0 then return seed.look_ahead(game, steps) end
	local at, code, whose = seed.largest(game, seed.COMPUTER)
	if at then
		local why = whose == seed.COMPUTER and "our largest number" or "the opponent's largest number"
		trace.consider(gomoku.point(at.x, at.y), code, why)
	end
	return at
end

gomoku.ai_profile.seed = function(board, side, settings)
	local width, height = board:size()
	if board:count() == 0 and board:is_empty(width // 2, height // 2) then
		return gomoku.point(width // 2, height // 2)
	end
	local steps = math.min(math.max(settings.level - 1, 0), MOST_STEPS)
	local at = seed.choose(seed.begin(board, side, settings.scan), steps)
	return at and gomoku.point(at.x, at.y)
end
