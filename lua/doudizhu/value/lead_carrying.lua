-- Clauses c and d of leading: trios that carry a solo or a pair, and chains of trios with wings of different
-- ranks. Trios are not taken out of bombs. The one that leaves most goes at once.

local value = doudizhu.rules.value

local ACE = 14

-- Every choice of so many of the ranks, in rising order, added to a play; `each` cards of a rank.
function value.each_choice(ranks, from, many, each, play, give)
	if many == 0 then return give(play) end
	for at = from, #ranks do
		value.each_choice(ranks, at + 1, many - 1, each, play .. value.same(ranks[at], each), give)
	end
end

-- The ranks of which there are so many cards, without those from `low` to `top`.
function value.ranks_beside(game, least, low, top)
	local ranks = {}
	for rank = 3, 17 do
		if game.count[rank] >= least and (rank < low or rank > top) then table.insert(ranks, rank) end
	end
	return ranks
end

-- Everything that so many trios from `low` on can carry: wings of one card, then of two.
local function with_wings(game, low, length, each, give)
	local ranks = value.ranks_beside(game, each, low, low + length - 1)
	value.each_choice(ranks, 1, length, each, doudizhu.run(low, length, 3), give)
end

local function airplanes(game, low, give)
	local tuning = doudizhu.tuning.value
	for length = 2, tuning.longest_with_solos do
		local top = low + length - 1
		if top > ACE or game.count[top] < 3 then return end
		with_wings(game, low, length, 1, give)
		if length <= tuning.longest_with_pairs then with_wings(game, low, length, 2, give) end
	end
end

function value.leads.carrying(game)
	local choice = value.choice(game, 0, -math.huge)
	local function give(cards) value.try(choice, cards) end
	for rank = 3, 15 do
		if game.count[rank] == 3 then
			with_wings(game, rank, 1, 1, give)
			with_wings(game, rank, 1, 2, give)
			airplanes(game, rank, give)
		end
	end
	return choice.play
end
