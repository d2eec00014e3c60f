-- The strong player: every move is tried in many imagined deals, within the limits of the level. A decision
-- that may spend little fuel tries fewer deals.

-- A setting of 0 leaves it to the level.
local function unless_zero(number)
	return number ~= 0 and number or nil
end

local function tell(thought)
	if not trace.wanted() then return end
	trace.note(string.format("%d deals were played out", thought.playouts))
	for _, option in ipairs(thought.options) do
		trace.consider(option.play, option.mean, option.why)
	end
end

local function think(view, settings)
	local thought = doudizhu.strong(view, {
		level = settings.level,
		playouts = unless_zero(settings.playouts),
		ms = unless_zero(settings.ms),
		objective = settings.objective,
		cap = settings.cap,
	})
	tell(thought)
	return thought.play
end

-- Until the bidding is simulated: by the value of the best split, as the value series bids.
local function bid(view)
	local value = doudizhu.worth(view:hand())
	local found = 0
	for stake, least in ipairs({ 10, 15, 20 }) do
		if value >= least then found = stake end
	end
	local lowest = view:lowest_bid()
	if view:highest_bid() == 1 then return found > 0 and 1 or 0 end
	return found >= lowest and found or 0
end

doudizhu.ai_profile.strong = {
	bid = bid,
	double = function(view) return doudizhu.best(view:hand()) > 0 end,
	lead = think,
	follow = think,
}
