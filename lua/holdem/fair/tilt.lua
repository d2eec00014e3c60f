-- Tilt: who has lost much plays more hands, bets more and bluffs more (setting `tilt`).

holdem.tuning.fair.tilt = { loose = 0.3, aggressive = 0.5, bluff = 1 } -- so much more at the hottest

local fair = holdem.rules.fair

-- A personality that is as hot as that, 0 to 1.
function fair.tilted(who, heat)
	if heat <= 0 then return who end
	local tilt, hot = holdem.tuning.fair.tilt, {}
	for trait, value in pairs(who) do hot[trait] = value * (1 + heat * (tilt[trait] or 0)) end
	return hot
end
