-- 狂风 kuangfeng (Zhuge Liang as a god): at the end of his turn a star makes fire hurt somebody by one more
-- until his next turn. Worth it where a friend brings fire to chained enemies or to a vine.

sgs.ai_card_intention.KuangfengCard = 80

local function brings_fire(self, friend)
	if not friend:faceUp() or self:willSkipPlayPhase(friend) then return false end
	return friend:hasSkill("huoji") or friend:hasWeapon("fan") or friend:hasSkill("yeyan") and friend:getMark("@flame") > 0
end

local function partner(self)
	for _, friend in ipairs(self.friends_noself) do
		if brings_fire(self, friend) then return friend end
	end
end

-- Chained enemies whom fire hurts, and the first of them who wears a vine (chained or not).
local function victims(self, source)
	local chained, vine = {}, nil
	for _, enemy in ipairs(self.enemies) do
		local fits = enemy:getMark("@gale") == 0 and self:damageIsEffective(enemy, sgs.DamageStruct_Fire, source)
		if fits and enemy:isChained() then table.insert(chained, enemy) end
		if fits and enemy:hasArmorEffect("vine") then vine = vine or enemy end
	end
	return chained, vine
end

local function weakest_friend_is_weak(self)
	local friends = table.copyFrom(self.friends)
	self:sort(friends, "defense")
	return self:isWeak(friends[1])
end

sgs.ai_skill_use["@@kuangfeng"] = function(self)
	if not self.player:hasSkill("kuangfeng") then return "." end
	local source, star = partner(self), self:cheapestStars(1)
	if not source or star == "" then
		trace.note("no star, or no friend who brings fire")
		return "."
	end
	local chained, vine = victims(self, source)
	-- the stars of a weak side are needed for dawu
	local target = #chained > 1 and (vine or chained[1]) or vine and not weakest_friend_is_weak(self) and vine
	if not target then return "." end
	trace.consider(target, #chained, "fire hurts him and his chain")
	return string.format("@KuangfengCard=%s->%s", star, target:objectName())
end
