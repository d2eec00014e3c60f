-- Step e, the rest: lone trios are taken apart where that makes a chain. 4 5 666 7 8 becomes 45678 and 66;
-- 45678, 999, T and J become 456789TJ and 99.

local robot = doudizhu.rules.robot

local ACE = 14

-- How far the cards that are left reach from a rank: the last rank of the run.
local function reach(left, rank, step)
	while rank + step >= 3 and rank + step <= ACE and left[rank + step] > 0 do rank += step end
	return rank
end

-- Gives up a lone trio: one card goes into a chain, two stay as a pair.
local function dissolve(split, at)
	local rank = table.remove(split.trio, at).low
	split.left[rank] = 2
	return rank
end

-- The first lone trio for which `test` gives something: its place, and that.
local function first_trio(split, test)
	for at, trio in ipairs(split.trio) do
		local found = trio.low <= ACE and test(split, trio.low)
		if found then return at, found end
	end
	return nil
end

local function makes_chain(split, rank)
	local low, top = reach(split.left, rank, -1), reach(split.left, rank, 1)
	return top - low + 1 >= doudizhu.tuning.robot.five and { low = low, top = top }
end

-- Cards that are left and one card of a trio make a chain: the trio becomes that chain and a pair.
function robot.steps.trios_into_chains(split)
	local at, run = first_trio(split, makes_chain)
	while at do
		split.left[dissolve(split, at)] += 1
		robot.take(split, "solo_chain", run.low, run.top, 1)
		at, run = first_trio(split, makes_chain)
	end
	robot.extend(split)
end

-- The chain that ends beside this rank with something left on the other side of it, and how far that reaches.
local function chain_beside(split, rank)
	for _, chain in ipairs(split.solo_chain) do
		local step = chain.top + 1 == rank and 1 or chain.low - 1 == rank and -1
		local last = step and reach(split.left, rank, step)
		if last and last ~= rank then return { chain = chain, last = last, step = step } end
	end
	return nil
end

-- A chain goes on through one card of a trio to cards that are left.
function robot.steps.chains_past_trios(split)
	local at, way = first_trio(split, chain_beside)
	while at do
		local rank = dissolve(split, at)
		for beyond = rank + way.step, way.last, way.step do split.left[beyond] -= 1 end
		way.chain[way.step > 0 and "top" or "low"] = way.last
		at, way = first_trio(split, chain_beside)
	end
end
