-- 乱武 luanwu (Jia Xu): once a game, everybody else slashes one of those nearest to him, or loses a point of
-- health. Used when enemies lose more by it than friends and he himself.

sgs.dynamic_value.damage_card.LuanwuCard = true

-- What a point of health is to a player: all, where it is the last one, unless something at hand heals.
local function loss(self, player)
	if hasBuquEffect(player) then return 0 end
	local help = self:guess("Peach", player) + self:guess("Analeptic", player)
	return 1 / math.max(player:getHp(), 1) / (1 + help)
end

-- Whom a player could slash: those nearest to him, as far as he reaches.
local function assigned(self, player)
	local nearest, found
	for _, other in sgs.qlist(self.room:getOtherPlayers(player)) do
		local distance = player:distanceTo(other)
		if not nearest or distance < nearest then nearest, found = distance, {} end
		if distance == nearest and player:canSlash(other) then table.insert(found, other) end
	end
	return found or {}
end

-- The weakest of his enemies among them; a friend he would not slash.
local function victim_of(self, player)
	local enemies, slash = {}, sgs.Sanguosha:cloneCard("slash")
	for _, other in ipairs(assigned(self, player)) do
		local hostile = self:isEnemy(other, player) and not self:slashProhibit(slash, other, player)
		if hostile then table.insert(enemies, other) end
	end
	self:sort(enemies, "defenseSlash")
	return enemies[1]
end

local DODGED = 0.3 -- how much of a blow counts that meets a Jink

-- Who loses by a player's turn of it, and how much.
local function outcome(self, player)
	local victim = self:guess("Slash", player) >= 1 and victim_of(self, player)
	if not victim then return player, loss(self, player) end
	if self:getDamagedEffects(victim, player, true) or self:needToLoseHp(victim, player, true) then return victim, 0 end
	return victim, loss(self, victim) * (self:guess("Jink", victim) >= 1 and DODGED or 1)
end

-- How much enemies lose, and how much friends.
local function balance(self)
	local good, bad = 0, 0
	for _, player in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		local loser, amount = outcome(self, player)
		local friend = self:isFriend(loser)
		if friend then bad += amount elseif self:isEnemy(loser) then good += amount end
		trace.consider(loser, friend and -amount or amount, "luanwu: loses by what " .. player:objectName() .. " does")
	end
	return good, bad
end

local function why_not(self)
	if self.room:getMode() == "_mini_13" then return nil end -- it is the point of that game
	local lord, living = self.room:getLord(), self.room:alivePlayerCount()
	local spares_lord = self.player:getRole() ~= "rebel" and living > 2
	if spares_lord and lord and self:isWeak(lord) then return "the lord is too weak" end
	local good, bad = balance(self)
	if good <= bad then return "enemies lose no more than friends" end
	for _, enemy in ipairs(self.enemies) do
		if self:isWeak(enemy) then return nil end
	end
	return good < bad + 1 and "no enemy is weak: there will be a better time" or nil
end

table.insert(sgs.ai_skills, {
	name = "luanwu",
	getTurnUseCard = function(self)
		return self.player:getMark("@chaos") > 0 and sgs.Card_Parse("@LuanwuCard=.") or nil
	end,
})

sgs.ai_skill_use_func.LuanwuCard = function(card, use, self)
	local why = why_not(self)
	if why then trace.reject(card, why) else use.card = card end
end

-- The Slash that harms least: one that does nothing, else one on somebody who is no friend.
local function least_harm(self)
	local others = sgs.QList2Table(self.room:getOtherPlayers(self.player))
	self:sort(others, "defenseSlash")
	for _, other in ipairs(others) do
		local slash = self:wastedSlash(other)
		if slash then return slash, other end
	end
	for _, other in ipairs(others) do
		local slash = not self:isFriend(other) and self:effectiveSlash(other)
		if slash then return slash, other end
	end
end

-- Whom to slash when asked: as always; but where nobody is worth it, a Slash is still cheaper than health.
sgs.ai_skill_cardask["@luanwu-slash"] = function(self)
	local usual = sgs.ai_skill_use.slash(self, "", sgs.Card_MethodUse)
	if usual ~= "." or self:needToLoseHp(self.player, nil, nil, true) then return usual end
	local slash, target = least_harm(self)
	if not slash or self:asHandled(slash:toString(), sgs.Card_MethodUse) == "." then return "." end
	trace.consider(target, 0, "a Slash costs less than health")
	return slash:toString() .. "->" .. target:objectName()
end
