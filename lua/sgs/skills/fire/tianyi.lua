-- 天义 tianyi (Taishi Ci): compares cards with anybody. Winning, he may use one more Slash in this turn, on
-- one more target and at any distance; otherwise none. He tries where that is worth a high card, and
-- throws a spare card at a hand of enemies.

local FAIR_CHANCE = 0.5
-- With Slashes that wait for it, and as a way to throw a card away.
local EARLY, LATE = 7.2, 1.2

sgs.ai_use_value.TianyiCard = 8.5
sgs.ai_use_priority.TianyiCard = EARLY
sgs.ai_card_intention.TianyiCard = 0
sgs.dynamic_value.control_card.TianyiCard = true

local function is_worth_slashing(self, enemy, slash)
	return self:objectiveLevel(enemy) > 3 and not self:slashProhibit(slash, enemy)
		and sgs.isGoodTarget(enemy, self.enemies, self, true) and not self:getDamagedEffects(enemy, self.player, true)
end

-- What more a win brings: nil, "a target" where the second target would be used, else "a Slash".
local function gain(self, shown)
	local me, slash = self.player, self:getCard("Slash")
	local slashes = self:getCardsNum("Slash") - (isCard("Slash", shown, me) and 1 or 0)
	if not slash or slashes < 1 then return nil end
	local near, all = 0, 0
	for _, enemy in ipairs(self.enemies) do
		if is_worth_slashing(self, enemy, slash) and me:canSlash(enemy, slash, false) then
			all += 1
			if me:canSlash(enemy, slash) then near += 1 end
		end
	end
	if all > 1 then return "a target" end
	local more = slashes > 1 and not self:hasCrossbowEffect() or not sgs.Slash_IsAvailable(me)
	return all == 1 and (near == 0 or more) and "a Slash" or nil
end

-- With an empty hand he could not be slashed.
local function is_shielded_by_losing(self, other)
	return other:getHandcardNum() == 1 and self:needKongcheng(other)
end

-- Whom the card beats most likely: an enemy, whom it costs a card, before a friend, who plays low.
local function to_beat(self, shown, wanted)
	local chosen, best = nil, FAIR_CHANCE
	local function look_at(players, why)
		for _, other in ipairs(players) do
			if not other:isKongcheng() then
				local chance = self:pindianChance(shown:getNumber(), other)
				trace.consider(other, chance, why)
				if chance >= best and (not chosen or chance > best) then chosen, best = other, chance end
			end
		end
	end
	local enemies = {}
	for _, enemy in ipairs(self.enemies) do
		if not is_shielded_by_losing(self, enemy) then table.insert(enemies, enemy) end
	end
	self:sort(enemies, "handcard")
	look_at(enemies, "tianyi: chance to beat him")
	if not chosen and wanted == "a target" then look_at(self.friends_noself, "tianyi: chance that a friend lets me win") end
	return chosen
end

-- A card that would be discarded anyway takes one of an enemy's with it.
local function to_throw_at(self)
	if self:getOverflow() <= 0 then return nil end
	local cards, enemies = sgs.getKnownHandcards(self.player, self.player), table.copyFrom(self.enemies)
	self:sortByUseValue(cards, true)
	self:sort(enemies, "handcard")
	for _, enemy in ipairs(enemies) do
		if cards[1] and not enemy:isKongcheng() and not self:doNotDiscard(enemy, "h", true) then return cards[1], enemy end
	end
end

local function plan(self)
	local shown = self:getMaxCard()
	local wanted = shown and gain(self, shown)
	local other = wanted and to_beat(self, shown, wanted)
	if other then return EARLY, shown, other end
	return LATE, to_throw_at(self)
end

table.insert(sgs.ai_skills, {
	name = "tianyi",
	getTurnUseCard = function(self)
		if self.player:hasUsed("TianyiCard") or self.player:isKongcheng() or self:needBear() then return nil end
		local priority, shown = plan(self)
		sgs.ai_use_priority.TianyiCard = priority
		return shown and sgs.Card_Parse("@TianyiCard=.")
	end,
})

sgs.ai_skill_use_func.TianyiCard = function(card, use, self)
	local _, shown, other = plan(self)
	if not shown then return trace.reject(card, "nothing to win, or nobody to beat") end
	self:aim(use, card, { other })
	-- the comparison that follows asks for it
	if not use.isDummy then self.tianyi_card = shown:getId() end
end

-- A friend is to win. Against an enemy the highest card counts, or the cheapest where it could not win anyway, or
-- where he has shown his last card and holds no Slash.
sgs.ai_skill_pindian.tianyi = function(cheapest, self, requestor, max, min)
	if requestor == self.player or not max then return nil end
	if self:isFriend(requestor) then return min end
	if requestor:getHandcardNum() == 1 or max:getNumber() < 6 then return cheapest end
	return max
end

sgs.ai_cardneed.tianyi = function(to, card, self)
	if not self:showsHighCard(to) then return sgs.ai_cardneed.bignumber(to, card, self) end
	return card:isKindOf("Slash") or card:isKindOf("Analeptic")
end
