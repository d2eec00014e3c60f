-- Players to measure others by: one that always calls, one that always folds, one that plays at random, one that
-- calls with an honest share of the wins, and one that goes by pot odds alone.

holdem.tuning.yardsticks = {
	samples = 400, -- deals drawn for a decision
	raise_above = 0.65, -- the pot-odds player raises with more of the pot than this
	raise_by = 0.7, -- and by this part of it
}

-- How often the hand wins against any cards of those still in.
local function equity(view, settings)
	local samples = settings.samples > 0 and settings.samples or holdem.tuning.yardsticks.samples
	local found = view:equity(nil, samples).equity
	trace.note(string.format("wins %.3f of the pot against any cards", found))
	return found
end

holdem.ai_profile.calling = {
	act = function(view) return view:call() end,
}

holdem.ai_profile.folding = {
	act = function(view) return view:fold() end,
}

-- One of what is allowed: to fold, to call, and four sizes of a raise.
holdem.ai_profile.random = {
	act = function(view)
		local choice = math.random(1, 6)
		if choice == 1 then return view:fold() end
		if choice <= 3 or not view:can_raise() then return view:call() end
		if choice == 4 then return view:raise_to(view:min_raise()) end
		if choice == 5 then return view:raise_pot(math.random()) end
		return math.random(1, 10) == 1 and view:all_in() or view:raise_pot(1)
	end,
}

-- Calls when it wins at least as often as its place at the table is worth; checks where that is free.
holdem.ai_profile.honest = {
	act = function(view, settings)
		if view:to_call() == 0 then return view:call() end
		if equity(view, settings) >= 1 / view:players() then return view:call() end
		return view:fold()
	end,
}

holdem.ai_profile["pot-odds"] = {
	act = function(view, settings)
		local tuning, wins = holdem.tuning.yardsticks, equity(view, settings)
		if wins > tuning.raise_above then return view:raise_pot(tuning.raise_by) end
		if wins >= view:pot_odds() then return view:call() end
		return view:fold()
	end,
}
