-- What a decision is about, read from the view once: chips, places, and the reading of the hand.

local fair = holdem.rules.fair
local STREETS = { preflop = 0, flop = 1, turn = 2, river = 3 }

-- The most that can still be put in and matched by somebody.
local function reach(view)
	local most = 0
	for _, seat in ipairs(view:opponents()) do most = math.max(most, view:effective_stack(seat)) end
	return math.max(most - view:bet(), view:to_call())
end

local function chips(game, view)
	game.pot, game.owed = view:pot(), view:to_call()
	game.spent, game.before = view:spent(), view:before()
	game.bb, game.reach = view:big_blind(), reach(view)
	game.least, game.most = view:min_raise(), view:max_raise()
	local carry = view:max_carry()
	game.click = function(amount) return (holdem.clickable(math.round(amount), carry)) end
end

local function places(game, view)
	game.others, game.seats = view:players() - 1, view:dealt()
	game.last = view:behind() == 0
	game.raises, game.raiser = view:raises(), view:last_raiser() or view:opponents()[1]
	game.initiative = view:last_raiser() == view:seat()
end

-- The game as the rules see it.
function fair.game(view, settings)
	local game = { view = view, settings = settings, street = STREETS[view:street()], class = view:class() }
	chips(game, view)
	places(game, view)
	local reading = fair.balance(view, settings) or view:reading(fair.reading(settings))
	game.reading = reading
	game.behind, game.class_place, game.kind = reading:still_to_act(), reading:class_place(), reading:kind()
	game.luck, game.luck2 = math.random(), math.random()
	game.heat_of_loss = holdem.rules.human.heat(view)
	return game
end
