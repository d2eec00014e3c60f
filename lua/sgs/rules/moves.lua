-- Cards that move: the parts of a move, what players are told before and after, where cards go.

local Room = sgs.Room

-- Where a card is: owner, place, name of the private pile.
local function origin(room, id)
	local owner, place = room.owner[id], room:getCardPlace(id)
	return owner, place, place == sgs.Player_PlaceSpecial and owner and owner:getPileName(id) or ""
end

-- The part of a move for cards of this origin.
local function part_of(parts, move, owner, place, pile)
	for _, part in ipairs(parts) do
		if part.from == owner and part.from_place == place and part.from_pile == pile then return part end
	end
	local part = { from = owner, from_place = place, from_pile = pile, to = move.to, to_place = move.to_place,
		to_pile = move.to_pile_name, reason = move.reason, open = move.open, ids = {} }
	table.insert(parts, part)
	return part
end

-- Splits wanted moves by where their cards are, hand before equipment before judging area. What would
-- stay where it is is left out.
local function split(room, moves)
	local all = {}
	for _, move in ipairs(moves) do
		local parts, order = {}, {}
		for _, id in ipairs(move.card_ids) do
			local owner, place, pile = origin(room, id)
			if not owner and place == sgs.Player_PlaceTable then owner = move.from end
			if not (owner == move.to and place == move.to_place and pile == move.to_pile_name) then
				table.insert(part_of(parts, move, owner, place, pile).ids, id)
			end
		end
		for index, part in ipairs(parts) do order[part] = part.from_place * 100 + index end
		table.sort(parts, function(one, other) return order[one] < order[other] end)
		for _, part in ipairs(parts) do table.insert(all, part) end
	end
	return all
end

local function is_seen(part)
	return part.open == true
end

local function add_part(merged, part)
	for _, id in ipairs(part.ids) do
		table.insert(merged.card_ids, id)
		table.insert(merged.from_places, part.from_place)
		table.insert(merged.from_pile_names, part.from_pile)
		table.insert(merged.open, is_seen(part))
	end
end

-- Parts of one owner that go to one place are told as one move.
local function merge(parts)
	local moves = {}
	for _, part in ipairs(parts) do
		local found
		for _, move in ipairs(moves) do
			if move.from == part.from and move.to == part.to and move.to_place == part.to_place
				and move.to_pile_name == part.to_pile then found = move end
		end
		if not found then
			found = sgs.CardsMoveOneTimeStruct()
			found.from, found.to, found.to_place, found.to_pile_name = part.from, part.to, part.to_place, part.to_pile
			found.reason = part.reason
			table.insert(moves, found)
		end
		add_part(found, part)
	end
	return moves
end

local function broadcast(room, event, moves)
	for _, player in ipairs(room:getAllPlayers()) do
		if player.alive then
			for _, move in ipairs(moves) do
				if #move.card_ids > 0 then room:trigger(event, player, sgs.QVariant(move)) end
			end
		end
	end
end

-- Moves cards, all at once: one sgs.CardsMoveStruct or several.
function Room:moveCardsAtomic(moves, open)
	if moves["$"] then moves = { moves } end
	if open then
		for _, move in ipairs(moves) do move.open = move.open or self:lies_open_after(move) end
	end
	local merged = merge(split(self, moves))
	if #merged == 0 then return end
	sgs.sort_moves(self, merged)
	for _, move in ipairs(merged) do sgs.mark_last_cards(move) end
	self:enter_piles_early(merged)
	broadcast(self, sgs.BeforeCardsMove, merged)
	for _, move in ipairs(merged) do sgs.regroup(move) end
	for _, move in ipairs(merged) do self:take_away(move) end
	for _, move in ipairs(merged) do self:put_down(move) end
	broadcast(self, sgs.CardsMoveOneTime, merged)
end

Room.moveCards = Room.moveCardsAtomic

-- Whether everybody sees the cards of a move that is made face up.
function Room:lies_open_after(move)
	return move.to_place == sgs.Player_PlaceHand or move.to_place == sgs.Player_PlaceSpecial
end

-- A private pile holds its cards already while players are told that they are about to come.
function Room:enter_piles_early(moves)
	for _, move in ipairs(moves) do
		if move.to_place == sgs.Player_PlaceSpecial and move.to then self:add_to_pile(move.to, move.to_pile_name, move.card_ids) end
	end
end
