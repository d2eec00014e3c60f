-- Kickers of a play that answers (rules 7 and 8): first loose ones, then, where these are short, what comes of
-- taking groups apart in the order of rules 5 and 6. A 2 or a joker is carried only where at most one play
-- is left then.

local robot = doudizhu.rules.robot
local wings = robot.wings

robot.wing_order = {
	{ "solos", "pairs", "chain_tops", "trios" }, -- single kickers
	{ "pairs", "pair_chain_tops", "trios" }, -- pairs
}

local function lows(groups, give)
	for _, group in ipairs(groups) do give(group.low) end
end

local function tops(chains, shortest, give)
	for _, chain in ipairs(chains) do
		if robot.length(chain) >= shortest then give(chain.top) end
	end
end

function wings.solos(split, give) lows(split.solo, give) end

function wings.pairs(split, give) lows(split.pair, give) end

function wings.trios(split, give) lows(split.trio, give) end

function wings.chain_tops(split, give) tops(split.solo_chain, doudizhu.tuning.robot.long_chain, give) end

function wings.pair_chain_tops(split, give) tops(split.pair_chain, doudizhu.tuning.robot.long_pair_chain, give) end

-- Adds ranks for the kickers of a play, so many cards each, until there are enough: cheap ones, or dear ones.
local function add_ranks(ranks, game, group, each, is_dear)
	local many, dear = robot.length(group), doudizhu.tuning.robot.dear
	local function give(rank)
		local is_beside = rank < group.low or rank > group.top
		if #ranks < many and is_beside and (rank >= dear) == is_dear and not table.find(ranks, rank) then
			table.insert(ranks, rank)
		end
	end
	for _, name in ipairs(robot.wing_order[each]) do wings[name](game.split, give) end
	return #ranks == many
end

-- The plays left after one.
local function hands_after(game, text)
	return robot.hands(robot.split(robot.count(doudizhu.sub(game.hand, text))))
end

-- A play with its kickers, so many cards each; nil where it cannot have them.
function robot.with_kickers(game, group, each)
	local ranks = {}
	local is_cheap = add_ranks(ranks, game, group, each, false)
	if not is_cheap and not add_ranks(ranks, game, group, each, true) then return nil end
	group.wings = ""
	for _, rank in ipairs(ranks) do group.wings ..= robot.same(rank, each) end
	if not is_cheap and hands_after(game, robot.text(group)) > 1 then return nil end
	return group
end
