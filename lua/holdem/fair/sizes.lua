-- What is bet and raised, in pots after a call, by street; and what is raised before the flop, in big blinds and in
-- multiples of the bet.

holdem.tuning.fair.sizes = {
	bets = { {}, { 0.33, 0.66 }, { 0.5, 0.75, 1.1 }, { 0.5, 0.75, 1.25 } },
	raises = { {}, { 0.7 }, { 0.7 }, { 0.8 } },
	all_in_from = 0.6, -- of the stack: a bet that takes so much takes all
	all_in_pots = 1.6, -- the whole stack is thought of where it is no more than so many pots
	open = 2.5, open_blind = 2.5, -- big blinds; with the big blind alone behind
	over_limp = 1, -- big blinds more for each that limped
	reraise = 3.1, reraise_blind = 3.9, -- multiples of the bet, and from the blinds
	reraise_again = 2.3, -- multiples of a bet that was a raise of a raise
}

local fair = holdem.rules.fair

-- The bet of the street that a person could click, nearest to so many chips and no less than the least.
local function clicked(game, bet, least)
	local found = game.click(bet)
	while found < least do
		bet = bet * 1.04 + 1
		found = game.click(bet)
	end
	return found
end

-- A raise to so many chips of the whole hand, as an option; all in where that is nearly the same. Nil where there may
-- be no raise.
function fair.raise_to(game, chips)
	if not game.most then return nil end
	local all = math.clamp(game.spent + game.reach, game.least, game.most)
	local to = math.clamp(chips, game.least, all)
	if to - game.spent >= holdem.tuning.fair.sizes.all_in_from * game.reach then
		return { name = "raise", to = all >= game.most and game.most or fair.covering(game, all), all_in = true }
	end
	to = game.before + clicked(game, to - game.before, game.least - game.before)
	return { name = "raise", to = math.min(to, game.most), all_in = to >= game.most }
end

-- What puts everybody all in who has less: a bet that can be clicked and is no smaller.
function fair.covering(game, chips)
	return math.min(game.before + clicked(game, chips - game.before, chips - game.before), game.most)
end

local function players(game) return game.seats == 2 and "two" or "more" end

-- What is thought of on a street, in pots: a person's size, or all that there are.
local function pots(game)
	local kind = game.owed > 0 and "raises" or "bets"
	if not fair.like_people(game.settings) then return holdem.tuning.fair.sizes[kind][game.street + 1] end
	return fair.persons_sizes(game.view, game.settings, players(game), kind, game.street)
end

-- A raise before the flop by its name, in big blinds or in multiples of the bet.
function fair.multiple(game, name)
	if not fair.like_people(game.settings) then return holdem.tuning.fair.sizes[name] end
	if game.seats > 2 then return fair.persons_raise(game.view, game.settings, name) end
	return 1 + 2 * fair.persons_sizes(game.view, game.settings, "two", game.raises > 0 and "raises" or "bets", 0)[1]
end

-- Raises of a street to be thought about, the smallest first.
function fair.raises(game)
	local pot = game.pot + game.owed
	local found, last = {}, nil
	local function add(chips)
		local option = fair.raise_to(game, chips)
		if option and option.to ~= last then
			table.insert(found, option)
			last = option.to
		end
	end
	for _, size in ipairs(pots(game)) do add(game.spent + game.owed + size * pot) end
	if game.reach - game.owed <= holdem.tuning.fair.sizes.all_in_pots * pot then add(game.spent + game.reach) end
	return found
end
