-- Whether a Slash can be dodged: canLiegong, canHit, eight diagrams, crossbows.

-- More Slashes than the rules allow: the crossbow, or a skill like it.
function SmartAI:hasCrossbowEffect(player)
	player = player or self.player
	return player:hasWeapon("crossbow") or player:hasWeapon("vscrossbow") or player:hasSkill("paoxiao")
end

-- Whether a judgement may stand in for a Jink.
function SmartAI:hasEightDiagramEffect(player)
	return (player or self.player):hasArmorEffect("eight_diagram")
end

-- Whether a skill of `from` lets `to` not dodge. Where a judgement comes first, as with tieji, it does not count any more
-- once that is `judged`.
local function cannot_dodge(self, from, to, slash, judged)
	for _, rule in ipairs(sgs.skillRules(sgs.ai_no_jink, from)) do
		local holds, by_judgement = rule(self, from, to, slash)
		if holds and not (judged and by_judgement) then return true end
	end
	return false
end

-- Whether `to` surely cannot dodge any Slash of `from`: liegong, and what works like it.
function SmartAI:canLiegong(to, from)
	to, from = to or self.player, from or self.room:getCurrent()
	return from ~= nil and cannot_dodge(self, from, to, nil, true)
end

-- Whether a Jink will not be possible (the name says the opposite, as other scripts expect it).
-- `judged`: tieji has already been judged.
function SmartAI:isJinkAvailable(from, to, slash, judged)
	return cannot_dodge(self, from, to or self.player, slash, judged)
end

-- Whether `from` has a weapon or a skill that makes up for a dodged Slash.
local function follows_up(self, from, to)
	if self:isFriend(from, to) then return false end
	if from:hasWeapon("axe") and from:getCardCount(true) > 2 then return true end
	if from:hasWeapon("blade") and getCardsNum("Slash", from, self.player) >= getCardsNum("Jink", to, self.player) then
		return true
	end
	if not from:hasSkill("mengjin") or self:doNotDiscard(to, "he", true) then return false end
	local holds = getKnownCard(to, self.player, "Peach") > 0 or getKnownCard(to, self.player, "Analeptic") > 0
	return holds or (to:getArmor() or to:getDefensiveHorse()) ~= nil and not self:isWeak(to)
end

local function most_jinks(from, to, owner)
	local most = 1
	for _, rule in ipairs(sgs.skillRules(sgs.ai_jinks_needed, owner)) do
		most = math.max(most, rule(from, to, owner) or 1)
	end
	return most
end

-- How many Jinks one Slash of `from` needs.
function SmartAI:jinksNeeded(from, to)
	return math.max(most_jinks(from, to, from), most_jinks(from, to, to))
end

function SmartAI:needsTwoJinks(target, from)
	return self:jinksNeeded(from or self.player, target) > 1
end

-- Whether a Slash of `from` will hit. `conservative`: an eight diagram counts as dodging.
function SmartAI:canHit(to, from, conservative)
	from, to = from or self.room:getCurrent(), to or self.player
	if to:isCardLimited(sgs.Sanguosha:cloneCard("jink"), sgs.Card_MethodUse) then return true end
	if self:canLiegong(to, from) then return true end
	if follows_up(self, from, to) then return true end
	conservative = conservative or self:hasHeavySlashDamage(from, nil, to)
	if not conservative and self:hasEightDiagramEffect(to) and not IgnoreArmor(from, to) then return false end
	local jinks = to == self.player and self:getCardsNum("Jink") or getCardsNum("Jink", to, from)
	return jinks == 0 or jinks < self:jinksNeeded(from, to)
end

-- Whether attacking the enemy is worth it at all.
function SmartAI:canAttack(enemy, attacker, nature)
	attacker, nature = attacker or self.player, nature or sgs.DamageStruct_Normal
	local enemies = self:getEnemies(attacker)
	if #enemies == 1 then return true end
	if self:getDamagedEffects(enemy, attacker) then return false end
	if self:needToLoseHp(enemy, attacker, false, true) and #enemies > 1 then return false end
	if not sgs.isGoodTarget(enemy, enemies, self) or self:objectiveLevel(enemy) <= 2 then return false end
	if self:cantbeHurt(enemy, attacker) or not self:damageIsEffective(enemy, nature, attacker) then return false end
	local bad = nature ~= sgs.DamageStruct_Normal and enemy:isChained()
	return not (bad and not self:isGoodChainTarget(enemy, attacker, nature))
end
