-- Lead rule 3: a trio chain carries solos or pairs where there are enough. Where solos are short, the low cards
-- of a solo chain of six or more help out; where pairs are short, the low pair of a pair chain of four or more.

local robot = doudizhu.rules.robot

-- The lowest groups of a list that may be carried, at most so many.
local function cheapest(game, groups, most)
	local found = {}
	for _, group in ipairs(groups) do
		if #found < most and robot.may_carry(game, group.low, most + 1) then table.insert(found, group) end
	end
	return found
end

-- Adds the low ends of chains that are long enough, until there are so many.
local function shave(found, chains, shortest, most)
	for _, chain in ipairs(chains) do
		for at = 0, robot.length(chain) - shortest do
			if #found == most then return end
			table.insert(found, robot.group("kicker", chain.low + at, chain.low + at, chain.each))
		end
	end
end

local function with_wings(chain, type, kickers)
	local group = robot.group(type, chain.low, chain.top, 3)
	local wings = ""
	for _, kicker in ipairs(kickers) do wings ..= robot.text(kicker) end
	group.wings = wings
	return group
end

function robot.leads.trio_chain(game, chain)
	local split, tuning, many = game.split, doudizhu.tuning.robot, robot.length(chain)
	local solos, pairs_ = cheapest(game, split.solo, many), cheapest(game, split.pair, many)
	if #solos < many and #pairs_ < many then
		if #solos > 0 then shave(solos, split.solo_chain, tuning.long_chain, many) end
		if #pairs_ > 0 then shave(pairs_, split.pair_chain, tuning.long_pair_chain, many) end
	end
	if #solos == many then return with_wings(chain, "airplane_solo", solos) end
	if #pairs_ == many then return with_wings(chain, "airplane_pair", pairs_) end
	return chain
end
