-- Whom to damage: findPlayerToDamage.

local function points(self, victim, damage, nature, source)
	if not self:damageIsEffective(victim, nature, source) then return 0 end
	local dealt = damage
	if nature == sgs.DamageStruct_Fire then
		if victim:hasArmorEffect("vine") then dealt += 1 end
		if victim:getMark("@gale") > 0 then dealt += 1 end
	end
	return victim:hasArmorEffect("silver_lion") and math.min(dealt, 1) or dealt
end

-- What it is worth to deal damage that the victim is glad of, by sgs.ai_damage_value.
local function welcome(self, victim, dealt)
	if #sgs.skillRules(sgs.ai_damage_value, victim) == 0 then return -10 end
	return sgs.skillSum(sgs.ai_damage_value, victim, self, victim, dealt)
end

local function worth(self, victim, damage, nature, source)
	local dealt = points(self, victim, damage, nature, source)
	local value = 20 * dealt
	if dealt == 0 then return value end
	if dealt >= victim:getHp() + self:getAllPeachNum(victim) and not hasBuquEffect(victim) then
		value += 500
	else
		if victim:getHp() >= getBestHp(victim) + dealt then value -= 2 end
		if self:needToLoseHp(victim, source) then value -= 5 end
		value += self:isWeak(victim) and 15 or 12 - sgs.getDefense(victim)
		if self:getDamagedEffects(victim, source) then value += welcome(self, victim, dealt) end
	end
	if self:isFriend(victim) then return -value end
	return self:isEnemy(victim) and value or value / 2
end

local function with_chain(self, victim, damage, nature, source)
	local value = worth(self, victim, damage, nature, source)
	if nature ~= sgs.DamageStruct_Normal and victim:isChained() then
		for _, other in sgs.qlist(self.room:getOtherPlayers(victim)) do
			if other:isChained() then value += worth(self, other, damage, nature, source) end
		end
	end
	if self:cantbeHurt(victim, source, damage) then value -= 800 end
	local betrayed = victim:isLord() and self.player:getRole() == "renegade" and self.room:alivePlayerCount() > 2
	if betrayed and damage >= victim:getHp() then value -= 1000 end
	return value
end

-- The player whom damage would serve best, nil where it serves nowhere; with `as_table` all whom it
-- serves, best first. `base`: what it has to be worth more than.
function SmartAI:findPlayerToDamage(damage, source, nature, targets, with_self, base, as_table)
	damage, nature, base = damage or 1, nature or sgs.DamageStruct_Normal, base or 0
	source = source or self.player
	local rows = {}
	for place, victim in sgs.list(targets or self.room:getAlivePlayers()) do
		if targets or with_self or victim ~= self.player then
			local value = with_chain(self, victim, damage, nature, source)
			if value > base then table.insert(rows, { victim = victim, value = value, place = place }) end
		end
	end
	table.sort(rows, function(a, b)
		if a.value ~= b.value then return a.value > b.value end
		return a.place < b.place
	end)
	if not as_table then return rows[1] and rows[1].victim end
	local found = {}
	for _, row in ipairs(rows) do table.insert(found, row.victim) end
	return found
end
