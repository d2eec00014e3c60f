-- 诛害 zhuhai (Xu Shu): when another's turn ends in which he dealt damage, a Slash may be used on him at any distance.
-- Used on enemies whom it hurts, and on friends whom it serves.

-- Why the Slash is used on that player, or nil.
local function why_use(self, slash, other)
	local reaches = self:slashReaches(self:slashPlan(slash, {}), other)
	if not reaches or not self:slashIsEffective(slash, other) then return nil end
	local serves_leiji = self:findLeijiTarget(other, 50, self.player) ~= nil
	local welcome = self:getDamagedEffects(other, self.player, slash) or self:needToLoseHp(other, self.player, slash)
	if self:isFriend(other) then
		if self:hasHeavySlashDamage(self.player, slash, other) then return nil end
		return serves_leiji and "leiji strikes an enemy for it" or welcome and "the friend likes the blow" or nil
	end
	local sound = self:isEnemy(other) and not self:slashProhibit(slash, other)
		and self:canAttack(other, self.player, sgs.slashNature(slash))
	return sound and not serves_leiji and not welcome and "he has struck, and is struck" or nil
end

-- The prompt names the owner and whom he may strike.
sgs.ai_skill_cardask["@zhuhai-slash"] = function(self, _, _, _, other)
	if not other or other:isDead() then return "." end
	local slashes = self:getCards("Slash")
	self:sortByUsePriority(slashes)
	for _, slash in ipairs(slashes) do
		local why = why_use(self, slash, other)
		if why then
			trace.consider(other, sgs.getDefenseSlash(other, self), why)
			return slash:toString()
		end
	end
	return "."
end
