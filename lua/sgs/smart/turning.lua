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

-- Whether turning the player over is bad for him. `cards`: how many he draws with it.
function SmartAI:toTurnOver(player, cards, reason)
	if freed_by_junxing(self, player) then return false end
	local flipping_all = player:hasFlag("ShenfenUsing") or player:hasFlag("GuixinUsing")
	if not player:faceUp() and not flipping_all then return false end
	if reason == "fangzhu" and is_doomed(self, player) then return false end
	if player:hasFlag("ShenfenUsing") and player:getPhase() == sgs.Player_Play then return false end
	local active = player:getPhase() ~= sgs.Player_NotActive
	if cards and cards > 1 then
		if active and (self:hasSkills(sgs.Active_cardneed_skill, player) or player:hasWeapon("crossbow")) then
			return false
		end
		if not active and self:hasSkills(sgs.notActive_cardneed_skill, player) then return false end
	end
	if self:hasSkills("jushou|neojushou|nosjushou|kuiwei", player) and player:getPhase() <= sgs.Player_Finish then
		return false
	end
	local lihun = player:hasSkill("lihun") and not player:hasUsed("LihunCard")
	return not (lihun and player:faceUp() and player:getPhase() == sgs.Player_Play)
end
