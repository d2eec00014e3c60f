-- Turning players over: whom it hurts, and whom it frees.

local function freed_by_junxing(self, player)
	if self:isFriend(player) or not player:faceUp() then return false end
	for _, friend in ipairs(self.friends) do
		if friend:hasSkill("junxing") and friend:faceUp() and friend:getHandcardNum() > 0
			and self:playerGetRound(friend) < self:playerGetRound(player)
		then
			return true
		end
	end
	return false
end

-- He will not live to see his turn: a running attack on all still has to hit him.
local function is_doomed(self, player)
	local aoe = sgs.ai_AOE_data
	if type(aoe) ~= "userdata" or player:getHp() > 1 or not player:isKongcheng() then return false end
	local use = aoe:toCardUse()
	return use.card ~= nil and use.to:contains(player)
		and self:playerGetRound(player) > self:playerGetRound(self.player)
end

-- How many players act between the current one and this one.
function SmartAI:playerGetRound(player, source)
	source = source or self.room:getCurrent()
	if not source or player == source then return 0 end
	local players = self.room:alivePlayerCount()
	return (player:getSeat() - source:getSeat()) % players
end

-- What the skills of the player say, by sgs.ai_turn_over: false before true, nil where none has a say.
local function by_skills(self, player, cards, reason)
	local said
	for _, rule in ipairs(sgs.skillRules(sgs.ai_turn_over, player)) do
		local bad = rule(self, player, cards, reason)
		if bad == false then return false end
		said = bad or said
	end
	return said
end

-- Whether turning the player over is bad for him. `cards`: how many he draws with it.
function SmartAI:toTurnOver(player, cards, reason)
	if freed_by_junxing(self, player) then return false end
	local bad = by_skills(self, player, cards, reason)
	if bad == false or not player:faceUp() and not bad then return false end
	if reason == "fangzhu" and is_doomed(self, player) then return false end
	local active = player:getPhase() ~= sgs.Player_NotActive
	if cards and cards > 1 then
		if active and (self:hasSkills(sgs.Active_cardneed_skill, player) or player:hasWeapon("crossbow")) then
			return false
		end
		if not active and self:hasSkills(sgs.notActive_cardneed_skill, player) then return false end
	end
	return true
end
