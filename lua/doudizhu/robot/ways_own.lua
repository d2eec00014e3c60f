-- Ways to answer with groups of the split as they are, and with bombs.

local robot = doudizhu.rules.robot
local ways = robot.ways

-- The lowest group of a list that has this length and ends above this rank.
function robot.lowest_above(groups, rank, length)
	local lowest
	for _, group in ipairs(groups) do
		local fits = group.top > rank and group.top - group.low + 1 == length
		if fits and (not lowest or group.top < lowest.top) then lowest = group end
	end
	return lowest
end

-- What the main part of a play is, by its type.
local MAIN = {
	trio_solo = "trio", trio_pair = "trio", airplane_solo = "trio_chain", airplane_pair = "trio_chain",
}

-- How many cards each kicker is, by the type of the play.
local EACH = { trio_solo = 1, airplane_solo = 1, trio_pair = 2, airplane_pair = 2 }

-- A group that is to answer `last`, with the kickers that that takes; nil where there are none.
function robot.fitted(game, group, last)
	local each = EACH[last.type]
	if not group or not each then return group end
	return robot.with_kickers(game, robot.group(last.type, group.low, group.top, 3), each)
end

-- Rule 1.
function ways.own(game, last)
	local groups = game.split[MAIN[last.type] or last.type]
	return robot.fitted(game, robot.lowest_above(groups, last.rank, last.length), last)
end

-- The lowest bomb, or else the rocket. Only higher bombs answer a bomb (rule 11), and nothing the rocket.
function ways.bomb(game, last)
	if last.type == "rocket" then return nil end
	local split = game.split
	local least = last.type == "bomb" and last.rank or 0
	return robot.lowest_above(split.bomb, least, 1) or split.rocket[1]
end
