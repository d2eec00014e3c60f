-- 归心 (Cao Cao, god): for each point of damage he may take a card of everybody else, and is turned over. He does so
-- face down, which turns him up, or where the cards together are worth a turn.

-- So much the cards have to be worth to lie face down for them.
local WORTH_A_TURN = 1.3

-- An enemy with lihun would take all that he gathers.
local function has_soul_thief(self, players, owner)
	for _, enemy in ipairs(players) do
		if enemy:hasSkill("lihun") and owner:isMale() then return true end
	end
	return false
end

-- Points of the damage after this one, each of which turns him over again.
local function points_left(self, damage)
	return (damage and damage.damage or 1) - math.max(self.player:getMark("GuixinTimes"), 1)
end

local function is_worth_a_turn(self)
	local sum = 0
	for _, other in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		local value = self:valueOfTaking(other)
		trace.consider(other, value, "guixin: what taking a card of his is worth")
		sum += value
	end
	return sum >= WORTH_A_TURN
end

sgs.ai_skill_invoke.guixin = function(self, data)
	-- To be turned up is worth more than any card, even than those that somebody will take away again.
	if not self.player:faceUp() then return true end
	if hasManjuanEffect(self.player) or has_soul_thief(self, self.enemies, self.player) then return false end
	return points_left(self, data and data:toDamage()) > 0 or is_worth_a_turn(self)
end

-- A blow is welcome while there are enough players to take from.
sgs.ai_need_damaged.guixin = function(self, _, player)
	player = player or self.player
	if self.room:alivePlayerCount() <= 3 or player:hasSkill("manjuan") then return false end
	return not has_soul_thief(self, self:getEnemies(player), player)
end

sgs.ai_delayed_value.guixin = { Indulgence = 3 }

-- The more there is to take, and to free friends from, the better he likes a blow.
sgs.ai_damage_value.guixin = function(self, victim)
	local worth = 25
	for _, other in sgs.qlist(self.room:getOtherPlayers(victim)) do
		if not other:isAllNude() then worth -= 10 end
		if self:isFriend(other, victim) and other:getJudgingArea():length() > 0 then worth -= 5 end
		if other:isNude() then worth += 5 end
	end
	return worth
end

-- While he takes cards he is not turned over yet: he will be.
sgs.ai_turn_over.guixin = function(_, player)
	if player:hasFlag("GuixinUsing") then return true end
end
