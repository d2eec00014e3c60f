-- Clause e of leading: the lowest card that is in no bomb, and every group without kickers that begins with
-- it. The one that leaves most is played. Jokers are not asked.

local value = doudizhu.rules.value

local ACE = 14

-- Cards of each rank, and the ranks in the shortest chain.
local CHAINS = { { 1, 5 }, { 2, 3 }, { 3, 2 } }

local function lowest(count)
	for rank = 3, 15 do
		if count[rank] > 0 and count[rank] < 4 then return rank end
	end
	return nil
end

-- The last rank of the longest chain from a rank on, with so many cards each.
local function reach(count, rank, each)
	if rank > ACE or count[rank] < each then return rank - 1 end
	while rank < ACE and count[rank + 1] >= each do rank += 1 end
	return rank
end

function value.leads.lowest(game)
	local count = game.count
	local low = lowest(count)
	if not low then return nil end
	local choice = value.choice(game, 0, -math.huge)
	for each = 1, count[low] do value.try(choice, value.same(low, each)) end
	for _, chain in ipairs(CHAINS) do
		local each, shortest = chain[1], chain[2]
		for length = shortest, reach(count, low, each) - low + 1 do
			value.try(choice, doudizhu.run(low, length, each))
		end
	end
	return choice.play
end
