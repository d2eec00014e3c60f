-- Bidding: the points of rocket, bombs, jokers and twos. A card counts once, in the strongest of these it is
-- part of.

local robot = doudizhu.rules.robot

-- The points of a hand.
function robot.points(hand)
	local points, count = doudizhu.tuning.robot.points, robot.count(hand)
	local has_rocket = count[16] + count[17] == 2
	local sum = has_rocket and points.rocket or 0
	for rank = 3, has_rocket and 15 or 17 do
		sum += count[rank] == 4 and points.bomb or count[rank] * (points[rank] or 0)
	end
	return sum
end

-- The bid that a hand is worth: 0 to 3.
function robot.worth_bidding(hand)
	local points, bid = robot.points(hand), 0
	for level, least in ipairs(doudizhu.tuning.robot.bids) do
		if points >= least then bid = level end
	end
	return bid
end

-- Bids what the hand is worth, where that is more than what was bid; calls and robs where it is worth two.
function robot.bid(view)
	local worth = robot.worth_bidding(view:hand())
	if view:mode() == "call_rob" then return worth >= 2 and 1 or 0 end
	return worth >= (view:lowest_bid() or 1) and worth or 0
end
