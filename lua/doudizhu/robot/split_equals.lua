-- Steps a to c, g and h: groups of one rank.

local robot = doudizhu.rules.robot
local steps = robot.steps

-- a: both jokers.
function steps.rocket(split)
	if split.left[16] == 1 and split.left[17] == 1 then robot.take(split, "rocket", 16, 17, 1) end
end

-- Takes every rank of which so many are left.
local function take_all(split, type, each)
	local left = split.left
	for rank = 3, 17 do
		if left[rank] == each then robot.take(split, type, rank, rank, each) end
	end
end

-- b: four of a rank.
function steps.bombs(split) take_all(split, "bomb", 4) end

-- c: three of a rank, none of them from a bomb.
function steps.trios(split) take_all(split, "trio", 3) end

-- g: what is left twice.
function steps.pairs(split) take_all(split, "pair", 2) end

-- h: what is left at all.
function steps.solos(split) take_all(split, "solo", 1) end
