-- How much using a card is worth: which of several cards is tried first, thrown away last.

local SLOTS = { Weapon = 0, Armor = 1, DefensiveHorse = 2, OffensiveHorse = 3, Treasure = 4 }

local function slot_of(card)
	for kind, place in pairs(SLOTS) do
		if card:isKindOf(kind) then return place, kind end
	end
	return 4, "Treasure"
end

-- What one has on already is worth keeping on.
local function worn_value(self, card)
	if card:isKindOf("OffensiveHorse") and self.player:getAttackRange() > 2 then return 5.5 end
	local safe = self.player:hasArmorEffect("eight_diagram")
	if card:isKindOf("DefensiveHorse") and safe then return 5.5 end
	return 9
end

-- Armour that answers for the lord's hujia.
local function shields_lord(self)
	local lord = self.room:getLord()
	return self.player:getRole() == "loyalist" and self.player:getKingdom() == "wei"
		and lord ~= nil and lord ~= self.player and lord:hasLordSkill("hujia")
end

local function equip_value(self, card, value)
	local player = self.player
	if player:hasEquip(card) then value = worn_value(self, card) end
	if self:knows(sgs.lose_equip_skill) then return 10 end
	local slot, kind = slot_of(card)
	if not player:getEquip(slot) then value = 6.7 end
	if kind == "Weapon" and self.weaponUsed then value = 2 end
	value += self:cardBonus(1, card, value)
	return card:isKindOf("EightDiagram") and shields_lord(self) and 9 or value
end

local function slash_value(self, card, value)
	local player, skill = self.player, card:getSkillName()
	local strong = player:hasFlag("TianyiSuccess") or player:hasFlag("JiangchiInvoke")
	if strong or self:hasHeavySlashDamage(player, card) then value = 8.7 end
	local may = player:getPhase() == sgs.Player_Play and #self.enemies > 0 and sgs.Slash_IsAvailable(player)
	if may and self:countOf("Slash") == 1 then value += 5 end
	if self.hasCrossbowEffect and self:hasCrossbowEffect() then value += 4 end
	if skill == "spear" then value -= 1 end
	if skill == "fuhun" then value += player:getPhase() == sgs.Player_Play and 1 or -1 end
	return value
end

local function basic_value(self, card, value)
	if card:isKindOf("Slash") then
		value = slash_value(self, card, value)
	elseif card:isKindOf("Jink") then
		if self:countOf("Jink") > 1 then value -= 6 end
	elseif card:isKindOf("Peach") and self.player:isWounded() then
		value += 6
	end
	return value + self:cardBonus(1, card, value)
end

local function trick_value(self, card, value)
	if card:isKindOf("Collateral") and self.player:getWeapon() and not self:knows(sgs.lose_equip_skill) then value = 2 end
	if card:getSkillName() == "shuangxiong" then value = 6 end
	if card:isKindOf("Duel") then value += 2 * self:countOf("Slash") end
	return value + self:cardBonus(1, card, value)
end

-- What Yu Ji claims to play is worth that card, and more where he tells the truth.
local function guhuo_value(self, card)
	local claimed = sgs.Sanguosha:cloneCard(card:getUserString())
	if not claimed then return 0 end
	local value = self:getUseValue(claimed) + 0.3 * #self.enemies
	local real = card:getEffectiveId() >= 0 and sgs.Sanguosha:getCard(card:getEffectiveId())
	if not real or real:objectName() ~= claimed:objectName() then return value end
	return (self:knows("guhuo") or card:getSuit() == sgs.Card_Heart) and value + 3 or value
end

-- What skills and the rest of the hand make of it.
local function hand_terms(self, card, value)
	local player, hand = self.player, self.player:getHandcardNum()
	if hand == 1 and self:knows(sgs.need_kongcheng) then value = 10 end
	local canshi = player:hasFlag("canshi")
	if canshi then value -= 2 end
	if self:knows("chouhai") and (hand == 1 or canshi and hand == 2) then value = 1 end
	if table.find(self:oxCards(), card:getEffectiveId()) then value += 1 end
	if hand == 1 and card:isKindOf("Slash") and player:hasWeapon("halberd") then value = 10 end
	return value
end

local KINDS = { [sgs.Card_TypeBasic] = basic_value, [sgs.Card_TypeTrick] = trick_value }

local function worked_out(self, card)
	local class, kind = card:getClassName(), card:getTypeId()
	if class == "GuhuoCard" or class == "NosGuhuoCard" then return guhuo_value(self, card) end
	if class == "LuaSkillCard" then class = card:objectName() end
	local value = sgs.ai_use_value[class] or 0
	if kind == sgs.Card_TypeSkill then return value end
	if kind == sgs.Card_TypeEquip then
		if self:knows(sgs.lose_equip_skill) then return 10 end
		value = equip_value(self, card, value)
	else
		value = KINDS[kind](self, card, value)
	end
	value = hand_terms(self, card, value)
	if self.player:getPhase() == sgs.Player_Play then value = self:adjustUsePriority(card, value) end
	return value
end

-- How much it is worth to use a card of one's own.
function SmartAI:getUseValue(card)
	if not card or card:getClassName() == "Unknown" then return 0 end
	return worked_out(self, card)
end
