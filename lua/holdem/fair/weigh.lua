-- The decision: what is known is put together, then the street decides.

local fair = holdem.rules.fair

-- A number around 0 as far as the level errs, from two fractions.
local function error_of(level, one, other) return level.error * (one + other - 1) * 2 end

-- The personality of the settings; one that nobody has declared is balanced.
local function personality(game)
	local all, name = holdem.tuning.fair.personalities, game.settings.personality
	if not all[name] then trace.note("there is no personality " .. tostring(name)) end
	return all[name] or all.balanced
end

-- Puts what the street needs into the game.
function fair.prepare(game)
	local level = holdem.levels[game.settings.level]
	game.who = fair.tilted(personality(game), game.heat_of_loss)
	game.heat, game.guard, game.finds, game.sticky = level.heat, level.guard, level.finds, level.sticky
	game.blur = 0.03 + level.heat * 0.6
	game.error = error_of(level, game.luck, game.luck2)
	game.equity = math.clamp(game.reading:equity() + game.error, 0, 1)
	game.place = math.clamp(game.reading:place() + game.error, 0, 1)
	game.promise = game.street > 0 and game.street < 3 and game.reading:promise() or 0
	return game
end

-- Options with the chance of each.
function fair.weigh(game)
	fair.prepare(game)
	local options = fair.pushfold(game) or fair.balanced(game)
	if options then return options end
	return game.street == 0 and fair.preflop(game) or fair.postflop(game)
end
