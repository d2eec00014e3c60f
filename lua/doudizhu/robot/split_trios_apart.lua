-- Step e, the rest: lone trios are taken apart where that makes a chain. 4 5 666 7 8 becomes 45678 and 66;
-- 45678, 999, T and J become 456789TJ and 99.

local robot = doudizhu.rules.robot

local ACE = 14

-- How far the cards that are left reach from a rank: the last rank of the run.
local function reach(left, rank, step)
	while rank + step >= 3 and rank + step <= ACE and left[rank + step] > 0 do rank += step end
	return rank
end

-- Goes through the lone trios, low to high. Those for which `test` gives something go back to the cards that
-- are left, and `made` is called with the rank and that.
local function take_apart(split, test, made)
	local lone = {}
	for _, trio in ipairs(split.trio) do
		local rank = trio.low
		local found = rank <= ACE and test(split, rank)
		if found then
			split.left[rank] += 3
			made(split, found)
		else
			table.insert(lone, trio)
		end
	end
	split.trio = lone
end

local function tidy(split)
	robot.extend(split)
	robot.join(split)
end

-- The run that cards that are left make with one of this rank, if it is a chain.
local function run_through(split, rank)
	local low, top = reach(split.left, rank, -1), reach(split.left, rank, 1)
	return top - low + 1 >= doudizhu.tuning.robot.five and { low = low, top = top }
end

-- Cards that are left and one card of a trio make a chain: the trio becomes that chain and a pair.
function robot.steps.trios_into_chains(split)
	if #split.trio == 0 then return end
	take_apart(split, run_through, function(_, run) robot.take(split, "solo_chain", run.low, run.top, 1) end)
	tidy(split)
end

-- Whether a chain ends just beside this rank and something is left on the other side of it.
local function is_between(split, rank)
	local left = split.left
	for _, chain in ipairs(split.solo_chain) do
		local beyond = chain.top + 1 == rank and rank + 1 or chain.low - 1 == rank and rank - 1
		if beyond and beyond >= 3 and beyond <= ACE and left[beyond] > 0 then return true end
	end
	return false
end

-- A chain goes on through one card of a trio to cards that are left.
function robot.steps.chains_past_trios(split)
	if #split.trio == 0 or #split.solo_chain == 0 then return end
	take_apart(split, is_between, tidy)
end
