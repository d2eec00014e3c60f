-- Before the flop: which hands open, raise again, call. Shares are of all hands, by how they are ordered.

holdem.tuning.fair.preflop = {
	open = { 0.82, 0.42, 0.45, 0.28, 0.22, 0.18, 0.15, 0.13, 0.12 }, -- by seats still to act
	over_limp = 0.34, -- raises instead of checking or calling behind
	value = { 0.09, 0.045, 0.025 }, -- raises the first, second, third raise whatever else
	bluff = { 0.06, 0.02, 0 }, -- and some that would hardly call
	width = 0.5, -- how much a wider range of the raiser widens these
	keeps = { 1.0, 0.88 }, -- of its equity a hand keeps in position, and out of it
	ease = { pair = 0, big_connector = 0.03, big_gapped = 0, small_connector = 0.03, small_gapped = -0.01 },
	suited = 0.03,
	guard = 0.85, -- of the hands that a raise asks to go on do so heads-up, whatever they are worth
}

local fair = holdem.rules.fair

local function edge(share) return 1 - math.clamp(share, 0, 1) end

-- Nobody has raised: opens, or takes a free or cheap flop.
local function unraised(game)
	local tuning, who = holdem.tuning.fair.preflop, game.who
	local limped = game.owed == 0 or game.pot > 2.6 * game.bb
	local share = limped and tuning.over_limp * who.aggressive or tuning.open[math.clamp(game.behind, 1, #tuning.open)] * who.loose
	local over = limped and holdem.tuning.fair.sizes.over_limp or 0
	local option = fair.raise_to(game, game.bb * (fair.multiple(game, game.behind > 1 and "open" or "open_blind") + over))
	local raises = option and fair.above(game.class_place, edge(share), game.blur) or 0
	local rest = game.owed == 0 and "call" or "fold"
	if limped and game.owed > 0 and game.equity * 0.85 > game.owed / (game.pot + game.owed) then rest = "call" end
	local options = { { name = rest, chance = 1 - raises } }
	if option then
		option.chance = raises
		table.insert(options, option)
	end
	return options
end

-- How many hands raise against a range so wide.
local function scaled(tuning, share, width) return share * (1 - tuning.width + tuning.width * width / 0.5) end

-- What a hand keeps of its equity when play goes on.
local function kept(game, tuning)
	local keeps = tuning.keeps[game.last and 1 or 2]
	local ease = tuning.ease[game.kind] + (string.sub(game.class, -1) == "s" and tuning.suited or 0)
	local deep = math.clamp((game.reach - game.owed) / (8 * game.owed), 0, 1) -- nothing of it matters all in
	return 1 + (keeps - 1 + ease) * deep
end

local function reraise(game)
	local name = game.raises > 1 and "reraise_again" or (game.spent > 0 and "reraise_blind" or "reraise")
	return fair.raise_to(game, (game.spent + game.owed) * fair.multiple(game, name))
end

-- Whether a hand is among those that keep raises with nothing from gaining.
local function guarded(game, tuning)
	if game.others > 1 then return 0 end
	local asked = (game.pot - game.owed) / game.pot * tuning.guard * game.guard * game.who.loose
	return fair.above(game.place, 1 - asked, 0.06)
end

-- Somebody has raised: raises again with the best and some that cannot call well, calls with what the price allows.
local function raised(game)
	local tuning, who = holdem.tuning.fair.preflop, game.who
	local at = math.min(game.raises, #tuning.value)
	local width = game.reading:width(game.raiser)
	local place = game.class_place
	local price = game.owed / (game.pot + game.owed)
	local worth = game.equity * kept(game, tuning) + game.sticky - price / who.loose
	local calls = math.max(fair.above(worth, 0.01, 0.04), guarded(game, tuning))
	local value = scaled(tuning, tuning.value[at], width) * who.aggressive
	local option = reraise(game)
	local raises = option and fair.above(place, edge(value), game.blur) or 0
	if option and raises < 1 and worth < 0.05 and worth > -0.06 then
		raises = math.max(raises, scaled(tuning, tuning.bluff[at], width) * who.bluff * game.finds * 2.5)
	end
	local options = { { name = "fold", chance = (1 - raises) * (1 - calls) }, { name = "call", chance = (1 - raises) * calls } }
	if option then
		option.chance = raises
		table.insert(options, option)
	end
	return options
end

function fair.preflop(game)
	return game.raises == 0 and unraised(game) or raised(game)
end
