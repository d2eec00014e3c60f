-- What a decision is about, and F.

local value = doudizhu.rules.value

-- Cards of one rank, by how many and by rank.
local SAME = {}
for each = 1, 4 do
	SAME[each] = {}
	for rank = 3, each == 1 and 17 or 15 do SAME[each][rank] = doudizhu.same(rank, each) end
end

-- So many cards of one rank.
function value.same(rank, each)
	return SAME[each][rank]
end

-- { view, hand, count, mode, last }: `mode` is how hands are split, `last` the group to beat.
function value.read(view, settings)
	local hand = view:hand()
	return {
		view = view, hand = hand, count = doudizhu.counts(hand), mode = settings.split, last = view:to_beat(),
		is_told = trace.wanted(),
	}
end

-- Whether a play is legal here. Only both jokers as kickers are legal at some tables and not at others.
local function is_legal(game, cards)
	return #cards < 3 or string.sub(cards, -2) ~= "BR" or doudizhu.group(cards, game.last) ~= nil
end

-- F of what remains after some cards are played: value, rounds, and value less the turns.
function value.after(game, cards)
	return doudizhu.worth(doudizhu.sub(game.hand, cards), game.mode)
end

-- The last of these alone, which is all that most plays are asked for.
local function score_after(game, cards)
	local rest = doudizhu.sub(game.hand, cards)
	if game.mode == "exact" then return doudizhu.best(rest) end
	local _, _, score = doudizhu.worth(rest, game.mode)
	return score
end

-- A choice among plays: the best so far is `play`, which leaves a score of `least`; without one the hand is worth
-- `now`.
function value.choice(game, now, least)
	return { game = game, play = nil, now = now, least = least }
end

local function tell(game, cards, score)
	local left, rounds = value.after(game, cards)
	trace.consider(cards, score, "leaves " .. left .. " in " .. rounds .. " plays")
end

-- Takes a play if what it leaves is as good as the best so far; a later one replaces an equal one.
function value.try(choice, cards)
	local game = choice.game
	if not is_legal(game, cards) then return end
	local score = score_after(game, cards)
	if game.is_told then tell(game, cards, score) end
	if score >= choice.least then choice.play, choice.least = cards, score end
end

-- The value of what the best play leaves, or of the hand.
function value.left(choice)
	if not choice.play then return choice.now end
	local left = value.after(choice.game, choice.play)
	return left
end
