-- Equipment: whether to put a card on. What each kind adds stands in files of its own:
-- weapon, armor, horse, treasure.

local SLOTS = { Weapon = "getWeapon", Armor = "getArmor", DefensiveHorse = "getDefensiveHorse",
	OffensiveHorse = "getOffensiveHorse", Treasure = "getTreasure" }
local KINDS = { "Weapon", "Armor", "DefensiveHorse", "OffensiveHorse", "Treasure" }

local function kind_of(card)
	for _, kind in ipairs(KINDS) do
		if card:isKindOf(kind) then return kind end
	end
end

-- What a player wears in the slot of an equipment card.
function SmartAI:getSameEquip(card, player)
	local kind = card and kind_of(card)
	player = player or self.player
	return kind and player[SLOTS[kind]](player) or nil
end

-- A friend without equipment in that slot, to whom rende could give it.
function SmartAI:friendLacks(kind)
	if not sgs.mayGiveCards(self.player) then return nil end
	for _, friend in ipairs(self.friends_noself) do
		if not friend[SLOTS[kind]](friend) then return friend end
	end
end

-- Whether equipment is worth its card when it is lost again.
local function losing_pays(self)
	if self:hasSkills("xiaoji") then return true end
	return self:hasSkills(sgs.lose_equip_skill) and #self.enemies > 1
end

local function friend_has(self, skill)
	for _, friend in ipairs(self.friends_noself) do
		if friend:hasSkill(skill) then return true end
	end
	return false
end

-- Rules of skills (sgs.ai_no_equip) that use cards of some kind as something else: neither what is worn nor the new one
-- is spent on a change.
function sgs.keepsForUse(fits, why)
	return function(_, card, old)
		return old and (fits(card) or fits(old)) and why or nil
	end
end

-- A weapon besides the one in use; a crossbow is always of use.
function sgs.isSpareWeapon(card, old)
	return old ~= nil and card:isKindOf("Weapon") and not card:isKindOf("Crossbow")
end

-- Why what is worn is not given up for another of its kind, or nil.
local function why_keep_old(self, card)
	if self:friendLacks(kind_of(card)) then return "it can be given away" end
	if friend_has(self, "guzheng") then return "a friend's guzheng takes it" end
end

local WHY = { Weapon = "whyNotWeapon", Armor = "whyNotArmor", DefensiveHorse = "whyNotHorse",
	OffensiveHorse = "whyNotHorse", Treasure = "whyNotTreasure" }

-- Why not to put the equipment on; nil where it is put on, with a card that comes before it.
local function why_not(self, card, use)
	local kind = kind_of(card)
	if not kind then return "it has no slot" end
	if losing_pays(self) and not (card:isKindOf("Armor") and self:evaluateArmor(card) <= -5) then return nil end
	if self.player:isLastHandCard(card) and self:needKongcheng() then return nil end
	local old = self:getSameEquip(card)
	local keep = old and why_keep_old(self, card)
		or sgs.skillSays(sgs.ai_no_equip, self.player, self, card, old)
	if keep then return keep end
	return self[WHY[kind]](self, card, old, use)
end

function SmartAI:useEquipCard(card, use)
	if not card:isAvailable(self.player) then return end
	local own = self["useCard" .. card:getClassName()]
	if own then return own(self, card, use) end
	local why, before = why_not(self, card, use)
	if why then return trace.reject(card, why) end
	if not use.isDummy then trace.consider(before or card, nil, "worth putting on") end
	use.card = before or card
end
