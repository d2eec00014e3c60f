-- 神速 shensu (Xiahou Yuan): may skip judgement and drawing for a Slash without a card, and his play phase and a piece of
-- equipment for another; neither knows a distance. He runs where the Slash will hit, or where he loses little.

local function virtual_slash()
	local slash = sgs.Sanguosha:cloneCard("slash", sgs.Card_NoSuit, 0)
	slash:setSkillName("shensu")
	return slash
end

-- Enemies whom the Slash would hurt, the weakest first.
local function prey(self)
	local slash, found = virtual_slash(), {}
	local enemies = table.clone(self.enemies)
	self:sort(enemies, "defenseSlash")
	for _, enemy in ipairs(enemies) do
		local legal = self.player:canSlash(enemy, slash, false)
		if legal and not self:slashProhibit(slash, enemy) and sgs.isGoodTarget(enemy, self.enemies, self) then
			table.insert(found, enemy)
		end
	end
	self:traceOrder(found, "defenseSlash", "shensu: enemy by slash defence")
	return found
end

-- Friends turn the only judgement, a lightning, on somebody else: it had better take place.
local function lightning_serves(self)
	local tricks = self.player:getJudgingArea()
	if tricks:length() ~= 1 or not self.player:containsTrick("lightning") then return false end
	return self:hasWizard(self.friends, true) and not self:hasWizard(self.enemies, true)
end

-- A shortage takes the drawn cards anyway, and an Indulgence is left behind unjudged.
local function escapes_trick(player)
	return player:containsTrick("indulgence") or player:containsTrick("supply_shortage")
end

-- The drawn cards are needed: there is room for them, or every card is.
local function needs_draw(self)
	local me = self.player
	return me:getHp() - me:getHandcardNum() >= 2 or sgs.getDefense(me) < 6
end

local function answer(cost, target)
	return "@ShensuCard=" .. cost .. "->" .. target:objectName()
end

sgs.ai_skill_use["@@shensu1"] = function(self)
	if not self.player:hasSkill("shensu") then return "." end
	if lightning_serves(self) or self:needBear() then return "." end
	local weakest = prey(self)[1]
	if not weakest then return "." end
	local defence = sgs.getDefenseSlash(weakest, self)
	if defence < 6 or escapes_trick(self.player) then return answer(".", weakest) end
	if needs_draw(self) then
		trace.reject(weakest, "shensu: he may dodge, and the cards are needed")
		return "."
	end
	return sgs.getDefense(weakest) < 8 and answer(".", weakest) or "."
end

local SLOTS = { "Weapon", "Armor", "DefensiveHorse", "OffensiveHorse", "Treasure" }

local function slot_of(card)
	for _, slot in ipairs(SLOTS) do
		if card:isKindOf(slot) then return slot end
	end
end

-- Equipment, what is worth least first, and how many pieces there are of each slot.
local function equipment(self)
	local cards, count = {}, {}
	for _, card in sgs.qlist(self.player:getCards("he")) do
		if card:isKindOf("EquipCard") and not self.player:isJilei(card) then
			local slot = slot_of(card)
			table.insert(cards, card)
			count[slot] = (count[slot] or 0) + 1
		end
	end
	self:sortByKeepValue(cards)
	return cards, count
end

-- In hand what has no slot left; else a horse, or anything but armour.
local function equip_to_spend(self)
	if self.player:getArmor() and self:needToThrowArmor() then return self.player:getArmor() end
	local cards, count = equipment(self)
	local function first(rule)
		for _, card in ipairs(cards) do
			if rule(card) then return card end
		end
	end
	return first(function(card) return count[slot_of(card)] > 1 and not self.player:hasEquip(card) end)
		or first(function(card) return card:isKindOf("OffensiveHorse") end)
		or first(function(card) return not card:isKindOf("Armor") end)
end

-- The weapon that would break the armour is the one that is thrown.
local function is_spoiled(card, enemy, player)
	local breaks = card:isKindOf("QinggangSword") or card:isKindOf("Fan")
	return breaks and player:hasEquip(card) and enemy:hasArmorEffect("vine")
end

-- Who falls at once; else, where no card has to be thrown away for it, the least protected.
local function second_target(self, card)
	local best, least
	for _, enemy in ipairs(prey(self)) do
		if not is_spoiled(card, enemy, self.player) then
			if enemy:getHp() == 1 and self:guess("Jink", enemy) < 1 then return enemy end
			local defence = sgs.getDefense(enemy)
			if not least or defence < least then best, least = enemy, defence end
		end
	end
	return self:getOverflow() <= 0 and best or nil
end

sgs.ai_skill_use["@@shensu2"] = function(self)
	if not self.player:hasSkill("shensu") then return "." end
	local card = equip_to_spend(self)
	local target = card and second_target(self, card)
	if not target then
		trace.note("shensu: " .. (card and "nobody worth a play phase" or "no equipment to spare"))
		return "."
	end
	if self:getCardsNum("Slash") > 0 and self.player:canSlash(target, nil, true) then
		trace.reject(target, "shensu: a Slash at hand reaches him as well, and leaves the rest of the phase")
		return "."
	end
	return answer(card:getEffectiveId(), target)
end

sgs.ai_cardneed.shensu = function(to, card, self)
	return card:isKindOf("EquipCard") and getKnownCard(to, self.player, "EquipCard", false, "he") < 2
end

sgs.ai_card_intention.ShensuCard = sgs.ai_card_intention.Slash

sgs.shensu_keep_value = { Armor = 5, DefensiveHorse = 5, Jink = 5.1, OffensiveHorse = 4.8, Peach = 6, Weapon = 4.9 }

-- He may skip phases for a Slash anyway.
sgs.ai_delayed_value.shensu = function(_, enemy)
	return -enemy:getHandcardNum()
end

sgs.ai_delayed_harmless.shensu = function(_, _, class_name)
	return nil, class_name == "SupplyShortage"
end
