-- 刚烈 nosganglie (Xiahou Dun of old): after damage he may judge; unless it is a heart, the source discards
-- two hand cards or is hurt. Used on enemies worth hurting, and on friends who gain by damage.

sgs.ai_skill_invoke.nosganglie = function(self, data)
	local source = data:toDamage().from
	if not self:strikesBack(source) then return false end
	return not source or source:isDead() or self:isFriend(source) or self:canAttack(source)
end

local function takes_it(self, from)
	if not self:damageIsEffective(self.player, sgs.DamageStruct_Normal, from) then return "it would not hurt" end
	if self:getDamagedEffects(self.player, from) then return "the damage is welcome" end
	if self:needToLoseHp(self.player, from) then return "health may be lost" end
	if self:getCardsNum("Peach") >= 2 and self:getOverflow() <= 0 then return "there are Peaches to heal with" end
end

-- The one who is struck: two cards or a wound. Whoever is not named here is the last who was told to
-- have been hurt by him.
sgs.ai_skill_discard.nosganglie = function(self, discard_num, _, optional, _, pattern)
	local damage = sgs.notes().damage
	local from = damage and damage.from == self.player and damage.to or self.room:findPlayerBySkillName("nosganglie")
	local why, ids = takes_it(self, from), {}
	self:assignKeep()
	local cards = sgs.QList2Table(self.player:getHandcards())
	self:sortByKeepValue(cards)
	for _, card in ipairs(why and {} or cards) do
		local spare = card:getId() >= 0 and not isCard("Peach", card, self.player) and not self.player:isJilei(card)
			and self:fitsRequest(card, pattern)
		if spare and #ids < discard_num then table.insert(ids, card:getEffectiveId()) end
	end
	if why then trace.note("takes the damage: " .. why) end
	if #ids < discard_num then return optional and {} or nil end
	return ids
end

sgs.ai_need_damaged.nosganglie = function(self, attacker, player)
	return self:gladToStrikeBack(player or self.player, attacker, "nosganglie")
end

-- Two cards or a point of health: not for those who are short of both.
sgs.ai_slash_prohibit.nosganglie = function(self, from, to, slash)
	return from:getHandcardNum() + from:getHp() < 4 and self:fearsStrikeBack(from, to, slash)
end

sgs.ai_choicemade_filter.skillInvoke.nosganglie = sgs.learnFromStrikingBack
