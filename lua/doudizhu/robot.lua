-- 规则机器人 The rule robot: it splits its hand by fixed steps, counts the plays and follows a list of rules.
--
-- Source of the rules: a text that was posted in Chinese forums for years. Every rule is an entry of one of
-- these tables, under its name, in a file of its own in robot/; a mod replaces or reorders entries.

doudizhu.rules.robot = {
	steps = {}, -- how a hand is split, by name; `step_order` puts them in order
	leads = {}, -- how a group is led, by its type
	wings = {}, -- where kickers come from, by name; `wing_order` puts them in order
	ways = {}, -- where an answer comes from, by name; `follow_order` puts them in order for each type
	seats = {}, -- what a seat does differently, by name; `lead_seats` and `follow_seats` put them in order
}

local robot = doudizhu.rules.robot

-- Numbers of the rules.
doudizhu.tuning.robot = {
	bids = { 3, 5, 7 }, -- least points of a hand for bidding one, two and three
	double = 9, -- least points for doubling, of which the texts say nothing
	points = { rocket = 8, bomb = 6, [17] = 4, [16] = 3, [15] = 2 }, -- of groups and single cards, by rank
	five = 5, -- ranks in the shortest solo chain
	long_chain = 6, -- a solo chain from which one card may be taken
	long_pair_chain = 4, -- a pair chain from which one pair may be taken
	dear = 15, -- kickers of this rank and above (2 and jokers) stay unless the hand is nearly out
	partner_solo = 15, -- a partner's solo is passed where beating it takes this rank or a higher one
	partner_pair = 14, -- the same for a pair
}

-- The cards of a group; no group is the pass. The trace gets the name of the rule that chose it.
local function told(group, rule)
	local cards = group and robot.text(group) or "pass"
	if trace.wanted() then trace.consider(cards, nil, "rule " .. (rule or "pass")) end
	return cards
end

doudizhu.ai_profile.robot = {
	bid = function(view) return robot.bid(view) end,
	double = function(view) return robot.points(view:hand()) >= doudizhu.tuning.robot.double end,
	lead = function(view) return told(robot.lead(robot.read(view))) end,
	follow = function(view) return told(robot.follow(robot.read(view))) end,
}
