-- Lightning that answers a Jink (leiji, nosleiji): whom it would strike, and whether it is coming.

-- Whether the owner will show a Jink against this slasher.
local function will_dodge(self, owner, slasher)
	if not self:slashIsEffective(sgs.Sanguosha:cloneCard("slash"), owner, slasher) then return false end
	if self:isEnemy(slasher, owner) and self:canLiegong(owner, slasher) then return false end
	if getKnownCard(owner, self.player, "black") == 0 and owner:getHandcardNum() < 2 then return false end
	if getKnownCard(owner, self.player, "Jink", true) > 0 then return true end
	local lacking = (sgs.card_lack[owner:objectName()] or {}).Jink == 1
	if lacking then return false end
	local jinks = owner == self.player and self:getCardsNum("Jink") or getCardsNum("Jink", owner, self.player)
	if jinks >= 1 and owner:getHandcardNum() >= 4 then return true end
	return not self:isWeak(owner) and self:hasEightDiagramEffect(owner) and not IgnoreArmor(slasher, owner)
end

local function is_bad(self, owner, enemy, points)
	if self:cantbeHurt(enemy, owner, points) then return true end
	if self:isFriend(owner) and self:objectiveLevel(enemy) < 3 then return true end
	return enemy:isChained() and not self:isGoodChainTarget(enemy, owner, sgs.DamageStruct_Thunder, points)
end

local function chained_enemies(self, owner)
	local count = 0
	for _, enemy in ipairs(self:getEnemies(owner)) do
		if enemy:isChained() then count += 1 end
	end
	return count
end

-- The lower, the better a target.
local function cost(self, owner, enemy, old)
	local points = old and 2 or 1
	if not self:damageIsEffective(enemy, sgs.DamageStruct_Thunder, owner) then return 99 end
	if is_bad(self, owner, enemy, points) then return 100 end
	local value = enemy:getHp() + sgs.getDefenseSlash(enemy, self) / 100
	if enemy:hasSkill("hongyan") then
		if old then return 99 end
		local clubs = getKnownCard(owner, self.player, "club") > 0 or owner:getHandcardNum() >= 3
		value += clubs and 70 or 80
	end
	if not sgs.isGoodTarget(enemy, self:getEnemies(owner), self) then value += 50 end
	if self:hasSkills(sgs.exclusive_skill, enemy) then value += 10 end
	if self:hasSkills(sgs.masochism_skill, enemy) then value += 5 end
	if enemy:isChained() and chained_enemies(self, owner) > 1 then value -= 25 end
	return enemy:isLord() and value - 5 or value
end

-- The enemy of an owner of leiji or nosleiji whom it would strike at less than `limit`, or nil. With a
-- slasher: only where his Slash would be answered. `version`: 1 leiji only, -1 nosleiji only.
function SmartAI:findLeijiTarget(owner, limit, slasher, version)
	local old = version ~= 1 and owner:hasSkill("nosleiji")
	if not old and (version == -1 or not owner:hasSkill("leiji")) then return nil end
	if slasher and not will_dodge(self, owner, slasher) then return nil end
	local best, least
	for _, enemy in ipairs(self:getEnemies(owner)) do
		local value = cost(self, owner, enemy, old)
		if value < limit and (not least or value < least) then best, least = enemy, value end
	end
	return best
end

-- Whether a Slash of `from` would give `to` the lightning that he waits for.
function SmartAI:needLeiji(to, from)
	return self:findLeijiTarget(to, 50, from) ~= nil
end
