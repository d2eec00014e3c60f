-- Hands as the robot counts them, and the groups it plays.
--
-- A count is a list by rank, 3 to 17: how many cards there are. A group is { type, low, top, each }: so many
-- cards of each rank from `low` to `top`; `wings` is the text of the kickers. Groups of the engine, which have
-- their `cards`, may stand among them.

local robot = doudizhu.rules.robot

local LETTERS = doudizhu.LETTERS
local NONE = table.create(17, 0)

local RANK, LETTER = {}, {}
for at = 1, #LETTERS do
	LETTER[at + 2] = string.sub(LETTERS, at, at)
	RANK[string.byte(LETTERS, at)] = at + 2
end

-- How many cards of each rank a hand has.
function robot.count(hand)
	local count = table.clone(NONE)
	for at = 1, #hand do
		local rank = RANK[string.byte(hand, at)]
		count[rank] += 1
	end
	return count
end

function robot.group(type, low, top, each)
	return { type = type, low = low, top = top, each = each }
end

-- So many cards of one rank.
function robot.same(rank, each)
	return string.rep(LETTER[rank], each)
end

-- The cards of a group, with its kickers.
function robot.text(group)
	if group.cards then return group.cards end
	local low, top, each, wings = group.low, group.top, group.each, group.wings or ""
	if each == 1 then return string.sub(LETTERS, low - 2, top - 2) .. wings end
	local text = robot.same(low, each)
	for rank = low + 1, top do text ..= robot.same(rank, each) end
	return text .. wings
end

function robot.length(group)
	return group.top - group.low + 1
end
