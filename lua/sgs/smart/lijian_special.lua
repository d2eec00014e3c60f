-- 离间, the special cases that come before the usual one: each gives (who is duelled, who duels),
-- or nothing.

-- Whether a Duel used by `by` would work on `on`.
function SmartAI:duelWorks(on, by)
	local duel = sgs.Sanguosha:cloneCard("duel")
	return on ~= by and not by:isLocked(duel) and self:hasTrickEffective(duel, on, by)
end

local function other_man(self, player)
	return player:isMale() and player ~= self.player
end

-- Rebels: the lord kills his own loyalist, and loses all his cards for it.
local function lord_kills_loyalist(self)
	local lord = self.room:getLord()
	if not lord or not other_man(self, lord) or lord:isNude() then return nil end
	local enemies, peaches = table.copyFrom(self.enemies), 0
	self:sort(enemies, "handcard")
	for _, enemy in ipairs(enemies) do
		peaches += self:guess("Peach", enemy)
		if peaches >= 1 then return nil end
		if enemy:isMale() and enemy ~= lord and enemy:getHp() == 1 and self:duelWorks(enemy, lord) then
			return enemy, lord, "the lord kills a loyalist and loses his cards"
		end
	end
end

-- The next one who will act.
local function next_to_act(self)
	local player = self.player:getNextAlive()
	for _ = 1, self.room:alivePlayerCount() do
		if player:faceUp() then return player end
		player = player:getNextAlive()
	end
	return player
end

-- Rebels: a dying comrade gives three cards to another one, before an enemy takes them.
local function friend_takes_reward(self)
	if #self.friends_noself < 2 or self:isFriend(next_to_act(self)) then return nil end
	local peaches = 0
	for _, friend in ipairs(self.friends) do peaches += self:guess("Peach", friend) end
	if peaches >= 1 then return nil end
	for _, victim in ipairs(self.friends_noself) do
		local lost = victim:isMale() and victim:getHp() == 1 and victim:isKongcheng()
		if lost and not victim:hasSkill("kongcheng") then
			for _, killer in ipairs(sgs.aliveAfter(self.player)) do
				if killer ~= victim and killer:isMale() and self:isFriend(killer) and self:duelWorks(victim, killer) then
					return victim, killer, "a comrade who is lost gives three cards to another"
				end
			end
		end
	end
end

local function against_lord(self)
	if self.role == "rebel" then return true end
	local living = sgs.current_mode_players
	return self.role == "renegade" and living.loyalist + 1 > living.rebel
end

-- A friendly Sun Ce who lacks one wound to wake.
local function wakes_lord(self, use)
	local lord = self.room:getLord()
	if not lord or lord == self.player or not lord:isMale() or not self:isFriend(lord) then return nil end
	if not lord:hasSkill("hunzi") or lord:getMark("hunzi") > 0 or lord:getHp() ~= 2 then return nil end
	local peaches = 0
	for _, friend in ipairs(self.friends) do peaches += self:guess("Peach", friend) end
	if peaches < self:getEnemyNumBySeat(self.player, lord) then return nil end
	local function helper(fits)
		for _, player in sgs.qlist(self.room:getOtherPlayers(self.player)) do
			if player:isMale() and player ~= lord and fits(player) and self:duelWorks(lord, player) then return player end
		end
	end
	local other = helper(function(player)
		return self:isFriend(player) and self:hasSkills("jiang|nosjizhi|jizhi", player)
	end) or helper(function(player)
		return self:isFriend(player)
	end) or helper(function()
		return true
	end)
	if not other then return nil end
	if not use.isDummy then self.room:setPlayerFlag(lord, "AIGlobal_NeedToWake") end
	return lord, other, "the lord lacks one wound to wake"
end

-- Guan Yu's spirit takes with him who kills him.
local function uses_wuhun(self)
	for _, owner in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		if owner:isMale() and owner:hasSkill("wuhun") then
			local lord = self.room:getLord()
			local prey = self.role == "rebel" and lord and lord ~= owner and other_man(self, lord)
			if prey and self:duelWorks(owner, lord) then return owner, lord, "the lord pays for Guan Yu" end
			if self:isEnemy(owner) then
				for _, enemy in ipairs(self.enemies) do
					if enemy ~= owner and enemy:isMale() and self:duelWorks(owner, enemy) then
						return owner, enemy, "an enemy pays for Guan Yu"
					end
				end
			end
		end
	end
end

-- The first special case that holds: who is duelled, who duels, and why.
function SmartAI:lijianSpecial(use)
	for place, rule in ipairs({ lord_kills_loyalist, friend_takes_reward, wakes_lord, uses_wuhun }) do
		if place > 2 or against_lord(self) then
			local first, second, why = rule(self, use)
			if first then return first, second, why end
		end
	end
end
