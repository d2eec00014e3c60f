-- The strong player: the engine's search through hidden hands, within the limits of the level. What it tries to
-- reach and how long it may think are settings; what they leave open is in `doudizhu.tuning.strong`.

doudizhu.tuning.strong = {
	solve_nodes = 3000, -- the most positions to solve one deal with
	bid_playouts = 300, -- deals played out for a bid, or before doubling
}

-- A setting of 0 leaves it to the level.
local function unless_zero(number)
	return number ~= 0 and number or nil
end

local function limits(settings)
	return {
		level = settings.level,
		playouts = unless_zero(settings.playouts),
		ms = unless_zero(settings.ms),
		objective = settings.objective,
		cap = settings.cap,
		solve_nodes = doudizhu.tuning.strong.solve_nodes,
	}
end

local function bid_limits(settings)
	local found = limits(settings)
	found.playouts = found.playouts or doudizhu.tuning.strong.bid_playouts
	return found
end

-- Tells what was looked at, the best first.
local function tell(thought, name)
	if thought.playouts then trace.note("played out " .. thought.playouts .. " deals") end
	for _, option in ipairs(thought.options) do trace.consider(option[name], option.mean, option.why) end
end

local function play(view, settings)
	local thought = doudizhu.strong(view, limits(settings))
	tell(thought, "play")
	return thought.play
end

doudizhu.ai_profile.strong = {
	lead = play,
	follow = play,
	bid = function(view, settings)
		local thought = doudizhu.strong_bid(view, bid_limits(settings))
		tell(thought, "bid")
		return thought.bid
	end,
	double = function(view, settings)
		local thought = doudizhu.strong_double(view, bid_limits(settings))
		tell(thought, "double")
		return thought.double
	end,
}
