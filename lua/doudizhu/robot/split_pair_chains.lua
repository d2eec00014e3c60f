-- Step f: two solo chains of the same cards are one pair chain; then the pairs that are left make pair chains.

local robot = doudizhu.rules.robot

local ACE, SHORTEST = 14, 3

-- The place of a later chain of the same cards.
local function twin(chains, at)
	for other = at + 1, #chains do
		if chains[other].low == chains[at].low and chains[other].top == chains[at].top then return other end
	end
	return nil
end

local function join_twins(split)
	local chains, at = split.solo_chain, 1
	while at <= #chains do
		local other = twin(chains, at)
		if other then
			local low, top = chains[at].low, chains[at].top
			table.insert(split.pair_chain, robot.group("pair_chain", low, top, 2))
			table.remove(chains, other)
			table.remove(chains, at)
		else
			at += 1
		end
	end
end

function robot.steps.pair_chains(split)
	join_twins(split)
	local left, run = split.left, 0
	for rank = 3, ACE + 1 do
		if rank <= ACE and left[rank] >= 2 then
			run += 1
		else
			if run >= SHORTEST then robot.take(split, "pair_chain", rank - run, rank - 1, 2) end
			run = 0
		end
	end
end
