-- Ways to answer a chain with part of another one.

local robot = doudizhu.rules.robot
local ways = robot.ways

-- Cards of each rank, by the type to beat.
local EACH = { solo_chain = 1, pair_chain = 2, trio_chain = 3, airplane_solo = 3, airplane_pair = 3 }

-- The lowest chain that answers `last` and lies in one of these, which are as long as that or longer.
local function part(game, last, chains, is_longer)
	local best
	for _, chain in ipairs(chains) do
		local top = math.max(last.rank + 1, chain.low + last.length - 1)
		local fits = top <= chain.top and (robot.length(chain) > last.length) == is_longer
		if fits and (not best or top < best) then best = top end
	end
	if not best then return nil end
	return robot.fitted(game, robot.group(last.type, best - last.length + 1, best, EACH[last.type]), last)
end

function ways.from_equal_pair_chain(game, last) return part(game, last, game.split.pair_chain, false) end

function ways.from_equal_trio_chain(game, last) return part(game, last, game.split.trio_chain, false) end

function ways.from_longer_chain(game, last) return part(game, last, game.split.solo_chain, true) end

function ways.from_longer_pair_chain(game, last) return part(game, last, game.split.pair_chain, true) end

function ways.from_longer_trio_chain(game, last) return part(game, last, game.split.trio_chain, true) end
