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

-- The first answer on the list of the type to beat.
function robot.answer(game)
	local last = game.last
	for _, name in ipairs(robot.follow_order[last.type]) do
		local group = robot.ways[name](game, last)
		if group then return group end
	end
	return nil
end

-- nil is the pass.
function robot.follow(game)
	local group = robot.finish(game) or robot.last_hand(game)
	group = group or robot.ask_seats(robot.follow_seats, game) or robot.answer(game)
	return group ~= robot.PASS and group or nil
end

-- What a seat rule gives that wants the pass.
robot.PASS = {}
