-- The strong player: the search of the engine, within the limits of the level and with the weights of
-- `gomoku.tuning`. A decision that may spend little fuel ends the search earlier.

local function tell(thought)
	trace.note(string.format("looked %d moves ahead, %d stones; expects %s", thought.depth, thought.nodes,
		table.concat(thought.line, " ")))
	for _, candidate in ipairs(thought.candidates) do
		trace.consider(candidate.point, candidate.score / 100, candidate.why)
	end
end

-- A setting of 0 leaves it to the level.
local function unless_zero(number)
	return number ~= 0 and number or nil
end

gomoku.ai_profile.strong = function(board, side, settings)
	local thought = board:think{
		side = side,
		level = settings.level,
		nodes = unless_zero(settings.nodes),
		ms = unless_zero(settings.ms),
	}
	tell(thought)
	return thought.best
end
