-- Seat rules a and b, when an opponent has one card left: the landlord, and the peasant who sits before the
-- landlord, lead no solos, or if they must, the highest first; and they answer solos with the highest.

local robot = doudizhu.rules.robot
local seats = robot.seats

local OTHERS = { "pair", "trio", "solo_chain", "pair_chain", "trio_chain" }

-- a
function seats.avoid_solos(game)
	if not robot.must_block(game) then return nil end
	local group = robot.lowest_group(game.split, OTHERS)
	if group then return robot.lead_group(game, group) end
	local solos = game.split.solo
	return solos[#solos]
end

-- The highest card that is in no bomb and not in the rocket.
local function highest(game)
	local count = game.count
	for rank = game.split.rocket[1] and 15 or 17, 3, -1 do
		if count[rank] > 0 and count[rank] < 4 then return rank end
	end
	return nil
end

-- b
function seats.block(game)
	local last = game.last
	if last.type ~= "solo" or not robot.must_block(game) then return nil end
	local rank = highest(game)
	return rank and rank > last.rank and robot.group("solo", rank, rank, 1) or nil
end
