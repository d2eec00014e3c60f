-- Small judgements about a player's state.

-- Whether the player has one of the skills: a name or an expression "a|b+c", or a list of names.
function SmartAI:hasSkills(skills, player)
	player = player or self.player
	if type(skills) == "table" then
		for _, skill in ipairs(skills) do
			if player:hasSkill(skill) then return true end
		end
		return false
	end
	return player:hasSkills(skills)
end

-- The hand limit where it depends on the turn: yongsi makes its owner discard as many cards as there
-- are kingdoms.
local function limit_now(player)
	local most = player:getMaxCards()
	local turn = player:getPhase() ~= sgs.Player_NotActive and player:getPhase() < sgs.Player_Finish
	if not turn or not player:hasSkill("yongsi") or player:hasSkills("keji|conghui") then return most end
	local kingdoms, seen = 0, {}
	for _, other in sgs.qlist(global_room:getAlivePlayers()) do
		if not seen[other:getKingdom()] then kingdoms += 1 end
		seen[other:getKingdom()] = true
	end
	local cards = player:getCardCount(true)
	return cards <= kingdoms and 0 or math.min(most, cards - kingdoms)
end

-- How many cards more than the hand limit a player holds; with `limit`, the limit itself.
function SmartAI:getOverflow(player, limit)
	player = player or self.player
	local most = limit_now(player)
	if not limit then return player:getHandcardNum() - most end
	local limit_by_skills = most
	for _, rule in ipairs(sgs.skillRules(sgs.ai_hand_limit, player)) do
		limit_by_skills = math.max(limit_by_skills, rule(player, most) or most)
	end
	return limit_by_skills
end

-- Whether a blow would be dangerous.
function SmartAI:isWeak(player)
	player = player or self.player
	if hasBuquEffect(player) then return false end
	if sgs.skillHolds(sgs.ai_not_weak, player, player) then return false end
	return player:getHp() <= 2 and player:getHandcardNum() <= 2 or player:getHp() <= 1
end

-- Whether cards that the player draws now are lost to him.
function hasManjuanEffect(player)
	return player ~= nil and player:hasSkill("manjuan") and player:getPhase() == sgs.Player_NotActive
end
