-- Skills that strike back at whoever has hurt their owner: ganglie and its like.

-- Without somebody to strike, the judgement still lets a friend trade a card for it.
local function friend_trades(self)
	for _, friend in ipairs(self.friends) do
		if friend:hasSkill("guidao") and self:canRetrial(friend) then return true end
	end
	return false
end

-- Whether to strike back. Whoever gains by damage is struck as a friend only.
function SmartAI:strikesBack(source)
	if not source or source:isDead() then return friend_trades(self) end
	local friend = self:isFriend(source) == true
	if self:getDamagedEffects(source, self.player) then
		trace.note(source:objectName() .. " would be glad of the damage")
		return friend
	end
	return not friend
end

-- Whether the owner is glad of a blow of the attacker, because the strike that follows serves more.
-- Between two owners of the skill there would be no end of it.
function SmartAI:gladToStrikeBack(owner, attacker, skill)
	if not attacker or attacker == owner or attacker:hasSkill(skill) then return false end
	if self:getDamagedEffects(attacker, owner) then return self:isFriend(attacker, owner) end
	if not self:isEnemy(attacker, owner) or attacker:getHp() + attacker:getHandcardNum() > 3 then return false end
	local tough = attacker:getHandcardNum() > 1 and self:hasSkills(sgs.need_kongcheng .. "|buqu|nosbuqu", attacker)
	return not tough and sgs.isGoodTarget(attacker, self:getEnemies(owner), self)
end

-- Whether skills that answer damage do not matter for a Slash: between friends it is wanted, and some
-- take health or its limit without damage.
function SmartAI:slashesUnhindered(from, to)
	if self:isFriend(to, from) or from:hasSkill("jueqing") or from:hasFlag("NosJiefanUsed") then return true end
	return from:hasSkill("nosqianxi") and from:distanceTo(to) == 1
end

-- The dead do not strike back.
local function would_kill(self, from, to, slash)
	local damage = self:hasHeavySlashDamage(from, slash, to, true)
	return damage >= to:getHp() and self:getAllPeachNum(to) == 0 and not hasBuquEffect(to)
end

-- Whether the attacker has something to fear for a Slash on an owner of such a skill. Who has nothing
-- but this Slash loses no cards.
function SmartAI:fearsStrikeBack(from, to, slash)
	if self:slashesUnhindered(from, to) then return false end
	if from:getHandcardNum() <= 1 and not from:hasEquip() and from:getHp() >= 2 then return false end
	return not would_kill(self, from, to, slash)
end

-- Who strikes is no friend of whom it hurts; who could and does not, is one.
function sgs.learnFromStrikingBack(self, player, fields)
	local damage = sgs.notes().damage
	local source = damage and damage.to == player and damage.from
	if not source or sgs.profitsFromBlow(self, source, player) then return end
	if fields[#fields] == "yes" then
		sgs.updateIntention(player, source, 40)
	elseif self:damageIsEffective(source, sgs.DamageStruct_Normal, player) then
		sgs.updateIntention(player, source, -40)
	end
end

sgs.ai_choicemade_filter.skillInvoke.neoganglie = sgs.learnFromStrikingBack
