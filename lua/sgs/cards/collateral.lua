-- 借刀杀人 Collateral: somebody with a weapon slashes whom the user names, or hands the weapon over.

local function may_force(self, card, killer)
	return killer ~= self.player and killer:getWeapon() ~= nil and self:canAim(card, killer)
		and self:hasTrickEffective(card, killer, self.player)
end

-- Whom a killer could be set on: everybody in his reach to whom the card may be shown.
local function victims(self, killer, card)
	local found = {}
	for _, player in sgs.qlist(self.room:getOtherPlayers(killer)) do
		local open = player ~= self.player and not card:isProhibited(self.player, player)
		if open and killer:canSlash(player) then table.insert(found, player) end
	end
	self:sort(found, "defenseSlash")
	return found
end

local function first_of(players, fits)
	for _, player in ipairs(players) do
		if fits(player) then return player end
	end
end

-- Players by how little they are liked: the worst enemy first, or last.
local function by_level(self, enemies_first)
	local rows, sign = {}, enemies_first and -1 or 1
	for _, player in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		table.insert(rows, { player = player, level = sign * self:objectiveLevel(player),
			slashes = self:guess("Slash", player), cards = player:getCardCount(true), seat = player:getSeat() })
	end
	table.sort(rows, function(a, b)
		if a.level ~= b.level then return a.level < b.level end
		if a.slashes ~= b.slashes then return a.slashes < b.slashes end
		if a.cards ~= b.cards then return a.cards < b.cards end
		return a.seat < b.seat
	end)
	local players = {}
	for _, row in ipairs(rows) do table.insert(players, row.player) end
	return players
end

-- A crossbow for one who holds many Slashes and has somebody to use them on.
local function for_crossbow(self, card)
	local served = self.player:hasSkill("paoxiao") or self:hasCrossbowEffect(self.player)
	if served or self:getCardsNum("Slash") <= 2 then return nil end
	local prey = first_of(self.enemies, function(enemy)
		return self.player:distanceTo(enemy) == 1 and sgs.isGoodTarget(enemy, self.enemies, self)
	end)
	if not prey then return nil end
	for _, killer in ipairs(by_level(self)) do
		if killer:hasWeapon("crossbow") and may_force(self, card, killer) then
			local victim = victims(self, killer, card)[1]
			if victim then return killer, victim, "his crossbow is needed" end
		end
	end
end

-- A victim for a killer whom one does not spare.
local function prey_of(self, killer, card)
	local all = victims(self, killer, card)
	local function level(player)
		return self:objectiveLevel(player)
	end
	return first_of(all, function(player)
		return level(player) > 3
	end) or first_of(all, function(player)
		return level(player) >= 0 and level(player) <= 3
	end) or first_of(all, function(player)
		return self:isFriend(player) and self:getDamagedEffects(player, killer, true)
	end) or first_of(all, function(player)
		local safe = getKnownCard(player, self.player, "Jink", true) >= 2 or self:guess("Slash", killer) < 1
		return self:isFriend(player) and safe
	end)
end

local function disarms(self, card)
	for _, killer in ipairs(by_level(self, true)) do
		local fits = self:objectiveLevel(killer) >= 0 and may_force(self, card, killer)
			and not self:hasSkills(sgs.lose_equip_skill, killer) and not killer:hasSkill("weimu")
			and not sgs.gainsByLosing(killer)
		local victim = fits and prey_of(self, killer, card)
		if victim then return killer, victim, "he slashes for us, or loses his weapon" end
	end
end

local function friend_slashes(self, card)
	for _, killer in ipairs(self.friends_noself) do
		local slashes = self:guess("Slash", killer)
		local ready = getKnownCard(killer, self.player, "Slash", true) > 0 or slashes > 1 and killer:getHandcardNum() >= 4
		if ready and may_force(self, card, killer) then
			local slash = sgs.Sanguosha:cloneCard("slash")
			local victim = first_of(victims(self, killer, card), function(player)
				return self:isEnemy(player) and sgs.isGoodTarget(player, self.enemies, self)
					and not self:slashProhibit(slash, player, killer)
			end)
			if victim then return killer, victim, "a friend has a Slash for him" end
		end
	end
end

-- A friend who gains by losing equipment.
local function friend_gains(self, card)
	for _, killer in ipairs(self.friends_noself) do
		local keeps = killer:hasWeapon("crossbow") and self:guess("Slash", killer) > 1
		if self:hasSkills(sgs.lose_equip_skill, killer) and not keeps and may_force(self, card, killer) then
			local worst = victims(self, killer, card)
			local victim = first_of(worst, function(player)
				return self:isEnemy(player)
			end) or worst[1]
			if victim then return killer, victim, "a friend gains by losing his weapon" end
		end
	end
end

function SmartAI:useCardCollateral(card, use)
	for _, rule in ipairs({ for_crossbow, disarms, friend_slashes, friend_gains }) do
		local killer, victim, why = rule(self, card)
		if killer then
			if rule == for_crossbow and not use.isDummy then self.room:setPlayerFlag(killer, "needCrossbow") end
			trace.consider(killer, self:objectiveLevel(killer), "Collateral: " .. why)
			trace.consider(victim, self:objectiveLevel(victim), "Collateral: whom he is to slash")
			return self:aim(use, card, { killer, victim })
		end
	end
	trace.reject(card, "nobody with a weapon to be forced")
end
