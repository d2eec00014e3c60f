-- From the flop on: what checking, calling, folding and every size of raise would bring, in chips, if the others go on
-- with as many hands as a bet of that size asks for.

holdem.tuning.fair.postflop = {
	defend = { 0, 0.97, 0.98, 1 }, -- of the hands that a bet of its size asks for, others go on with so many, by street
	elastic = 0.6, -- how much larger bets are gone on with by fewer: 1 as they ask, 0 not at all
	keeps = { 1, 0.92 }, -- of its equity a hand keeps when it checks or calls before the river, in position and out
	weak_keeps = 0.1, -- and less by so much where it has none to speak of
	fear = 0.1, -- of the raise is lost on average to raises of others
	bluff = 0.01, -- pots that a bluff is worth more than it seems, with the worst hands of one's range
	bluff_below = 0.35, -- which are the worst
	initiative = 0.01, -- pots that going on with what one has begun is worth
	aggression = 0.2, -- pots that a raise seems to be worth more to who is twice as aggressive as others
	guard = 0.06, -- pots that a call is worth at least with the hands that have to defend
	promise = 0.1, -- of the pot, for a hand that will often be among the best
}

local fair = holdem.rules.fair

-- What is kept of the equity when the hand goes on.
local function kept(game, equity)
	if game.street == 3 then return equity end
	local tuning = holdem.tuning.fair.postflop
	local keeps = tuning.keeps[game.last and 1 or 2]
	local weak = math.clamp((0.45 - equity) / 0.45, 0, 1) * tuning.weak_keeps * (1 - game.promise)
	return equity * (keeps - weak)
end

-- The share of hands with which one opponent goes on against a bet of so many pots.
local function goes_on(game, price)
	local tuning = holdem.tuning.fair.postflop
	return math.clamp(tuning.defend[game.street + 1] / (1 + price) ^ tuning.elastic, 0.05, 0.97)
end

-- What a raise brings.
local function of_raise(game, option)
	local tuning, who = holdem.tuning.fair.postflop, game.who
	local costs = option.to - game.spent
	local beyond = costs - game.owed
	local pot = game.pot + game.owed
	local share = goes_on(game, beyond / pot)
	local folds = (1 - share) ^ game.others
	local equity = math.clamp(game.reading:equity_against(share) + game.error, 0, 1)
	local called = equity * (game.pot + costs + beyond) - costs - tuning.fear * beyond * (1 - equity)
	local worth = folds * game.pot + (1 - folds) * called
	local weak = math.clamp((tuning.bluff_below - game.place) / 0.1, 0, 1)
	worth = worth + pot * tuning.bluff * who.bluff * game.finds * weak
	if game.initiative and game.owed == 0 then worth = worth + pot * tuning.initiative * game.finds end
	return worth + pot * tuning.aggression * (who.aggressive - 1)
end

-- What checking or calling brings.
local function of_call(game)
	local tuning = holdem.tuning.fair.postflop
	local pot = game.pot + game.owed
	local worth = kept(game, game.equity) * pot - game.owed + game.sticky * pot
	if game.owed == 0 then return worth end
	local asked = (game.pot - game.owed) / game.pot -- the hands that keep a bluff from gaining
	asked = asked * (1 - (1 - game.guard) * 0.6) * game.who.loose
	local surely = fair.above(game.place, 1 - asked, 0.06)
	return worth + math.max(0, tuning.guard * pot - worth) * surely
end

function fair.postflop(game)
	local options = { { name = "call", worth = of_call(game) } }
	if game.owed > 0 then table.insert(options, { name = "fold", worth = 0 }) end
	for _, option in ipairs(fair.raises(game)) do
		option.worth = of_raise(game, option)
		table.insert(options, option)
	end
	return fair.mix(options, game.heat * (game.pot + game.owed))
end
