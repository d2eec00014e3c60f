-- Where cards lie: taking them from a place and putting them down at another.

local Room = sgs.Room

local function remove(list, id)
	local place = table.find(list, id)
	if place then table.remove(list, place) end
end

-- Equipment that is used as a delayed trick has that trick's face already: what was put on is what is printed.
local function take_equip(room, player, id)
	local card = room.cards[id]
	local class = card.class.on_uninstall and card.class or card.printed.class
	class.on_uninstall(card, player)
	for slot = 1, 5 do
		if player.equips[slot] == id then player.equips[slot] = nil end
	end
	if class.attaches then player:unattach(class.attaches) end
end

local function take_from_pile(player, name, id)
	local pile = player.piles[name]
	if not pile then return end
	remove(pile, id)
	if #pile == 0 then
		player.piles[name] = nil
		remove(player.pile_order, name)
	end
end

local TAKE = {
	[sgs.Player_PlaceHand] = function(_, player, id) remove(player.hand, id) end,
	[sgs.Player_PlaceEquip] = take_equip,
	[sgs.Player_PlaceDelayedTrick] = function(_, player, id) remove(player.judging, id) end,
	[sgs.Player_PlaceSpecial] = function(_, player, id, pile) take_from_pile(player, pile, id) end,
	[sgs.Player_DiscardPile] = function(room, _, id) remove(room.discard, id) end,
	[sgs.Player_DrawPile] = function(room, _, id) remove(room.draw, id) end,
	[sgs.Player_PlaceJudge] = function(room, _, id) remove(room.on_table, id) end,
	[sgs.Player_PlaceTable] = function(room, _, id) remove(room.on_table, id) end,
}

-- Takes the cards of a move from where they are.
function Room:take_away(move)
	for index, id in ipairs(move.card_ids) do
		local take = TAKE[move.from_places[index]]
		if take and not (move.from_places[index] == sgs.Player_PlaceSpecial and move.to_place == sgs.Player_PlaceSpecial
			and move.from == move.to and move.from_pile_names[index] == move.to_pile_name) then
			take(self, move.from, id, move.from_pile_names[index])
		end
	end
	if move.from then move.from:touch() end
	self.table_dirty = true
end

function Room:add_to_pile(player, name, ids)
	local pile = player.piles[name]
	if not pile then
		pile = {}
		player.piles[name] = pile
		table.insert(player.pile_order, name)
	end
	for _, id in ipairs(ids) do
		if not table.find(pile, id) then table.insert(pile, id) end
	end
	player:touch()
end

local function install(room, player, id)
	local card = room.cards[id]
	player.equips[card.class.slot + 1] = id
	if card.class.attaches then player:attach(card.class.attaches) end
	card.class.on_install(card, player)
end

local PUT = {
	[sgs.Player_PlaceHand] = function(_, player, id) table.insert(player.hand, id) end,
	[sgs.Player_PlaceEquip] = install,
	[sgs.Player_PlaceDelayedTrick] = function(_, player, id) table.insert(player.judging, id) end,
	[sgs.Player_PlaceSpecial] = function(room, player, id, pile) room:add_to_pile(player, pile, { id }) end,
	[sgs.Player_PlaceJudge] = function(room, _, id) table.insert(room.on_table, id) end,
	[sgs.Player_PlaceTable] = function(room, _, id) table.insert(room.on_table, id) end,
	[sgs.Player_DiscardPile] = function(room, _, id) table.insert(room.discard, 1, id) end,
	[sgs.Player_DrawPile] = function(room, _, id) table.insert(room.draw, 1, id) end,
}

-- A card that is used stays what it was made into; anywhere else only its new owner's skills change it.
local KEEPS_FACE = { [sgs.Player_PlaceTable] = true, [sgs.Player_PlaceDelayedTrick] = true }

-- Flags of a card on its way, and the face that it has where it goes.
local function turn(room, card, move, index)
	if move.to_place == sgs.Player_PlaceHand and move.open[index] then
		card:setFlags("visible")
	elseif card.flags.visible then
		card:setFlags("-visible")
	end
	for flag in pairs(card.flags) do
		if string.sub(flag, 1, 8) == "visible_" then card:setFlags("-" .. flag) end
	end
	if not KEEPS_FACE[move.to_place] then card:reset_face() end
end

-- Puts the cards of a move down where they go.
function Room:put_down(move)
	local owned = move.to_place <= sgs.Player_PlaceSpecial
	for index, id in ipairs(move.card_ids) do
		local card = self.cards[id]
		turn(self, card, move, index)
		self.place[id] = move.to_place
		self.owner[id] = owned and move.to or nil
		if move.to and move.to_place <= sgs.Player_PlaceJudge then self:filter_card(move.to, card, move.to_place) end
		local put = PUT[move.to_place]
		if put then put(self, move.to, id, move.to_pile_name) end
	end
	if move.to then move.to:touch() end
	self.table_dirty = true
end

-- What the filter skills of a player make of a card that is his.
function Room:filter_card(player, card, place)
	if place == sgs.Player_PlaceDelayedTrick then return end
	for _ = 1, 3 do
		local changed = false
		for _, skill in ipairs(sgs.modifiers.filter) do
			if player:hasSkill(skill.name) and card.skill ~= skill.name and skill.view_filter(skill, card, player) then
				local face = skill.view_as(skill, card, player)
				card:take_face(face.class, face.suit, face.number, skill.name)
				changed = true
			end
		end
		if not changed then return end
	end
end

-- Looks at a player's cards anew after his filter skills have changed.
function Room:filterCards(player, cards, refilter)
	for _, card in ipairs(cards) do
		if refilter then card:reset_face() end
		self:filter_card(player, card, self:getCardPlace(card.id))
	end
end
