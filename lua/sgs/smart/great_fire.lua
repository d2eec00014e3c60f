-- 业炎 yeyan, the great fire: four cards of four suits and three health for three points of fire.

local PRICE = 3

-- The cheapest card of each suit, or nil.
local function four_suits(self)
	local cards, chosen, suits = sgs.getKnownHandcards(self.player, self.player), {}, {}
	self:sortByUseValue(cards, true)
	for _, card in ipairs(cards) do
		if not suits[card:getSuit()] and not self.player:isJilei(card) then
			suits[card:getSuit()] = true
			table.insert(chosen, card)
		end
	end
	return #chosen == 4 and chosen or nil
end

-- Three health are paid first: what is left of them, and of the Peaches and wine that are not burnt, must keep him alive.
local function outlives(self, cards)
	local saves = self:getCardsNum("Peach") + self:getCardsNum("Analeptic")
	for _, card in ipairs(cards) do
		if card:isKindOf("Peach") or card:isKindOf("Analeptic") then saves -= 1 end
	end
	return self.player:getHp() - PRICE + saves > 0
end

local function falls(self, victim, damage)
	return sgs.firePoints(victim, damage) >= victim:getHp() + self:guess("Peach", victim) and not hasBuquEffect(victim)
end

-- Whether the victim is worth the great fire: it kills, or runs along a chain. The lord dares it only to end a fight.
local function is_worth_great(self, victim, chained)
	if sgs.firePoints(victim, 3) < 3 then return false end
	local chain = victim:isChained() and chained or 1
	if self.player:isLord() and #self.enemies > chain then return false end
	return falls(self, victim, 3) or chain > 1
end

-- A third point for somebody else, where two are enough for the first one.
local function aims(self, first, others)
	if not first:isChained() and falls(self, first, 2) then
		for _, other in ipairs(others) do
			if other ~= first and not other:isChained() then return { first, first, other } end
		end
	end
	return { first, first, first }
end

-- A renegade outlives the others before he kills the lord.
local function still_needed(self, victim)
	return victim:isLord() and self.role == "renegade" and self.room:alivePlayerCount() > 2
end

-- The four cards and the targets of a great fire that is worth its price, or nil.
function SmartAI:greatFire()
	local cards = four_suits(self)
	if not cards or not outlives(self, cards) then return nil end
	if self.player:isLord() and sgs.turncount <= 1 then return nil end
	local found, chained = self:fireVictims(3), self:chainedEnemies()
	for _, victim in ipairs(found) do
		if not still_needed(self, victim) and is_worth_great(self, victim, chained) then
			trace.consider(victim, sgs.firePoints(victim, 3), "yeyan: the great fire")
			return cards, aims(self, victim, found)
		end
	end
end
