-- 驱虎 quhu (Xun Yu): compares cards with somebody of more health. Beaten, he strikes a player of Xun Yu's
-- choice within his range; otherwise he strikes Xun Yu. Sets an enemy on another one, or loses on purpose
-- for the cards of jieming.

-- A lost comparison costs health: it had better be won.
local FAIR_CHANCE = 0.5
-- A card that is meant to lose.
local LOW = 5

local function may_compare(self, other)
	return other:getHp() > self.player:getHp() and not other:isKongcheng()
end

-- Whether there is somebody within his range who is worth his blow.
local function has_prey(self, tiger)
	for _, enemy in ipairs(self.enemies) do
		local hurt = enemy ~= tiger and tiger:inMyAttackRange(enemy) and self:damageIsEffective(enemy, nil, tiger)
		if hurt and not self:getDamagedEffects(enemy, tiger) then return true end
	end
	return false
end

-- The enemy with the fewest cards who is likely to be beaten by the highest card that can be spared.
local function to_win(self)
	local card = self:getMaxCard()
	if not card then return nil end
	local enemies = table.copyFrom(self.enemies)
	self:sort(enemies, "handcard")
	for _, enemy in ipairs(enemies) do
		if may_compare(self, enemy) and has_prey(self, enemy) then
			local chance = self:pindianChance(card:getNumber(), enemy)
			trace.consider(enemy, chance, "quhu: chance to beat him")
			if chance >= FAIR_CHANCE then return card, enemy end
		end
	end
end

-- The lowest card: the high ones are worth more elsewhere, and would win.
local function card_to_lose(self)
	local lowest
	for _, card in ipairs(sgs.getKnownHandcards(self.player, self.player)) do
		local low = card:getNumber() <= LOW and not self:isValuableCard(card)
		if low and (not lowest or card:getNumber() < lowest:getNumber()) then lowest = card end
	end
	return lowest
end

local function friend_gains(self)
	for _, friend in ipairs(self.friends) do
		if sgs.jiemingDraws(friend) >= 2 then return true end
	end
	return false
end

-- Only while unwounded: later the health is worth more than the cards.
local function to_lose(self)
	local me = self.player
	if not me:hasSkill("jieming") or me:isWounded() or me:getHp() < 2 or not friend_gains(self) then return nil end
	local card, enemies = card_to_lose(self), table.copyFrom(self.enemies)
	if not card then return nil end
	self:sort(enemies, "handcard")
	for place = #enemies, 1, -1 do -- who has most cards is most likely to have a higher one
		local enemy = enemies[place]
		if may_compare(self, enemy) and not enemy:hasSkill("jueqing") and self:damageIsEffective(me, nil, enemy) then
			trace.consider(enemy, card:getNumber(), "quhu: loses to him, for jieming")
			return card, enemy
		end
	end
end

table.insert(sgs.ai_skills, {
	name = "quhu",
	getTurnUseCard = function(self)
		if self.player:hasUsed("QuhuCard") or self.player:isKongcheng() or self:needBear() then return nil end
		return sgs.Card_Parse("@QuhuCard=.")
	end,
})

sgs.ai_skill_use_func.QuhuCard = function(card, use, self)
	local shown, tiger = to_win(self)
	if not shown then shown, tiger = to_lose(self) end
	if not shown then return trace.reject(card, "nobody to beat, and nothing to gain by losing") end
	self:aim(use, card, { tiger })
	-- the comparison that follows asks for it
	if not use.isDummy then self.quhu_card = shown:getId() end
end

-- Somebody has to be chosen: where all who are offered are friends, whom it hurts least.
sgs.ai_skill_playerchosen.quhu = function(self, targets)
	return self:findPlayerToDamage(1, nil, nil, targets, true, -math.huge)
end

sgs.ai_playerchosen_intention.quhu = 80
sgs.ai_card_intention.QuhuCard = 0
sgs.dynamic_value.control_card.QuhuCard = true
sgs.ai_cardneed.quhu = sgs.ai_cardneed.bignumber
