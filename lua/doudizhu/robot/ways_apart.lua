-- Ways to answer a solo, a pair or a trio by taking a group apart: the lowest card that is high enough.

local robot = doudizhu.rules.robot
local ways = robot.ways

-- Cards each, by the type to beat.
local EACH = { solo = 1, pair = 2, trio = 3, trio_solo = 3, trio_pair = 3 }

-- So many cards as answer a play, of one rank.
local function piece(game, last, rank)
	local each = EACH[last.type]
	local type = each == 1 and "solo" or each == 2 and "pair" or "trio"
	return robot.fitted(game, robot.group(type, rank, rank, each), last)
end

-- The lowest rank above that of `last` in groups at least so long.
local function from(game, last, groups, shortest)
	local best
	for _, group in ipairs(groups) do
		local rank = math.max(group.low, last.rank + 1)
		local fits = rank <= group.top and robot.length(group) >= shortest
		if fits and (not best or rank < best) then best = rank end
	end
	return best and piece(game, last, best)
end

-- The top of the lowest chain at least so long that ends high enough.
local function top_of(game, last, chains, shortest)
	local best
	for _, chain in ipairs(chains) do
		local fits = chain.top > last.rank and robot.length(chain) >= shortest
		if fits and (not best or chain.top < best) then best = chain.top end
	end
	return best and piece(game, last, best)
end

-- Rule 2: one of two or three twos.
function ways.from_twos(game, last)
	local twos = game.count[15]
	if last.rank < 15 and (twos == 2 or twos == 3) then return piece(game, last, 15) end
	return nil
end

function ways.from_pair(game, last) return from(game, last, game.split.pair, 1) end

function ways.from_trio(game, last) return from(game, last, game.split.trio, 1) end

function ways.from_trio_chain(game, last) return from(game, last, game.split.trio_chain, 1) end

function ways.from_chain(game, last) return from(game, last, game.split.solo_chain, 1) end

function ways.from_pair_chain(game, last) return from(game, last, game.split.pair_chain, 1) end

function ways.chain_top(game, last)
	return top_of(game, last, game.split.solo_chain, doudizhu.tuning.robot.long_chain)
end

function ways.pair_chain_top(game, last)
	return top_of(game, last, game.split.pair_chain, doudizhu.tuning.robot.long_pair_chain)
end
