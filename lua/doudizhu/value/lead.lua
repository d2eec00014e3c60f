-- Leading: the first clause that gives a play decides. Which clauses are asked goes by how hands are split; those
-- of "recursive" are the series', those of "exact" are in exact_lead.lua.

local value = doudizhu.rules.value
local leads = value.leads

value.lead_order.recursive = {
	"whole", -- a
	"rocket_then_all", -- b
	"carrying", -- c and d: whatever carries something goes before everything else
	"lowest", -- e
	"last_joker", -- f: nothing but jokers and bombs is left
	"lowest_bomb",
}

-- The cards to lead, and the name of the clause.
function value.lead(game)
	for _, name in ipairs(value.lead_order[game.mode]) do
		local play = leads[name](game)
		if play then return play, name end
	end
	return nil
end

-- a: the whole hand, where it is one play; four cards with two are not played as one.
function leads.whole(game)
	local whole = doudizhu.group(game.hand)
	return whole and whole.type ~= "four_solo" and whole.type ~= "four_pair" and whole.cards or nil
end

-- b: the rocket, where the rest is one play.
function leads.rocket_then_all(game)
	if game.count[16] + game.count[17] < 2 then return nil end
	local _, rounds = value.after(game, "BR")
	return rounds == 1 and "BR" or nil
end

-- f: a single joker, then the lowest bomb.
function leads.last_joker(game)
	local black, red = game.count[16], game.count[17]
	if black + red ~= 1 then return nil end
	return red == 1 and "R" or "B"
end

function leads.lowest_bomb(game)
	for rank = 3, 15 do
		if game.count[rank] == 4 then return value.same(rank, 4) end
	end
	return nil
end
