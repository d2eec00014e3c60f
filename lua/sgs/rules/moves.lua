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

-- Moves of several players in action order of whom they leave, or else whom they reach.
local function sort_moves(room, moves)
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
local function mark_last_cards(move)
	local from, count = move.from, 0
	if not from or not from.hand or #from.hand == 0 then return end
	for index, place in ipairs(move.from_places) do
		if place == sgs.Player_PlaceHand and table.find(from.hand, move.card_ids[index]) then count = count + 1 end
	end
	move.is_last_handcard = count > 0 and count >= #from.hand
end

-- Cards of one origin stay together; the groups are turned round.
local function regroup(move)
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
	sort_moves(self, merged)
	for _, move in ipairs(merged) do mark_last_cards(move) end
	self:enter_piles_early(merged)
	broadcast(self, sgs.BeforeCardsMove, merged)
	for _, move in ipairs(merged) do regroup(move) end
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

-- moveCardTo(card, to, place, reason, open), or with whom they leave before `to`.
function Room:moveCardTo(card, ...)
	local from, to, place, reason, open = ...
	if type(to) == "number" then
		from = nil
		to, place, reason, open = ...
	end
	local move = sgs.CardsMoveStruct(card:real_ids(), to, place, reason)
	move.from = from
	self:moveCardsAtomic(move, open)
end

-- Throws cards away: a card, ids, with (reason, whose, by whom) or (whose, by whom).
function Room:throwCard(card, owner, thrower, skill)
	local ids = type(card) == "number" and { card } or getmetatable(card) == sgs.Card and card:real_ids() or card
	if #ids == 0 then return end
	local reason = owner
	if not (type(owner) == "table" and owner["$"] == "CardMoveReason") then
		local code = thrower and thrower ~= owner and sgs.CardMoveReason_S_REASON_DISMANTLE or sgs.CardMoveReason_S_REASON_THROW
		reason = sgs.CardMoveReason(code, (thrower or owner) and (thrower or owner).name or "")
		if thrower and thrower ~= owner then reason.m_targetId = owner and owner.name or "" end
		reason.m_skillName = skill or getmetatable(card) == sgs.Card and card.id < 0 and card.skill or ""
	end
	self:moveCardsAtomic(sgs.CardsMoveStruct(ids, nil, sgs.Player_DiscardPile, reason), true)
end

-- Somebody obtains cards: obtainCard(player, card or id, face up) or with a reason in between.
function Room:obtainCard(player, card, reason, open)
	if type(reason) ~= "table" then reason, open = nil, reason end
	local ids = type(card) == "number" and { card } or getmetatable(card) == sgs.Card and card:real_ids() or card
	if #ids == 0 or not player.alive then return end
	local owner = self.owner[ids[1]]
	if not reason then
		reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_GOTCARD, player.name)
		if owner and owner ~= player then reason.m_targetId = owner.name end
	end
	self:moveCardsAtomic(sgs.CardsMoveStruct(ids, player, sgs.Player_PlaceHand, reason), open ~= false)
end
