-- What is bet and raised, in pots after a call, by street; and what is raised before the flop, in big blinds and in
-- multiples of the bet.

holdem.tuning.fair.sizes = {
	bets = { {}, { 0.33, 0.66 }, { 0.5, 0.75, 1.1 }, { 0.5, 0.75, 1.25 } },
	raises = { {}, { 0.7 }, { 0.7 }, { 0.8 } },
	all_in_from = 0.6, -- of the stack: a bet that takes so much takes all
	all_in_pots = 1.6, -- the whole stack is thought of where it is no more than so many pots
	open = 2.5, -- big blinds
	over_limp = 1, -- big blinds more for each that limped
	reraise_last = 3.1, reraise_first = 3.9, -- multiples of the bet, in position and out of it
	reraise_again = 2.3, -- multiples of a bet that was a raise of a raise
}

local fair = holdem.rules.fair

-- A raise to so many chips, as an option; all in where that is nearly the same. Nil where there may be no raise.
function fair.raise_to(game, chips)
	if not game.most then return nil end
	local to = math.clamp(math.round(chips), game.least, game.most)
	local costs = to - game.spent
	if costs >= holdem.tuning.fair.sizes.all_in_from * game.reach then to = math.min(game.most, game.spent + game.reach) end
	return { name = "raise", to = math.max(to, game.least) }
end

-- Raises of a street to be thought about, the smallest first.
function fair.raises(game)
	local sizes = holdem.tuning.fair.sizes
	local list = game.owed > 0 and sizes.raises or sizes.bets
	local pot = game.pot + game.owed
	local found, last = {}, nil
	local function add(chips)
		local option = fair.raise_to(game, chips)
		if option and option.to ~= last then
			table.insert(found, option)
			last = option.to
		end
	end
	for _, size in ipairs(list[game.street + 1]) do add(game.spent + game.owed + size * pot) end
	if game.reach - game.owed <= sizes.all_in_pots * pot then add(game.spent + game.reach) end
	return found
end
