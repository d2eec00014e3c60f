-- 五子棋 Gomoku: a handler for the side comes first, then the profile that plays.

gomoku.ai_default.move = function(board, side)
	local name = gomoku.settings.profile
	local profile = gomoku.ai_profile[name]
	if not profile then
		trace.note("there is no profile " .. tostring(name))
		return nil
	end
	return profile(board, side, gomoku.settings)
end
