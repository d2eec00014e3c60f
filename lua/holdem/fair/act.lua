-- The profile: weighs, chooses by chance, takes its time, and tells why.

local fair = holdem.rules.fair

-- One of the options, by their chances.
local function chosen(options)
	local left = math.random()
	for _, option in ipairs(options) do
		left = left - option.chance
		if left < 0 then return option end
	end
	return options[1]
end

-- What is done, in the words of ../human/pace.lua.
local function deed(game, option)
	if option.name == "raise" then return option.all_in and "all_in" or "raise" end
	return option.name == "call" and game.owed == 0 and "check" or option.name
end

local function tell(game, options)
	if not trace.wanted() then return end
	trace.note(string.format("%s: wins %.2f of the pot, better than %.2f of its own hands", game.class, game.equity, game.place))
	for _, option in ipairs(options) do
		local name = option.name == "raise" and "r" .. option.to or option.name
		local worth = option.worth and string.format("worth %.0f chips", option.worth) or "by the table"
		trace.consider(name, option.chance, worth)
	end
end

-- How far the chance to win and the price of going on are apart: a small one is a hard choice.
local function gap(game)
	local odds = game.owed > 0 and game.owed / (game.pot + game.owed) or 0.5
	return math.abs(game.equity - odds)
end

function fair.act(view, settings)
	local game = fair.game(view, settings)
	local options = fair.weigh(game)
	tell(game, options)
	local option = chosen(options)
	holdem.rules.human.think(view, deed(game, option), gap(game))
	if option.name == "raise" then return view:raise_to(option.to) end
	return option.name == "fold" and view:fold() or view:call()
end

holdem.ai_profile.fair = { act = fair.act }
