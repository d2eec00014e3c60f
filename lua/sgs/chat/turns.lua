-- Talk at the beginning and end of turns and phases.

local occasions = sgs.ai_chat_func[sgs.EventPhaseStart]

occasions.leiji = function(self, player)
	if player:getPhase() ~= sgs.Player_Finish or not player:hasSkills("leiji|nosleiji") then return end
	if not player:isKongcheng() and sgs.perhaps(0.4) then self:say("leiji") end
end

occasions.rebels_alone = function(self, player)
	if player:getPhase() ~= sgs.Player_Start or sgs.evaluatePlayerRole(player) ~= "rebel" then return end
	local living = sgs.current_mode_players
	local alone = living.loyalist == 0 and living.renegade == 0 and (living.rebel or 0) >= 2
	if alone and sgs.perhaps(0.4) then self:say("rebels_alone") end
end

-- Jia Xu may set all at each other.
occasions.luanwu = function(self, player)
	if player:getPhase() ~= sgs.Player_Play or not player:hasSkill("luanwu") or player:getMark("@chaos") == 0 then return end
	if not sgs.oneSays(sgs.QList2Table(self.room:getOtherPlayers(player)), 0.2, "luanwu_feared") and sgs.perhaps(0.1) then
		self:say("luanwu_own")
	end
end

-- Hidden roles: hurry, suspicion, and what a role would say. It is the role that others see: nobody
-- gives himself away.
occasions.round = function(self, player)
	if player:getPhase() ~= sgs.Player_RoundStart or sgs.isRolePredictable() or not sgs.perhaps(0.3) then return end
	local kinds = {}
	if sgs.perhaps(0.2) then table.insert(kinds, "hurry") end
	if sgs.perhaps(0.2) then table.insert(kinds, "suspicion") end
	local role = player:isLord() and "lord" or sgs.evaluatePlayerRole(player)
	if sgs.ai_chat["role_" .. role] then table.insert(kinds, "role_" .. role) end
	if #kinds > 0 then self:say(kinds[math.random(1, #kinds)]) end
end

-- Sun Shangxiang heals: the wounded hope.
occasions.jieyin = function(self, player)
	if player:getPhase() ~= sgs.Player_Play or not player:hasSkill("jieyin") then return end
	for _, other in sgs.qlist(self.room:getOtherPlayers(player)) do
		if other:isMale() and sgs.isRobot(other) and self:isWeak(other) and self:isFriend(other) then
			sgs.brainOf(other):say("jieyin_hoped")
		end
	end
	if sgs.perhaps(0.1) then self:say("jieyin_own") end
end
