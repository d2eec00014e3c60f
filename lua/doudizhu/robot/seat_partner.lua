-- Seat rules c to f: what a peasant does about the other one.

local robot = doudizhu.rules.robot
local seats = robot.seats

-- The lowest group of the split that beats the partner, if it stays below a rank; otherwise the pass.
local function cheap(game, below)
	local group = robot.ways.own(game, game.last)
	return group and group.top < below and group or robot.PASS
end

-- c: a partner's solo is beaten cheaply or not at all.
function seats.partner_solo(game)
	if game.last.type ~= "solo" or not game.is_partners then return nil end
	return cheap(game, doudizhu.tuning.robot.partner_solo)
end

-- d: so is a pair.
function seats.partner_pair(game)
	if game.last.type ~= "pair" or not game.is_partners then return nil end
	return cheap(game, doudizhu.tuning.robot.partner_pair)
end

-- e: anything else of the partner's is passed.
function seats.partner_other(game)
	return game.is_partners and robot.PASS or nil
end

-- The lowest card that is in no bomb.
local function lowest(game)
	for rank = 3, 15 do
		if game.count[rank] > 0 and game.count[rank] < 4 then return rank end
	end
	return nil
end

-- f: the partner who plays next and has one card gets the lowest solo.
function seats.feed_partner(game)
	local view = game.view
	local partner = view:partner()
	if partner ~= view:next() or view:left(partner) ~= 1 then return nil end
	local rank = lowest(game)
	return rank and robot.group("solo", rank, rank, 1) or nil
end
