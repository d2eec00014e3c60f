-- Following. Rule 1: the lowest group that the split has of the same type. Rule 3: without one a partner's play
-- is passed; an opponent's is answered by taking groups apart, then by a bomb or the rocket. The order in which
-- an answer is looked for is data: rules 5 to 12.

local robot = doudizhu.rules.robot

robot.follow_order = {
	-- 5; rule 2 has twos go first, whatever group they are in
	solo = { "own", "from_twos", "from_pair", "chain_top", "from_trio", "from_trio_chain", "from_chain",
		"from_pair_chain", "bomb" },
	-- 6
	pair = { "own", "pair_chain_top", "from_trio", "from_pair_chain", "from_trio_chain", "bomb" },
	-- 7
	trio = { "own", "from_trio_chain", "bomb" },
	trio_solo = { "own", "from_trio_chain", "bomb" },
	trio_pair = { "own", "from_trio_chain", "bomb" },
	-- 8
	trio_chain = { "own", "from_longer_trio_chain", "bomb" },
	airplane_solo = { "own", "from_longer_trio_chain", "bomb" },
	airplane_pair = { "own", "from_longer_trio_chain", "bomb" },
	-- 9
	solo_chain = { "own", "from_equal_pair_chain", "from_equal_trio_chain", "from_longer_chain",
		"from_longer_pair_chain", "from_longer_trio_chain", "bomb" },
	-- 10
	pair_chain = { "own", "from_longer_pair_chain", "from_longer_trio_chain", "from_equal_trio_chain", "bomb" },
	bomb = { "bomb" }, -- 11
	four_solo = { "bomb" }, -- 12
	four_pair = { "bomb" },
	rocket = {},
}

-- What a seat rule gives that wants the pass.
robot.PASS = {}

-- The first answer on the list of the type to beat, and the name of the way.
function robot.answer(game)
	local last = game.last
	for _, name in ipairs(robot.follow_order[last.type]) do
		local group = robot.ways[name](game, last)
		if group then return group, name end
	end
	return nil
end

-- The answer, or nil for the pass, and the name of the rule.
function robot.follow(game)
	local whole = robot.finish(game)
	if whole then return whole, "finish" end
	local group = robot.last_hand(game)
	if group then return group, "last_hand" end
	local wanted, rule = robot.ask_seats(robot.follow_seats, game)
	if wanted then return wanted ~= robot.PASS and wanted or nil, rule end
	return robot.answer(game)
end
