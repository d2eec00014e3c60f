-- Step d: trios beside each other make the longest trio chains there are; 444, 555 and 666 are one chain, not
-- a chain and a trio.

local robot = doudizhu.rules.robot

-- How many trios follow each other from this one on.
local function length_at(trios, at)
	local length = 1
	while trios[at + length] and trios[at + length].low == trios[at].low + length and trios[at + length].low <= 14 do
		length += 1
	end
	return length
end

function robot.steps.trio_chains(split)
	local trios = split.trio
	if #trios < 2 then return end
	local lone, at = {}, 1
	while at <= #trios do
		local length, low = length_at(trios, at), trios[at].low
		if length > 1 then
			table.insert(split.trio_chain, robot.group("trio_chain", low, low + length - 1, 3))
		else
			table.insert(lone, trios[at])
		end
		at += length
	end
	split.trio = lone
end
