-- Chains: whether fire or thunder on one chained player is good once it runs through all others.

-- Whether a chained player bears, or even likes, a blow that comes through the chain.
function SmartAI:isGoodChainPartner(player)
	player = player or self.player
	if hasBuquEffect(player) then return true end
	if player:hasSkill("niepan") and player:getMark("@nirvana") > 0 then return true end
	if player:hasSkill("fuli") and player:getMark("@laoji") > 0 then return true end
	return self:needToLoseHp(player) or self:getDamagedEffects(player)
end

-- What the blow costs one player; how many points he takes, and whether he would fall.
local function cost_of(self, player, from, nature, damage)
	if not self:damageIsEffective(player, nature, from) then return 0, 0 end
	local dealt = damage
	if nature == sgs.DamageStruct_Fire then
		if player:hasArmorEffect("vine") then dealt += 1 end
		if player:getMark("@gale") > 0 then dealt += 1 end
	end
	if player:hasArmorEffect("silver_lion") then dealt = 1 end
	local value = -dealt
	if self:isGoodChainPartner(player) then value += 1 end
	if self:isWeak(player) then value -= 1 end
	if from and self:cantbeHurt(player, from, dealt) then value += self:isEnemy(player) and 100 or -100 end
	if dealt >= player:getHp() + (self:isFriend(player) and self:getAllPeachNum(player) or 0) then value -= 2 end
	return value, dealt
end

-- Sums over all who would be hit: what friends and what enemies lose, and which enemies would fall.
local function weigh(self, who, from, nature, damage)
	local sum = { friends = 0, enemies = 0, hit = 0, hit_enemies = 0, kills = 0, lord_falls = false }
	for _, player in sgs.qlist(self.room:getAlivePlayers()) do
		if player ~= who and not player:isChained() then continue end
		local value, dealt = cost_of(self, player, from, nature, damage)
		if dealt == 0 then continue end
		local falls = dealt >= player:getHp() and not hasBuquEffect(player)
		if player:isLord() and falls then sum.lord_falls = true end
		sum.hit += 1
		if self:isFriend(player) then
			sum.friends += value
		elseif self:isEnemy(player) then
			sum.enemies += value
			sum.hit_enemies += 1
			if falls then sum.kills += 1 end
		end
	end
	return sum
end

-- Whether fire or thunder on `who` is good for this brain. `source` deals it, `damage` points of
-- `nature` (fire where it is not said); true also when it would fell all enemies.
function SmartAI:isGoodChainTarget(who, source, nature, damage, slash)
	if not who then return false end
	source = source or self.player
	nature = nature or sgs.DamageStruct_Fire
	if slash and type(slash) ~= "boolean" then
		nature = slash:isKindOf("ThunderSlash") and sgs.DamageStruct_Thunder
			or slash:isKindOf("FireSlash") and sgs.DamageStruct_Fire or nature
		if slash:isKindOf("Slash") then damage = damage or self:hasHeavySlashDamage(source, nil, who, true) end
	end
	if not who:isChained() then return not self:isFriend(who) end
	local sum = weigh(self, who, source, nature, damage or 1)
	if self.player:getRole() == "rebel" and sum.lord_falls then return true end
	if #self.enemies > 0 and sum.kills == #self.enemies then
		if slash and type(slash) ~= "boolean" then slash:setFlags("AIGlobal_KillOff") end
		return true
	end
	if sum.hit > 0 and sum.hit_enemies == 0 then return nil end
	return sum.friends >= sum.enemies
end
