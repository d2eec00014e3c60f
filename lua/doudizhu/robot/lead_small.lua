-- Lead rules 6 and 7: a pair or a solo is led by itself while there are too few trios to carry them all away;
-- where trios abound, one carries it.

local robot = doudizhu.rules.robot

-- Whether trios, those in chains too, are at most two fewer than pairs and solos.
local function trios_are_few(split)
	local trios = #split.trio
	for _, chain in ipairs(split.trio_chain) do trios += robot.length(chain) end
	return trios <= #split.pair + #split.solo - 2
end

-- The lowest trio carries the group where trios abound.
local function led(game, group, type)
	local trio = game.split.trio[1]
	if not trio or trios_are_few(game.split) then return group end
	return robot.carry(trio, type, group)
end

-- Rule 6.
function robot.leads.pair(game, pair) return led(game, pair, "trio_pair") end

-- Rule 7.
function robot.leads.solo(game, solo) return led(game, solo, "trio_solo") end
