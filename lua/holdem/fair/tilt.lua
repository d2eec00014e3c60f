-- Tilt and habit: who has lost much plays more hands, bets more and bluffs more (setting `tilt`); and everybody has a
-- size that comes more easily than others (setting `habit`).

holdem.tuning.fair.tilt = { loose = 0.3, aggressive = 0.5, bluff = 1 } -- so much more at the hottest
holdem.tuning.fair.favourite = 0.03 -- pots that the favourite size seems to be worth more

local fair = holdem.rules.fair

-- A personality that is as hot as that, 0 to 1.
function fair.tilted(who, heat)
	if heat <= 0 then return who end
	local tilt, hot = holdem.tuning.fair.tilt, {}
	for trait, value in pairs(who) do hot[trait] = value * (1 + heat * (tilt[trait] or 0)) end
	return hot
end

-- Which of so many sizes is the seat's favourite: one for the whole match.
function fair.favourite(game, count)
	return game.view and game.view:seed("size") % count + 1 or 0
end

-- What the favourite size seems to be worth more, in chips.
function fair.fondness(game)
	return holdem.tuning.fair.favourite * math.clamp(game.settings.habit or 0, 0, 1) * (game.pot + game.owed)
end
