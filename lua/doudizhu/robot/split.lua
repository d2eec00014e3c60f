-- Splitting a hand: every step takes groups out of the cards that are left. What comes out is a list of groups
-- for each type, `left` is empty, and the number of groups is the hand count: the plays it takes to go out if
-- nobody beats any.

local robot = doudizhu.rules.robot

robot.step_order = {
	"rocket", -- a
	"bombs", -- b
	"trios", -- c
	"trio_chains", -- d
	"solo_chains", -- e: apart from trios,
	"trios_into_chains", -- with a trio that becomes a chain and a pair,
	"chains_past_trios", -- and past a trio to the cards on its other side
	"pair_chains", -- f
	"pairs", -- g
	"solos", -- h
}

-- Types of groups in a split.
robot.types = { "rocket", "bomb", "trio", "trio_chain", "solo_chain", "pair_chain", "pair", "solo" }

-- The groups of a hand, from its count.
function robot.split(count)
	local split = {
		left = table.clone(count),
		rocket = {}, bomb = {}, trio = {}, trio_chain = {}, solo_chain = {}, pair_chain = {}, pair = {}, solo = {},
	}
	for _, name in ipairs(robot.step_order) do robot.steps[name](split) end
	return split
end

-- The hand count.
function robot.hands(split)
	local hands = 0
	for _, type in ipairs(robot.types) do hands += #split[type] end
	return hands
end

-- The hand count without bombs and rocket.
function robot.plain_hands(split)
	return robot.hands(split) - #split.bomb - #split.rocket
end

-- Takes a group out of the cards that are left.
function robot.take(split, type, low, top, each)
	local left, groups = split.left, split[type]
	for rank = low, top do left[rank] -= each end
	groups[#groups + 1] = { type = type, low = low, top = top, each = each }
end
