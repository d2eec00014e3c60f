-- 琴音 qinyin (Zhou Yu as a god): after discarding two cards or more at the end of his turn, everybody
-- recovers one health or everybody loses one. What that does to each friend counts for it, what it does
-- to each enemy against it.

local function recovery(self, player)
	if not player:isWounded() then return 0 end
	local value = 10
	if player:hasSkills(sgs.masochism_skill) then value += 5 end
	if self:isWeak(player) then value += player:isLord() and 20 or 10 end
	return self:needToLoseHp(player, nil, nil, true, true) and value - 5 or value
end

-- Nobody is likely to save him.
local function would_die(self, player)
	return player:getHp() <= 1 and self:guess("Peach", player) + self:guess("Analeptic", player) < 1
end

local function loss(self, player)
	local value = 10
	if player:hasSkills(sgs.masochism_skill) then value += 5 end
	if self:isWeak(player) then value += player:isLord() and 40 or 10 end
	if would_die(self, player) then value += player:isLord() and 40 or 20 end
	return self:needToLoseHp(player, nil, nil, true) and value - 5 or value
end

-- The death of a friendly lord, or of oneself, is no price for anything; a renegade still needs the lord.
local function is_too_dear(self, player)
	if not would_die(self, player) then return false end
	local keeps_lord = self.role == "renegade" and self.room:alivePlayerCount() > 2
	return player == self.player or player:isLord() and (self:isFriend(player) or keeps_lord)
end

local function weigh(self)
	local up, down = 0, 0
	for _, player in sgs.qlist(self.room:getAlivePlayers()) do
		local sign = self:isFriend(player) and 1 or self:isEnemy(player) and -1 or 0
		up += sign * recovery(self, player)
		down -= sign * loss(self, player)
		if is_too_dear(self, player) then down = -math.huge end
	end
	return up, down
end

sgs.ai_skill_choice.qinyin = function(self, choices)
	local up, down = weigh(self)
	trace.consider("up", up, "everybody recovers")
	trace.consider("down", down, "everybody loses health")
	local word = up > 0 and sgs.offered(choices, "up") or "cancel"
	if down > 0 and (down >= up or word == "cancel") then word = "down" end
	return sgs.offered(choices, word)
end

-- It lives on cards discarded: fewer of them without the draw, more without the play phase.
sgs.ai_delayed_value.qinyin = { Indulgence = -3, SupplyShortage = 5 }
