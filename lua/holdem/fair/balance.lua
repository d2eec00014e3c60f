-- Heads-up the best level plays in a balance that nobody gains much against, even by knowing it: every street is solved
-- as a game of its own, with both players' hands as what was done leaves them.

holdem.tuning.fair.balance = {
	-- by street, in pots after a call: the player's own bets and raises, then those that it thinks of in the other
	bets = { { 0.75 }, { 0.5, 1 }, { 0.5, 1 }, { 0.5, 1 } },
	raises = { { 1 }, { 1 }, { 1 }, { 1 } },
	their_bets = { { 1 }, { 0.5, 1 }, { 0.5, 1 }, { 0.5, 1 } },
	their_raises = { { 1 }, { 1 }, { 1 }, { 1 } },
	deepest = 4, -- raises of a street after which there is no other than all in
	all_in_from = 0.6, -- of the stack: a bet that takes so much takes all
	all_in_pots = 1.6, -- the whole stack is thought of where it is no more than so many pots
	groups = { 12, 3 }, -- of hands: by what they win, and these by how much that varies
	rounds = 40, -- of learning
	keeps = { 0.92, 0.95, 0.97, 1 }, -- what a hand keeps out of position of its worth when play goes on
	stakes = { 0, 0, 0, 0 }, -- pots that are at stake beyond the pot when play goes on
	least = 0.1, -- how likely the other is taken to do the unlikeliest
}

-- What is done with little of a chance is not done; and how strongly settings bend the balance.
holdem.tuning.fair.bent = { least = 0.03, bluff_below = 0.35, favourite = 10 }

local fair = holdem.rules.fair

-- The reading of a hand that is played in balance; nil where that cannot be.
function fair.balance(view, level)
	if not level.balance or view:dealt() ~= 2 then return nil end
	return view:balance{ numbers = holdem.tuning.fair.balance, grid = holdem.human.grid, samples = level.samples }
end

-- How much more often than in balance an option is chosen.
local function bend(game, option, at)
	local who, bent = game.who, holdem.tuning.fair.bent
	if option.name == "fold" then return 1 / who.loose end
	if option.name == "call" then return 1 end
	local often = who.aggressive
	if game.place < bent.bluff_below then often = often * who.bluff end
	if at == fair.favourite(game, 2) then often = often * (1 + bent.favourite * fair.fondness(game) / (game.pot + game.owed)) end
	return often
end

-- The options of such a hand; nil where it is none.
function fair.balanced(game)
	local options = game.reading:play()
	if not options then return nil end
	local found, raises, total = {}, 0, 0
	for _, option in ipairs(options) do
		if option.name == "raise" then
			raises = raises + 1
			option.all_in = option.to >= game.spent + game.reach
		end
		if option.chance >= holdem.tuning.fair.bent.least then
			option.chance = option.chance * bend(game, option, raises)
			total = total + option.chance
			table.insert(found, option)
		end
	end
	for _, option in ipairs(found) do option.chance = option.chance / total end
	return found
end
