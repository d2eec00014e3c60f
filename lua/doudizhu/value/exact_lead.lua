-- Leading where hands are split exactly. The series leads whatever carries something first, because its F
-- depends on it; the best split needs no such rule, so its weakest group is led.

local value = doudizhu.rules.value
local leads = value.leads

value.lead_order.exact = { "go_out", "feed_partner", "bomb_first", "weakest" }

-- The whole hand, where it is one play.
function leads.go_out(game)
	local whole = doudizhu.group(game.hand)
	return whole and whole.cards
end

-- The lowest card, for a partner who plays next and has one.
function leads.feed_partner(game)
	local view = game.view
	local partner = view:partner()
	if partner ~= view:next() or view:left(partner) ~= 1 then return nil end
	return string.sub(game.hand, 1, 1)
end

local function is_bomb(group)
	return group.type == "bomb" or group.type == "rocket"
end

local function best_split(game)
	game.split = game.split or doudizhu.split(game.hand, game.mode)
	return game.split
end

-- With two plays left, one of them a bomb, the bomb: the other goes out.
function leads.bomb_first(game)
	local split = best_split(game)
	if split.rounds ~= 2 then return nil end
	for _, group in ipairs(split.groups) do
		if is_bomb(group) then return group.cards end
	end
	return nil
end

-- Lower goes first: by the lowest main card; solos that an opponent with one card may beat after all other
-- groups, the highest first; bombs last.
local function order(group, is_feared)
	if is_bomb(group) then return 200 + group.rank end
	if is_feared and group.type == "solo" then return 100 - group.rank end
	return group.rank - group.length + 1
end

function leads.weakest(game)
	local is_feared = game.view:least_enemy() == 1
	local weakest, lowest
	for _, group in ipairs(best_split(game).groups) do
		local place = order(group, is_feared)
		if not lowest or place < lowest then weakest, lowest = group, place end
	end
	return weakest and weakest.cards
end
