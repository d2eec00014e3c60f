-- Which diamond Da Qiao gives for 国色, of either edition.

-- Whether equipment is better worn: the only one of its kind at hand, or on already and not to be thrown.
local function is_worn_better(self, card)
	local me = self.player
	if self:hasSkills(sgs.lose_equip_skill) and me:hasEquip(card) then return false end
	if not card:isKindOf("Armor") and not card:isKindOf("Weapon") then return false end
	local worn = self:getSameEquip(card)
	if not worn then return not self:spareEquip(card) end
	if worn:getEffectiveId() ~= card:getEffectiveId() then return false end
	if card:isKindOf("Armor") and (self:needToThrowArmor() or self:evaluateArmor(card) <= 0) then return false end
	return not self:spareEquip(card)
end

-- Another armour or weapon in place of this one, in hand, of another suit.
function SmartAI:spareEquip(card)
	local kind = card:isKindOf("Armor") and "Armor" or card:isKindOf("Weapon") and "Weapon"
	if not kind then return nil end
	for _, other in sgs.qlist(self.player:getHandcards()) do
		local same = other:getEffectiveId() == card:getEffectiveId()
		if not same and other:isKindOf(kind) and other:getSuit() ~= card:getSuit() then return other end
	end
end

-- Worn, but another one takes its place: it costs no more than a card from the hand.
local function is_replaced(self, card)
	return self.player:hasEquip(card) and self:spareEquip(card) ~= nil
end

-- The diamond of least use, or nil. `inclusive`: there is nothing else to play, so a dear one will do.
function SmartAI:diamondToSpend(inclusive)
	local cards = {}
	for _, card in ipairs(self:ownCards("he")) do
		if card:getEffectiveId() >= 0 and card:getSuit() == sgs.Card_Diamond then table.insert(cards, card) end
	end
	self:sortByUseValue(cards, true)
	for _, card in ipairs(cards) do
		if is_worn_better(self, card) then
			trace.reject(card, "better worn than spent")
		elseif inclusive or self:getUseValue(card) < 8 or is_replaced(self, card) then
			return card
		end
	end
	return nil
end
