-- Private piles of a player, throwing cards away, and equipment in effect.

local Player = sgs.Player

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
