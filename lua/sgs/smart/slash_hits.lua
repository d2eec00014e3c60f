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

-- Whether liegong or kofliegong of `from` lets `to` not dodge.
function SmartAI:canLiegong(to, from)
	to, from = to or self.player, from or self.room:getCurrent()
	if not from or from:getPhase() ~= sgs.Player_Play then return false end
	local cards = to:getHandcardNum()
	if from:hasSkill("liegong") and (cards >= from:getHp() or cards <= from:getAttackRange()) then return true end
	return from:hasSkill("kofliegong") and cards >= from:getHp()
end

-- Whether a Jink will not be possible (the name says the opposite, as other scripts expect it).
-- `judged`: tieji has already been judged.
function SmartAI:isJinkAvailable(from, to, slash, judged)
	if not judged and from:hasSkills("tieji|nostieji") or self:canLiegong(to, from) then return true end
	return slash ~= nil and slash:isRed() and from:getMark("zhaxiang") > 0
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

-- How many Jinks one Slash of `from` needs.
function SmartAI:jinksNeeded(from, to)
	if from:hasSkill("wushuang") then return 2 end
	local pair = from:hasSkill("roulin") and to:isFemale() or from:isFemale() and to:hasSkill("roulin")
	return pair and 2 or 1
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
