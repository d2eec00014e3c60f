-- The order of moves, and of the cards in one.

-- Moves of several players in action order of whom they leave, or else whom they reach.
function sgs.sort_moves(room, moves)
	if #moves < 2 then return end
	local order, place = {}, {}
	for index, player in ipairs(room:getAllPlayers(true)) do order[player] = index end
	for index, move in ipairs(moves) do place[move] = index end
	local rank = function(move) return order[move.from or move.to] or 0 end
	table.sort(moves, function(one, other)
		if rank(one) ~= rank(other) then return rank(one) < rank(other) end
		return place[one] < place[other]
	end)
end

-- Whether the hand of whom the cards leave becomes empty.
function sgs.mark_last_cards(move)
	local from, count = move.from, 0
	if not from or not from.hand or #from.hand == 0 then return end
	for index, place in ipairs(move.from_places) do
		if place == sgs.Player_PlaceHand and table.find(from.hand, move.card_ids[index]) then count = count + 1 end
	end
	move.is_last_handcard = count > 0 and count >= #from.hand
end

-- Cards of one origin stay together; the groups are turned round.
function sgs.regroup(move)
	local groups = {}
	for index, id in ipairs(move.card_ids) do
		local place, pile = move.from_places[index], move.from_pile_names[index]
		local group
		for _, known in ipairs(groups) do
			if known.place == place and known.pile == pile then group = known end
		end
		if not group then
			group = { place = place, pile = pile }
			table.insert(groups, group)
		end
		table.insert(group, { id = id, open = move.open[index] })
	end
	if #groups < 2 then return end
	local ids, places, piles, open = sgs.IntList(), sgs.IntList(), {}, {}
	for index = #groups, 1, -1 do
		for _, item in ipairs(groups[index]) do
			table.insert(ids, item.id)
			table.insert(places, groups[index].place)
			table.insert(piles, groups[index].pile)
			table.insert(open, item.open)
		end
	end
	move.card_ids, move.from_places, move.from_pile_names, move.open = ids, places, piles, open
end
