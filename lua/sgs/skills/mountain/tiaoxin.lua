-- 挑衅 tiaoxin (Jiang Wei): whom he taunts must Slash him or lose a card of his choice. He taunts enemies who
-- seem to hold no Slash, or whose Slash he can bear.

-- Whether a Slash of the enemy would be welcome, or cost no more than a spare Jink.
local function bears_slash(self, enemy)
	local me = self.player
	if self:needLeiji(me, enemy) or self:getDamagedEffects(me, enemy, true) then return true end
	if self:needToLoseHp(me, enemy, true, true) then return true end
	return self:getOverflow() > 0 and self:getCardsNum("Jink") > 1
end

-- Whether no Slash can be there: every card is seen.
local function is_unarmed(self, enemy)
	if getKnownNum(enemy, self.player) < enemy:getHandcardNum() then return false end
	return getKnownCard(enemy, self.player, "Slash", true, "he") == 0
end

-- Whether the enemy holds no Slash, or seems to hold none and could hardly do harm if he did.
local function seems_unarmed(self, enemy)
	if (sgs.card_lack[enemy:objectName()] or {}).Slash == 1 or is_unarmed(self, enemy) then return true end
	local me = self.player
	local cuts_twice = enemy:hasWeapon("double_sword") and me:getGender() ~= enemy:getGender()
	return self:guess("Slash", enemy) < 1 and me:getHp() > 1 and not cuts_twice and not self:canHit(me, enemy)
end

-- A card that he would be glad to lose is none to ask for.
local function can_be_taunted(self, enemy)
	return enemy:inMyAttackRange(self.player) and self.player:canDiscard(enemy, "he") and not self:doNotDiscard(enemy, "he")
end

local function victim(self)
	local enemies = table.clone(self.enemies)
	self:sort(enemies, "defenseSlash")
	for _, enemy in ipairs(enemies) do
		if not can_be_taunted(self, enemy) then
			trace.reject(enemy, "he does not reach me, or has nothing to lose")
		elseif seems_unarmed(self, enemy) or bears_slash(self, enemy) then
			trace.consider(enemy, sgs.getDefenseSlash(enemy, self), "taunted: no Slash is expected, or it can be borne")
			return enemy
		else
			trace.reject(enemy, "he may well Slash")
		end
	end
end

-- Good armour is put on before the blow may come.
local function armor_first(self, use)
	if use.isDummy then return end
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:isKindOf("Armor") and not use.card and self:evaluateArmor(card) > 3 then self:useEquipCard(card, use) end
	end
end

table.insert(sgs.ai_skills, {
	name = "tiaoxin",
	getTurnUseCard = function(self)
		return not self.player:hasUsed("TiaoxinCard") and sgs.Card_Parse("@TiaoxinCard=.") or nil
	end,
})

sgs.ai_skill_use_func.TiaoxinCard = function(card, use, self)
	local enemy = victim(self)
	if not enemy then return end
	armor_first(self, use)
	if not use.card then self:aim(use, card, { enemy }) end
end

-- The answer of him who is taunted.
sgs.ai_skill_cardask["@tiaoxin-slash"] = function(self, _, _, target)
	if not target then return "." end
	local welcome = self:needLeiji(target, self.player) or self:getDamagedEffects(target, self.player, true)
		or self:needToLoseHp(target, self.player, true, true)
	local slash
	if self:isFriend(target) then
		slash = welcome and self:effectiveSlash(target)
	else
		-- a Slash without effect is still cheaper than the best card
		slash = not welcome and self:effectiveSlash(target) or self:wastedSlash(target)
	end
	return slash and slash:toString() or "."
end

sgs.ai_card_intention.TiaoxinCard = 80
-- early: before the own Jinks are spent, and before the victim is struck
sgs.ai_use_priority.TiaoxinCard = 8

-- Those are asked who reach him: a horse must leave somebody.
sgs.ai_no_equip.tiaoxin = function(self, card)
	if not card:isKindOf("DefensiveHorse") then return nil end
	local me, reached = self.player, false
	for _, enemy in ipairs(self.enemies) do
		if enemy:inMyAttackRange(me) then
			if enemy:distanceTo(me, 1) <= enemy:getAttackRange() then return nil end
			reached = true
		end
	end
	return reached and "tiaoxin would reach nobody" or nil
end
