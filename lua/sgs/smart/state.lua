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

-- How many cards more than the hand limit a player holds.
function SmartAI:getOverflow(player, limit)
	player = player or self.player
	local most = player:getMaxCards()
	if limit then return most end
	return player:getHandcardNum() - most
end

-- Whether a blow would be dangerous.
function SmartAI:isWeak(player)
	player = player or self.player
	if hasBuquEffect(player) then return false end
	if player:hasSkill("longhun") and player:getCardCount(true) > 2 then return false end
	if player:hasSkill("hunzi") and player:getMark("hunzi") == 0 and player:getHp() > 1 then return false end
	return player:getHp() <= 2 and player:getHandcardNum() <= 2 or player:getHp() <= 1
end

-- Whether cards that the player draws now are lost to him.
function hasManjuanEffect(player)
	return player:hasSkill("manjuan") and player:getPhase() == sgs.Player_NotActive
end

-- What a Slash adds to its damage through wine and the like.
function SmartAI:hasHeavySlashDamage(from, _, to)
	from, to = from or self.room:getCurrent(), to or self.player
	if to:hasArmorEffect("silver_lion") then return false end
	local damage = 1 + from:getMark("drank")
	if from:hasFlag("luoyi") or from:hasFlag("neoluoyi") then damage += 1 end
	if from:hasWeapon("guding_blade") and to:isKongcheng() then damage += 1 end
	return damage > 1
end
