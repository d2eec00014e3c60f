-- What Sun Quan (制衡 zhiheng, or jilve in its stead) exchanges: cards of his that are worth less than unknown ones.

local function reaches_without(me, target, card)
	if card:isKindOf("Weapon") then return me:distanceTo(target) <= 1 end
	return not card:isKindOf("OffensiveHorse") or me:inMyAttackRange(target, 1)
end

-- Whether the Slash that he keeps would not reach without that piece of equipment.
local function carries_slash(self, card, kept)
	for _, target in ipairs(kept.targets) do
		if not reaches_without(self.player, target, card) then return true end
	end
	return card:isKindOf("Crossbow") and kept.slashes > 1
end

local function keep_slash(kept, use)
	kept.slashes += 1
	for _, target in sgs.qlist(use.to) do table.insert(kept.targets, target) end
	return true
end

-- In danger, a Slash stays that would be used by one who is not weak, on several, or to kill.
local function keeps_slash_in_danger(self, card, kept)
	local use = kept.slashes == 0 and self:wouldUse(card)
	if not use then return false end
	local kills = self.player:getTag("JilveWansha") ~= nil and self.player:getTag("JilveWansha"):toPlayer() ~= nil
	for _, target in sgs.qlist(use.to) do kills = kills or target:getHp() <= 1 end
	return (kills or not self:isWeak() or use.to:length() > 1) and keep_slash(kept, use)
end

local function slashes_allowed(self)
	if self:hasCrossbowEffect() then return 99 end
	local slash = sgs.Sanguosha:cloneCard("slash")
	return 1 + sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_Residue, self.player, slash)
end

local function keeps_slash(self, card, kept)
	local use = kept.slashes < slashes_allowed(self) and self:wouldUse(card)
	return use and keep_slash(kept, use) or false
end

-- The first Jink is never exchanged: armour does not always hold.
local function keeps_jink(_, _, kept)
	kept.jinks += 1
	return kept.jinks == 1
end

local function keeps_wine(self, _, kept)
	kept.wines += 1
	return not kept.danger or kept.wines == 1 and self.player:getHp() <= 1
end

local function keeps_trick(self, card, kept)
	if card:isKindOf("Nullification") then return not kept.danger end
	return not (card:isKindOf("AmazingGrace") and not kept.danger) and self:wouldUse(card) ~= nil
end

local function keeps_worn(self, card, kept)
	local me = self.player
	if carries_slash(self, card, kept) then return true end
	if card:isKindOf("Armor") then return not self:needToThrowArmor() end
	if card:isKindOf("Treasure") then return not card:isKindOf("WoodenOx") or me:getPile("wooden_ox"):length() > 1 end
	if card:isKindOf("DefensiveHorse") then return true end
	if kept.danger then return false end
	if card:isKindOf("Weapon") then return me:getHandcardNum() >= 3 end
	return me:getWeapon() == nil
end

local function keeps_equip(self, card, kept)
	if self.player:hasEquip(card) then return keeps_worn(self, card, kept) end
	if kept.danger then return self:wouldUse(card) ~= nil end
	if self:getSameEquip(card) or card:isKindOf("OffensiveHorse") then return false end
	return not card:isKindOf("Weapon") or self.player:getHandcardNum() >= 3
end

local BY_CLASS = { { "Peach", function() return true end }, { "ExNihilo", function() return true end }, { "Jink", keeps_jink },
	{ "Analeptic", keeps_wine }, { "EquipCard", keeps_equip }, { "TrickCard", keeps_trick } }

local function keeps(self, card, kept)
	if card:isKindOf("Slash") then return (kept.danger and keeps_slash_in_danger or keeps_slash)(self, card, kept) end
	for _, row in ipairs(BY_CLASS) do
		if card:isKindOf(row[1]) then return row[2](self, card, kept) end
	end
	return true
end

-- Cards that are kept for now, but would be discarded at the end of the turn: he had better draw for them.
local function add_surplus(self, gone, stay)
	local surplus, spare = self:getOverflow() - #gone, {}
	local one_jink = self:getCardsNum("Jink") <= 1
	for _, card in ipairs(stay) do
		if self:wouldUse(card) then
			surplus -= 1
		elseif not self.player:hasEquip(card) and not card:isKindOf("Peach") and not (one_jink and card:isKindOf("Jink")) then
			table.insert(spare, card)
		end
	end
	self:sortByKeepValue(spare)
	for place = 1, math.min(surplus, #spare) do table.insert(gone, spare[place]) end
end

local function parted(self, danger)
	local kept = { danger = danger, slashes = 0, jinks = 0, wines = 0, targets = {} }
	local gone, stay = {}, {}
	-- the hand comes before equipment, so that it is known which Slash is kept
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:getId() >= 0 then table.insert(keeps(self, card, kept) and stay or gone, card) end
	end
	for _, card in sgs.qlist(self.player:getEquips()) do
		table.insert(keeps(self, card, kept) and stay or gone, card)
	end
	return gone, stay
end

-- The ids to exchange. In danger (below 3 health) all that is of no use now goes; otherwise what is surplus.
function SmartAI:cardsToExchange()
	local gone, stay = {}, {}
	if self.player:getHp() < 3 then gone = parted(self, true) end
	if #gone == 0 then gone, stay = parted(self, false) end
	add_surplus(self, gone, stay)
	local ids = {}
	for _, card in ipairs(gone) do
		if not self.player:isJilei(card) then table.insert(ids, card:getEffectiveId()) end
	end
	return ids
end
