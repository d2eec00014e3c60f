-- Bidding by F of the hand: from 10 points one, from 15 two, from 20 three.

local value = doudizhu.rules.value

-- The bid that a value is worth: 0 to 3.
function value.worth_bidding(points)
	local bid = 0
	for level, least in ipairs(doudizhu.values.bids) do
		if points >= least then bid = level end
	end
	return bid
end

-- Bids what the hand is worth, where that is more than what was bid; calls and robs where it is worth two.
function value.bid(game)
	local worth = value.worth_bidding((doudizhu.worth(game.hand, game.mode)))
	if game.view:mode() == "call_rob" then return worth >= 2 and 1 or 0 end
	return worth >= (game.view:lowest_bid() or 1) and worth or 0
end
