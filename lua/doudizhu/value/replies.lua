-- Every higher play of the type to beat, in rising order: replies[type](game, last, give). What is carried has
-- different ranks. Single wings are carried only by trios that are no broken bombs.

local value = doudizhu.rules.value
local replies = value.replies

local ACE = 14

-- So many cards of one rank.
local function equal(each)
	return function(game, last, give)
		for rank = last.rank + 1, 17 do
			if game.count[rank] >= each then give(value.same(rank, each)) end
		end
	end
end

replies.solo, replies.pair, replies.trio = equal(1), equal(2), equal(3)

-- Whether every rank from `low` to `top` has so many cards.
local function has_run(game, low, top, least, most)
	for rank = low, top do
		local held = game.count[rank]
		if held < least or held > most then return false end
	end
	return true
end

-- Higher chains as long as `last`: give(low) for each.
local function each_chain(game, last, least, most, give)
	local highest = last.length > 1 and ACE or 15
	for low = last.rank - last.length + 2, highest - last.length + 1 do
		if has_run(game, low, low + last.length - 1, least, most) then give(low) end
	end
end

local function chain(each)
	return function(game, last, give)
		each_chain(game, last, each, 4, function(low) give(doudizhu.run(low, last.length, each)) end)
	end
end

replies.solo_chain, replies.pair_chain, replies.trio_chain = chain(1), chain(2), chain(3)

-- Ranks with `main` to `most` cards that carry kickers of `each`: one each, four cards two.
local function carrying(main, most, each)
	return function(game, last, give)
		local many = main == 4 and 2 or last.length
		each_chain(game, last, main, most, function(low)
			local ranks = value.ranks_beside(game, each, low, low + last.length - 1)
			value.each_choice(ranks, 1, many, each, doudizhu.run(low, last.length, main), give)
		end)
	end
end

replies.trio_solo, replies.trio_pair = carrying(3, 4, 1), carrying(3, 4, 2)
replies.four_solo, replies.four_pair = carrying(4, 4, 1), carrying(4, 4, 2)

-- Chains of trios with wings; the longest only go out with the whole hand.
local function airplane(most, each, longest)
	local give_all = carrying(3, most, each)
	return function(game, last, give)
		if last.length <= doudizhu.tuning.value[longest] then give_all(game, last, give) end
	end
end

replies.airplane_solo = airplane(3, 1, "longest_with_solos")
replies.airplane_pair = airplane(4, 2, "longest_with_pairs")
