-- 铁索连环 Iron Chain: turns the chains of one or two players, or is cast again for a new card.
--
-- Groups: F1 friends who are chained, afraid of it and under a lightning; F2 the same without one; OF all
-- other friends; E enemies who are free, may be chained and would be hurt by it. Friends are freed first.

local function may_take(self, card, player)
	return not card:isProhibited(self.player, player) and self:hasTrickEffective(card, player, self.player)
end

local function groups(self, card)
	local found = { F1 = {}, F2 = {}, OF = {}, E = {} }
	local friends, enemies = table.copyFrom(self.friends), table.copyFrom(self.enemies)
	self:sort(friends, "defense")
	self:sort(enemies, "defense")
	for _, friend in ipairs(friends) do
		local bound = friend:isChained() and not self:isGoodChainPartner(friend) and may_take(self, card, friend)
		local group = not bound and "OF" or friend:containsTrick("lightning") and "F1" or "F2"
		table.insert(found[group], friend)
	end
	for _, enemy in ipairs(enemies) do
		local fits = not enemy:isChained() and may_take(self, card, enemy) and self:objectiveLevel(enemy) > 3
			and not self:getDamagedEffects(enemy, self.player) and not self:needToLoseHp(enemy)
			and sgs.isGoodTarget(enemy, self.enemies, self)
		if fits then table.insert(found.E, enemy) end
	end
	return found
end

local function note(found)
	if not trace.wanted() then return end
	for _, group in ipairs({ "F1", "F2", "OF", "E" }) do
		local names = {}
		for _, player in ipairs(found[group]) do table.insert(names, player:objectName()) end
		trace.note("IronChain " .. group .. ": " .. (#names > 0 and table.concat(names, ", ") or "nobody"))
	end
end

-- The user likes a blow and can deal one that runs along the chain.
local function joins(self, card)
	if not may_take(self, card, self.player) or self.player:isChained() or not self:welcomesBlow(self.player, self.player) then return false end
	return self:getCardsNum("FireSlash") + self:getCardsNum("ThunderSlash") + self:getCardsNum("FireAttack") > 0
end

-- Whether another enemy is chained already, so that one more makes a chain.
local function enemy_is_chained(self)
	for _, enemy in ipairs(self.enemies) do
		if enemy:isChained() then return true end
	end
	return false
end

local function choose(self, card, found, room)
	local freed = table.copyFrom(found.F1)
	table.insertTable(freed, found.F2)
	local chosen = {}
	for _, friend in ipairs(freed) do
		if #chosen < room then table.insert(chosen, friend) end
	end
	if #freed >= 2 then return chosen end
	local enough = #freed == 1 or #found.E >= 2 or #found.E == 1 and (joins(self, card) or enemy_is_chained(self))
	if not enough then return {} end
	for _, enemy in ipairs(found.E) do
		if #chosen < room then table.insert(chosen, enemy) end
	end
	if #chosen == 1 and joins(self, card) then table.insert(chosen, self.player) end
	return chosen
end

function SmartAI:useCardIronChain(card, use)
	local me = self.player
	if me:isLocked(card) or me:hasSkill("noswuyan") then return trace.reject(card, "it may not be used") end
	if hasManjuanEffect(me) and self:getOverflow() <= 0 then return trace.reject(card, "a drawn card would be lost") end
	local found = groups(self, card)
	note(found)
	local chosen = choose(self, card, found, self:targetRoom(card) + 1)
	for _, player in ipairs(chosen) do trace.consider(player, #chosen, "its chains are turned") end
	if #chosen > 0 then return self:aim(use, card, chosen) end
	if card:getSkillName():find("guhuo") then return trace.reject(card, "nobody to chain or free") end
	if me:getPhase() ~= sgs.Player_Play or me:isCardLimited(card, sgs.Card_MethodRecast) then
		return trace.reject(card, "nobody to chain or free, and it may not be cast again")
	end
	trace.note("IronChain: nobody to chain or free, so it is cast again")
	use.card = card
end
