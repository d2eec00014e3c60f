-- Whom fire that one may freely aim would serve, and how much it does.

-- What so many points of fire do to a player.
function sgs.firePoints(victim, damage)
	if victim:hasArmorEffect("silver_lion") then return math.min(damage, 1) end
	if victim:hasArmorEffect("vine") then damage += 1 end
	return victim:getMark("@gale") > 0 and damage + 1 or damage
end

local function hands_it_on(victim)
	return victim:hasSkill("tianxiang") and not victim:isKongcheng()
end

-- Enemies who may burn, the frailest first. Fire on a chained one has to be good for us along the chain.
function SmartAI:fireVictims(damage)
	local found, enemies, me = {}, table.copyFrom(self.enemies), self.player
	self:sort(enemies, "hp")
	for _, enemy in ipairs(enemies) do
		local fits = self:objectiveLevel(enemy) > 3 and self:damageIsEffective(enemy, sgs.DamageStruct_Fire, me)
			and not self:cantbeHurt(enemy, me, damage) and not hands_it_on(enemy)
		local chain = enemy:isChained() and not self:isGoodChainTarget(enemy, me, sgs.DamageStruct_Fire, damage)
		if fits and not chain then table.insert(found, enemy) else trace.reject(enemy, "he had better not burn") end
	end
	return found
end

-- How many enemies are chained.
function SmartAI:chainedEnemies()
	local count = 0
	for _, enemy in ipairs(self.enemies) do
		if enemy:isChained() then count += 1 end
	end
	return count
end
