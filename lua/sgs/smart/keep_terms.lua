-- Small terms of the keep value, the worth of equipment that is worn, and the value itself.

-- The value of a card at hand with the terms of the card itself.
function SmartAI:adjustKeepValue(card, value)
	if card:isKindOf("Slash") then
		if card:isRed() then value += 0.002 end
		if card:isKindOf("NatureSlash") then value += 0.003 end
	end
	value += self:cardBonus(3, card, value)
	if table.find(self:oxCards(), card:getEffectiveId()) then value -= 0.1 end
	return value + self:suitTermOfKeeping(card)
end

local function for_losing(card)
	if card:isKindOf("OffensiveHorse") then return -10 end
	return card:isKindOf("Weapon") and -9.9 or -9.7
end

local function weapon_value(self)
	local player = self.player
	return player:getPhase() == sgs.Player_Play and sgs.Slash_IsAvailable(player) and 3.39 or 3.2
end

-- Equipment on the table, by slot; below 0 what one would be glad to lose.
function SmartAI:keepValueOfEquip(card)
	local player, armor = self.player, card:isKindOf("Armor")
	if armor and self.needToThrowArmor and self:needToThrowArmor() then return -10 end
	if self:knows(sgs.lose_equip_skill) then return for_losing(card) end
	if armor and self:knows("bazhen|yizhong") then return -8 end
	if self.needKongcheng and self:needKongcheng() then return 5 end
	local weak = self:isWeak()
	if armor then return weak and 5.2 or 3.2 end
	if card:isKindOf("DefensiveHorse") then return weak and 4.3 or 3.19 end
	if card:isKindOf("Weapon") then return weapon_value(self) end
	return card:isKindOf("OffensiveHorse") and 3.17 or 3.18
end

-- How much an own card is worth keeping. A card that is not one's own, or is made of others, is worth what
-- its class is.
function SmartAI:getKeepValue(card)
	if not card then return 0 end
	if not self:thoughts().keep then self:assignKeep() end
	local value = not card:isVirtualCard() and self.keepValue[card:getId()]
	if value then return value end
	local class = card:getClassName()
	return self.keepdata[class] or sgs.ai_keep_value[class] or 0
end
