-- How early a card is used as things stand: its use priority, and what the table adds to it.

local function use_priority(class)
	return sgs.ai_use_priority[class] or 0
end

-- The card goes on in the suit or number of the one before, for which he draws.
local function continues(self, card)
	local player = self.player
	if not self:knows("jianying") then return false end
	return player:getMark("JianyingSuit") == card:getSuit() + 1 or player:getMark("JianyingNumber") == card:getNumber()
end

local function hungry_of_kongcheng(self)
	for _, enemy in ipairs(self.enemies) do
		if enemy:hasSkill("kongcheng") and enemy:isKongcheng() then return true end
	end
	return false
end

-- In later scripts a Duel waits for Slashes while some may still be used.
local function duel_waits(self)
	local player = self.player
	if sgs.settings.duel_priority ~= "later" then return false end
	if player:hasFlag("XianzhenSuccess") or player:hasUsed("FenxunCard") or player:canSlashWithoutCrossbow() then
		return true
	end
	if self.hasCrossbowEffect and self:hasCrossbowEffect() or player:hasWeapon("crossbow") then return true end
	local slash = sgs.Sanguosha:cloneCard("slash")
	return sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_Residue, player, slash) > 0
end

local function hurts(card)
	return card:isKindOf("Slash") or card:isKindOf("AOE") or sgs.dynamic_value.damage_card[card:getClassName()]
end

-- Values that stand in place of all others, by the class of the card.
local BY_CLASS = {
	AmazingGrace = function(self)
		return hungry_of_kongcheng(self) and math.max(use_priority("Slash"), use_priority("Duel")) + 0.1 or nil
	end,
	YanxiaoCard = function(self)
		return self.player:containsTrick("YanxiaoCard") and 0.1 or nil
	end,
}

local function settled(self, card, class)
	if card:hasFlag("AIGlobal_KillOff") then return 15 end
	if continues(self, card) then return self:getUsePriority(card) + 50 end
	local of_class = BY_CLASS[class]
	local value = of_class and of_class(self)
	if value then return value end
	if card:getSkillName() ~= "" and card:isKindOf("DelayedTrick") then
		return (sgs.ai_use_priority[class] or 0.01) - 0.01
	end
	if self:knows("danshou") and not self:knows("jueqing") and hurts(card) then return 0 end
	if class == "Duel" and duel_waits(self) then return use_priority("Slash") - 0.1 end
	return nil
end

-- What a weapon does to the weakest enemy; the seed adds 0.5 where it reaches him.
local function weapon_term(self, card)
	local target = self.player:getPhase() == sgs.Player_Play and self:weakestEnemy()
	if not target then return 0 end
	local worth, reaches = self:evaluateWeapon(card, self.player, target)
	local value = math.floor(worth / 20 * 1000 + 0.5) / 1000
	if reaches and sgs.settings.equip_priority ~= "later" then value += 0.5 end
	return value
end

-- A card for everybody: gain of friends less that of enemies, those who choose first weighing most.
local function grace_term(self)
	local value, weight = 0, 10
	for _, other in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		weight -= 1
		local wealth = (other:getHandcardNum() + math.max(other:getHp(), 1)) / math.max(other:getHp(), 1)
		local gain = math.max(weight, 0) / 10 * wealth
		value += table.find(self.enemies, other) and -gain or gain
	end
	return value
end

-- What the table adds, and what skills do: cihuai makes every Slash urgent.
local function table_term(self, card, class)
	local term = class == "AmazingGrace" and grace_term(self) or 0
	return term + self:cardBonus(4, card, term)
end

local function equip_term(self, card)
	local value = self:knows(sgs.lose_equip_skill) and 12 or 0
	return card:isKindOf("Weapon") and value + weapon_term(self, card) or value
end

-- How early a card of one's own is used now; the card with the highest value is played.
function SmartAI:getDynamicUsePriority(card)
	if not card then return 0 end
	local class = card:getClassName()
	local value = settled(self, card, class)
	if value then return value end
	if card:getTypeId() == sgs.Card_TypeEquip then return self:getUsePriority(card) + equip_term(self, card) end
	return self:getUsePriority(card) + table_term(self, card, class)
end
