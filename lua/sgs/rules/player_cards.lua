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

-- Whether a card is made of real cards that all are in this player's hand.
function Player:is_of_hand(card)
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

-- Private piles by name. Those whose name begins with & and that of the wooden ox are used like the hand.

function Player:getPile(name)
	return sgs.list_of(table.clone(self.piles[name] or {}))
end

function Player:getPileNames()
	return table.clone(self.pile_order)
end

function Player:getPileName(id)
	for _, name in ipairs(self.pile_order) do
		if table.find(self.piles[name], id) then return name end
	end
	return ""
end

function Player:getHandPile()
	local ids = sgs.IntList()
	for _, name in ipairs(self.pile_order) do
		if name == "wooden_ox" or string.sub(name, 1, 1) == "&" then ids:append(self:getPile(name)) end
	end
	return ids
end

-- Puts cards into a pile of that name. `open` false: only the owner sees them.
function Player:addToPile(name, cards, open, reason)
	local ids = type(cards) == "number" and { cards } or (getmetatable(cards) == sgs.Card and cards:real_ids()) or cards
	if open == false then self.room.closed_piles[name] = true end
	local move = sgs.CardsMoveStruct(ids, self, sgs.Player_PlaceSpecial, reason or sgs.CardMoveReason(0, self.name))
	move.to_pile_name, move.open = name, open ~= false
	self.room:moveCardsAtomic(move, open ~= false)
end

function Player:removePileByName(name)
	local ids = self:getPile(name)
	if #ids == 0 then return end
	local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_REMOVE_FROM_PILE, self.name, name, "")
	self.room:throwCard(ids, reason, nil)
end

function Player:clearPrivatePiles()
	for _, name in ipairs(table.clone(self.pile_order)) do self:removePileByName(name) end
end

-- Throws away all cards: of the hand, the equipment, both in one move.

local function throw_all(player, ids)
	if #ids == 0 then return end
	local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_THROW, player.name)
	player.room:throwCard(ids, reason, nil)
end

function Player:throwAllHandCards() throw_all(self, table.clone(self.hand)) end
function Player:throwAllEquips() throw_all(self, self:equip_ids()) end
function Player:throwAllHandCardsAndEquips() throw_all(self, self:ids_in("he")) end

function Player:drawCards(count, reason) return self.room:drawCards(self, count, reason) end

function Player:obtainCard(card, unhide)
	self.room:obtainCard(self, card, unhide ~= false)
end

-- Equipment in effect.

-- Whether this player's own equipment has no effect.
function Player:equips_are_void()
	return self:getMark("Equips_Nullified_to_Yourself") > 0
end

function Player:hasWeapon(name)
	local weapon = self:getWeapon()
	if not weapon or self:equips_are_void() then return false end
	return weapon.name == name or weapon:isKindOf(name)
end

function Player:hasTreasure(name)
	local treasure = self:getTreasure()
	if not treasure or self:equips_are_void() then return false end
	return treasure.name == name or treasure:isKindOf(name)
end

function Player:armor_is_void()
	return self:equips_are_void() or self:getMark("Armor_Nullified") > 0 or #(self.tags.Qinggang or {}) > 0
end

-- Whether an armour of that name protects, worn or by a skill.
function Player:hasArmorEffect(name)
	if self:armor_is_void() then return false end
	local armor = self:getArmor()
	if armor then return armor.name == name or armor:isKindOf(name) end
	for _, skill in ipairs(sgs.armor_skills[name] or {}) do
		if self:hasSkill(skill) then return true end
	end
	return false
end

-- Skills that stand for an armour while none is worn: name of the armour -> skills.
sgs.armor_skills = sgs.armor_skills or {}

-- The equipment of that name, if it is in effect.
function Player:hasEquipSkill(name)
	return self:hasWeapon(name) or self:hasArmorEffect(name) or self:hasTreasure(name)
end
