-- Step e, first part: solo chains among the cards that are in no trio. The lowest five in a row are taken as
-- long as there are any; then every card that prolongs a chain joins it; then chains that meet become one.

local robot = doudizhu.rules.robot

local ACE = 14

-- Where the lowest run of so many ranks begins.
local function lowest_run(left, length)
	local run = 0
	for rank = 3, ACE do
		run = left[rank] > 0 and run + 1 or 0
		if run == length then return rank - length + 1 end
	end
	return nil
end

-- Adds cards to both ends of the chains as long as there are any.
function robot.extend(split)
	local left = split.left
	for _, chain in ipairs(split.solo_chain) do
		while chain.top < ACE and left[chain.top + 1] > 0 do
			chain.top += 1
			left[chain.top] -= 1
		end
		while chain.low > 3 and left[chain.low - 1] > 0 do
			chain.low -= 1
			left[chain.low] -= 1
		end
	end
end

local function by_low(chain, other)
	if chain.low ~= other.low then return chain.low < other.low end
	return chain.top < other.top
end

-- The places of two chains of which one ends just below the other.
local function neighbours(chains)
	for at, chain in ipairs(chains) do
		for other_at, other in ipairs(chains) do
			if other.low == chain.top + 1 then return at, other_at end
		end
	end
	return nil
end

-- Joins chains that meet; they are in order then.
function robot.join(split)
	local chains = split.solo_chain
	if #chains < 2 then return end
	table.sort(chains, by_low)
	local at, other = neighbours(chains)
	while at do
		chains[at].top = chains[other].top
		table.remove(chains, other)
		at, other = neighbours(chains)
	end
end

function robot.steps.solo_chains(split)
	local length = doudizhu.tuning.robot.five
	local low = lowest_run(split.left, length)
	if not low then return end
	while low do
		robot.take(split, "solo_chain", low, low + length - 1, 1)
		low = lowest_run(split.left, length)
	end
	robot.extend(split)
	robot.join(split)
end
