-- The cards of a player: hand, equipment, judging area, private piles.

local Player = sgs.Player

local function cards_of(room, ids)
	local cards = {}
	for index, id in ipairs(ids) do cards[index] = room.cards[id] end
	return sgs.list_of(cards)
end

function Player:handCards() return sgs.list_of(table.clone(self.hand)) end
function Player:getHandcards() return cards_of(self.room, self.hand) end
function Player:getHandcardNum() return #self.hand end
function Player:isKongcheng() return #self.hand == 0 end
function Player:getJudgingArea() return cards_of(self.room, self.judging) end
function Player:getJudgingAreaID() return sgs.list_of(table.clone(self.judging)) end
function Player:hasEquipArea() return true end

-- The equipment by slot: 0 weapon, 1 armour, 2 +1 horse, 3 -1 horse, 4 treasure.
function Player:getEquip(slot)
	local id = self.equips[slot + 1]
	return id and self.room.cards[id] or nil
end

function Player:getWeapon() return self:getEquip(0) end
function Player:getArmor() return self:getEquip(1) end
function Player:getDefensiveHorse() return self:getEquip(2) end
function Player:getOffensiveHorse() return self:getEquip(3) end
function Player:getTreasure() return self:getEquip(4) end

-- Ids of the equipment that is there, by slot.
function Player:equip_ids()
	local ids = {}
	for slot = 1, 5 do
		if self.equips[slot] then table.insert(ids, self.equips[slot]) end
	end
	return ids
end

function Player:getEquips() return cards_of(self.room, self:equip_ids()) end
function Player:getEquipsId() return sgs.list_of(self:equip_ids()) end

function Player:hasEquip(card)
	if not card then return #self:equip_ids() > 0 end
	for _, id in ipairs(card:real_ids()) do
		if not table.find(self:equip_ids(), id) then return false end
	end
	return true
end

function Player:isNude() return #self.hand == 0 and not self:hasEquip() end
function Player:isAllNude() return self:isNude() and #self.judging == 0 end

-- Ids in the areas h, e and j, in that order.
function Player:ids_in(flags)
	local ids = {}
	for area, list in pairs({ h = 1, e = 2, j = 3 }) do
		if flags:find(area, 1, true) then ids[list] = area == "h" and self.hand or area == "e" and self:equip_ids() or self.judging end
	end
	local all = {}
	for list = 1, 3 do
		for _, id in ipairs(ids[list] or {}) do table.insert(all, id) end
	end
	return all
end

function Player:getCards(flags)
	return cards_of(self.room, self:ids_in(flags))
end

function Player:getCardCount(with_equip, with_judging)
	local count = #self.hand
	if with_equip ~= false then count = count + #self:equip_ids() end
	if with_judging then count = count + #self.judging end
	return count
end

function Player:containsTrick(name)
	for _, id in ipairs(self.judging) do
		if self.room.cards[id].name == name then return true end
	end
	return false
end

function Player:getRandomHandCardId()
	return #self.hand > 0 and self.hand[math.random(#self.hand)] or -1
end

function Player:getRandomHandCard()
	return self.room.cards[self:getRandomHandCardId()]
end

-- Whether all real cards of a card are this player's, in hand or equipped.
function Player:hasCard(card)
	local ids = type(card) == "number" and { card } or card:real_ids()
	for _, id in ipairs(ids) do
		if not (table.find(self.hand, id) or table.find(self:equip_ids(), id)) then return false end
	end
	return true
end

-- Whether a card is made of real cards that all are in this player's hand, or were when it was laid face down.
function Player:is_of_hand(card)
	if card.from_hand then return true end
	local ids = card:real_ids()
	for _, id in ipairs(ids) do
		if not table.find(self.hand, id) then return false end
	end
	return #ids > 0
end

-- Whether using a card empties the hand; with `contain`, whether the card is the whole hand or holds it.
function Player:isLastHandCard(card, contain)
	local ids = type(card) == "number" and { card } or card:real_ids()
	if #self.hand == 0 then return false end
	for _, id in ipairs(self.hand) do
		if not table.find(ids, id) then return false end
	end
	return contain or #ids == #self.hand
end
