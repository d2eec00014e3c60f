-- Lead rule 2: a trio carries the lowest solo, or else the lowest pair, or else nothing. A 2 or a joker is not
-- carried while more than two plays remain.

local robot = doudizhu.rules.robot

-- Whether a kicker of this rank may be given away: cheap, or all that is left goes out with it.
function robot.may_carry(game, rank, plays)
	return rank < doudizhu.tuning.robot.dear or robot.hands(game.split) == plays
end

-- A trio with one group of the split as its kicker.
function robot.carry(trio, type, kicker)
	local group = robot.group(type, trio.low, trio.top, 3)
	group.wings = robot.text(kicker)
	return group
end

function robot.leads.trio(game, trio)
	local solo, pair = game.split.solo[1], game.split.pair[1]
	if solo and robot.may_carry(game, solo.low, 2) then return robot.carry(trio, "trio_solo", solo) end
	if pair and robot.may_carry(game, pair.low, 2) then return robot.carry(trio, "trio_pair", pair) end
	return trio
end
