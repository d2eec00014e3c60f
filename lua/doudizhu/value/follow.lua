-- Following: the first clause that says something decides; nil from all of them is the pass. Passing costs one
-- turn of control, so an answer in kind is given where what it leaves is worth no less than that.

local value = doudizhu.rules.value
local follows = value.follows

-- The series'; those of "exact" are in exact_follow.lua.
value.follow_order.recursive = {
	"nothing_beats", -- the rocket
	"rocket_then_all", -- 0
	"bomb", -- a bomb to beat
	"finish", -- 1
	"four_pair", -- four cards with pairs to beat
	"same_kind", -- 2, 3 and 4
}

value.PASS = {} -- what a clause gives that wants the pass

-- The cards that answer, or nil for the pass (5), and the name of the clause.
function value.follow(game)
	for _, name in ipairs(value.follow_order[game.mode]) do
		local play = follows[name](game, game.last)
		if play then return play ~= value.PASS and play or nil, name end
	end
	return nil
end

function follows.nothing_beats(_, last)
	return last.type == "rocket" and value.PASS or nil
end

-- 0: the rocket, where the rest is one play.
function follows.rocket_then_all(game) return value.leads.rocket_then_all(game) end

local function rocket(game)
	return game.count[16] + game.count[17] == 2 and "BR" or nil
end

-- The lowest bomb above a rank.
local function bomb_above(game, least)
	for rank = least + 1, 15 do
		if game.count[rank] == 4 then return value.same(rank, 4) end
	end
	return nil
end

-- A bomb is always beaten: by the lowest bomb that does, or by the rocket.
function follows.bomb(game, last)
	if last.type ~= "bomb" then return nil end
	return bomb_above(game, last.rank) or rocket(game) or value.PASS
end

-- 1: the whole hand, where that is legal.
function follows.finish(game, last)
	local size = #game.hand
	if size ~= #last.cards and size ~= 4 and size ~= 2 then return nil end
	local whole = doudizhu.group(game.hand, last)
	return whole and whole.cards
end

-- The best answer in kind, if one leaves no less than the hand is worth now, short of what passing costs.
function value.in_kind(game, last, cost)
	local now, _, score = doudizhu.worth(game.hand, game.mode)
	local choice = value.choice(game, now, score - cost)
	local replies = value.replies[last.type]
	if replies then replies(game, last, function(cards) value.try(choice, cards) end) end
	return choice
end

-- Four cards with pairs are worth a bomb where the hand is strong, or where no others answer.
function follows.four_pair(game, last)
	if last.type ~= "four_pair" then return nil end
	local choice = value.in_kind(game, last, doudizhu.values.round)
	local strongest = bomb_above(game, 2) or rocket(game)
	local is_strong = value.left(choice) > doudizhu.tuning.value.bomb_four_above
	return is_strong and strongest or choice.play or strongest or value.PASS
end

-- 3: a bomb, where it leaves no less than a pass, or anything of value at all.
local function bombs(choice)
	local game = choice.game
	for rank = 3, 15 do
		if game.count[rank] == 4 then
			local cards = value.same(rank, 4)
			local left, _, score = value.after(game, cards)
			if left > 0 or score >= choice.least then
				choice.play, choice.least = cards, score
			end
		end
	end
end

-- 2: in kind; 3: otherwise a bomb; 4: otherwise the rocket, where the hand is strong.
function follows.same_kind(game, last)
	local choice = value.in_kind(game, last, doudizhu.values.round)
	if not choice.play then bombs(choice) end
	if choice.play then return choice.play end
	return choice.now > doudizhu.tuning.value.rocket_above and rocket(game) or nil
end
