-- Options and how often each is chosen: an action that is nearly as good as the best is chosen nearly as often.

local fair = holdem.rules.fair

-- A list of { name, to, worth } becomes one with `chance`; `scale` is what a difference of one is worth, in chips.
function fair.mix(options, scale)
	local best = -math.huge
	for _, option in ipairs(options) do best = math.max(best, option.worth) end
	local total = 0
	for _, option in ipairs(options) do
		local short = (best - option.worth) / scale
		option.chance = short < 6 and math.exp(-short) or 0
		total = total + option.chance
	end
	for _, option in ipairs(options) do option.chance = option.chance / total end
	return options
end

-- How surely a place is above an edge: 0 to 1, blurred.
function fair.above(place, edge, blur)
	return math.clamp((place - edge) / (blur or 0.04) + 0.5, 0, 1)
end
