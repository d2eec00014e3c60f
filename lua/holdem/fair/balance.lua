-- Heads-up the best level plays in a balance that nobody gains much against, even by knowing it: every street is solved
-- as a game of its own, with both players' hands as what was done leaves them.

holdem.tuning.fair.balance = {
	-- by street, in pots after a call: the player's own bets and raises, then those that it thinks of in the other
	bets = { { 0.75 }, { 0.75, 1.5 }, { 1, 2 }, { 1, 2 } },
	raises = { { 1 }, { 1 }, { 1 }, { 1 } },
	their_bets = { { 1 }, { 0.5, 1 }, { 0.5, 1 }, { 0.5, 1 } },
	their_raises = { { 1 }, { 1 }, { 1 }, { 1 } },
	limps = false, -- calls the blind where nobody has raised
	deepest = 4, -- raises of a street after which there is no other than all in
	all_in_from = 0.6, -- of the stack: a bet that takes so much takes all
	all_in_pots = 3, -- the whole stack is thought of where it is no more than so many pots
	groups = { 12, 3 }, -- of hands: by what they win, and these by how much that varies
	rounds = 40, -- of learning
	keeps = { 0.92, 1, 1, 1 }, -- what a hand keeps out of position of its worth when play goes on
	stakes = { 0.6, 0, 0, 0 }, -- pots that are at stake beyond the pot when play goes on
	-- pots that the other is taken to be glad of when it folds, by street; who calls too much (below 0) is bluffed less
	timid = { 0, 0, -0.1, -0.2 },
	least = 0.2, -- how likely the other is taken to do the unlikeliest
}

-- What is done with little of a chance is not done; and how strongly personality and habit bend the balance.
holdem.tuning.fair.bent = {
	least = 0.03,
	bluff_below = 0.35, -- the worst of one's hands, with which a raise is a bluff
	gives_up = 0.8, -- of what its worst hands would go on with, by who plays no hands at all
}

local fair = holdem.rules.fair

-- The numbers that a hand is solved with: the sizes are those that a person might choose.
function fair.numbers(view, settings)
	if not fair.like_people(settings) then return holdem.tuning.fair.balance end
	local numbers = table.clone(holdem.tuning.fair.balance)
	for _, kind in ipairs{ "bets", "raises" } do
		local sizes = {}
		for street = 0, 3 do sizes[street + 1] = fair.persons_sizes(view, settings, "two", kind, street) end
		numbers[kind] = sizes
	end
	return numbers
end

-- The reading of a hand that is played in balance; nil where that cannot be.
function fair.balance(view, settings)
	local level = holdem.levels[settings.level]
	if not level.balance or view:dealt() ~= 2 then return nil end
	return view:balance{ numbers = fair.numbers(view, settings), grid = holdem.human.grid, samples = level.samples }
end

-- The part of what it would go on with that a tight player gives up, the most with its worst hands.
local function given_up(game)
	if game.owed == 0 then return 0 end
	return math.clamp((1 - game.who.loose) * holdem.tuning.fair.bent.gives_up * (1 - game.place), 0, 1)
end

-- How much more often than in balance something is done.
local function bend(game, option)
	local who, bent = game.who, holdem.tuning.fair.bent
	if option.name == "fold" then return 1 / math.max(who.loose, 1) end
	if option.name == "call" then return 1 end
	return who.aggressive * (game.place < bent.bluff_below and who.bluff or 1)
end

-- The options of such a hand; nil where it is none.
function fair.balanced(game)
	local options = game.reading:play()
	if not options then return nil end
	local least, gives_up = holdem.tuning.fair.bent.least, given_up(game)
	local found, total = {}, 0
	for _, option in ipairs(options) do
		local is_raise, chance = option.name == "raise", option.chance >= least and option.chance or 0
		option.all_in = is_raise and option.to >= game.spent + game.reach
		chance = chance * (1 - gives_up) + (option.name == "fold" and gives_up or 0)
		option.chance = chance * bend(game, option)
		total = total + option.chance
		if option.chance > 0 then table.insert(found, option) end
	end
	for _, option in ipairs(found) do option.chance = option.chance / total end
	return found
end
