-- 五子棋 Gomoku: a handler for the side comes first, then the profile that plays.

-- The player of the files in seed/: what lies on a point, as it sees it.
gomoku.seed = { EMPTY = 0, COMPUTER = 1, PLAYER = 2, EDGE = 3 }

gomoku.ai_default.move = function(board, side)
	local name = gomoku.settings.profile
	local profile = gomoku.ai_profile[name]
	if not profile then
		trace.note("there is no profile " .. tostring(name))
		return nil
	end
	return profile(board, side, gomoku.settings)
end
