-- What a decision is about, and F.

local value = doudizhu.rules.value

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

-- A choice among plays: the best so far is `play`, which leaves `left` (a value) and a score of `least`.
function value.choice(game, left, least)
	return { game = game, play = nil, left = left, least = least }
end

-- Takes a play if what it leaves is as good as the best so far; a later one replaces an equal one.
function value.try(choice, cards)
	local game = choice.game
	if not is_legal(game, cards) then return end
	local left, rounds, score = value.after(game, cards)
	if game.is_told then trace.consider(cards, score, "leaves " .. left .. " in " .. rounds .. " plays") end
	if score >= choice.least then choice.play, choice.left, choice.least = cards, left, score end
end
