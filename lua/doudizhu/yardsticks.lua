-- Players to measure others by: one that plays at random, and RLCard's rule agent, which passes in
-- the bidding and never doubles.

local function by_rule(view) return view:rlcard_rule() end
doudizhu.ai_profile["rlcard-rule"] = {
	bid = function() return 0 end,
	double = function() return false end,
	lead = by_rule,
	follow = by_rule,
}

local function by_chance(view) return view:random() end
doudizhu.ai_profile.random = {
	bid = function(view) return math.random() < 0.5 and view:lowest_bid() or 0 end,
	double = function() return math.random() < 0.5 end,
	lead = by_chance,
	follow = by_chance,
}
