-- Lead rule 1: the group with the lowest card first, from small to large; bombs and the rocket last. How a group
-- is led, its type says: rules 2 to 7 are in the files lead_*.lua. Chains are just played (rules 4 and 5).

local robot = doudizhu.rules.robot

robot.lead_types = { "solo", "pair", "trio", "solo_chain", "pair_chain", "trio_chain" }

local function is_before(group, other)
	return not other or group.low < other.low or group.low == other.low and group.top < other.top
end

-- The group with the lowest card among these types; of two, the one that ends lower.
function robot.lowest_group(split, types)
	local lowest
	for _, type in ipairs(types) do
		for _, group in ipairs(split[type]) do
			if is_before(group, lowest) then lowest = group end
		end
	end
	return lowest
end

-- The group led by the rule of its type.
function robot.lead_group(game, group)
	local rule = robot.leads[group.type]
	return rule and rule(game, group) or group
end

-- The first answer of the seat rules named in a list, and the name of the rule.
function robot.ask_seats(names, game)
	for _, name in ipairs(names) do
		local group = robot.seats[name](game)
		if group then return group, name end
	end
	return nil
end

-- The group to lead, and the name of the rule.
function robot.lead(game)
	local split = game.split
	local whole = robot.finish(game)
	if whole then return whole, "finish" end
	local group, rule = robot.ask_seats(robot.lead_seats, game)
	if group then return group, rule end
	group = robot.lowest_group(split, robot.lead_types)
	if group then return robot.lead_group(game, group), group.type end
	return split.bomb[1] or split.rocket[1], "bomb"
end
