-- Who gains by losing something: hand cards, equipment, health.

-- From how many hand cards on a loss costs the player nothing he does not get back.
function SmartAI:getLeastHandcardNum(player)
	player = player or self.player
	local least = 0
	if player:hasSkills("lianying|noslianying") then least = 1 end
	local keeper = self.room:findPlayerBySkillName("shoucheng")
	if least < 1 and keeper and self:isFriend(keeper, player) then least = 1 end
	if player:hasSkill("shangshi") then least = math.max(least, math.min(2, player:getLostHp())) end
	if player:hasSkill("nosshangshi") then least = math.max(least, player:getLostHp()) end
	return least
end

-- Whether losing a hand card costs the player anything.
function SmartAI:hasLoseHandcardEffective(player)
	player = player or self.player
	return player:getHandcardNum() > self:getLeastHandcardNum(player)
end

-- Skills for which any card lost is a gain, off the own turn.
sgs.lose_card_skill = "tuntian+zaoxian"

-- Whether it serves the player to lose cards now.
function sgs.gainsByLosing(player)
	return player:getPhase() == sgs.Player_NotActive and player:hasSkills(sgs.lose_card_skill)
end

-- Skills that take the card of the damage their owner suffers.
sgs.take_card_skill = "jianxiong|nosjianxiong"

-- Skills whose owners use equipment as something else.
sgs.use_equip_skill = "jijiu|beige|mingce|weimu|qingcheng"

local function asleep(player, skill)
	return player:hasSkill(skill) and player:getMark(skill) == 0
end

local function can_slash_somebody(self, player)
	for _, enemy in ipairs(self:getEnemies(player)) do
		if player:canSlash(enemy) then return true end
	end
	return false
end

-- Whether the player likes an empty hand; with `keep`, whether his is empty and had better stay so.
function SmartAI:needKongcheng(player, keep)
	player = player or self.player
	if keep then
		return player:isKongcheng() and (player:hasSkill("kongcheng") or asleep(player, "zhiji"))
	end
	if player:hasSkill("beifa") and not player:isKongcheng() and can_slash_somebody(self, player) then return true end
	if not player:isKongcheng() and not self:hasLoseHandcardEffective(player) then return true end
	if asleep(player, "zhiji") then return true end
	if player:hasSkill("shude") and player:getPhase() == sgs.Player_Play then return true end
	return self:hasSkills(sgs.need_kongcheng, player)
end

-- Whether this brain could set a vine alight now.
local function can_burn(self, player)
	if self.player:getPhase() ~= sgs.Player_Play or IgnoreArmor(self.player, player) then return false end
	local has_slash = self:getCardsNum("FireSlash") > 0
		or self.player:hasSkill("lihuo") and self:getCardsNum("Slash") > 0
	if has_slash and self:slashIsAvailable() and self.player:canSlash(player) then
		return not self:slashProhibit(sgs.Sanguosha:cloneCard("fire_slash"), player)
	end
	return self:getCardsNum("FireAttack") > 0 and not player:isKongcheng() and self.player:getHandcardNum() > 2
end

local function lion_heals(self, player)
	if not player:hasArmorEffect("silver_lion") or not player:isWounded() then return false end
	if player == self.player or not self:isFriend(player) then return true end
	return self:isWeak(player) and not self:hasSkills(sgs.use_lion_skill, player)
end

-- Whether the player had better be rid of the armour that he wears.
function SmartAI:needToThrowArmor(player)
	player = player or self.player
	local armor = player:getArmor()
	if not armor or not player:hasArmorEffect(armor:objectName()) then return false end
	if self:hasSkills("bazhen|yizhong", player) and not armor:isKindOf("EightDiagram") then return true end
	if self:evaluateArmor(armor, player) <= -2 then return true end
	if lion_heals(self, player) then return true end
	return player ~= self.player and self:isEnemy(player) and armor:isKindOf("Vine") and can_burn(self, player)
end

-- A friend of the player to whom cards could be given.
local function has_drawer(self, player)
	for _, friend in ipairs(self:getFriendsNoself(player)) do
		if not hasManjuanEffect(friend) and not self:needKongcheng(friend, true) then return true end
	end
	return false
end

-- Skills that work only on the wounded, or best so.
local function likes_a_wound(self, player)
	if self:hasSkills("longluo|miji|yinghun|danqi|canshi", player) or asleep(player, "qinxue") then return true end
	return self:hasSkills("rende|nosrende", player) and not self:willSkipPlayPhase(player) and has_drawer(self, player)
end

local function healed_by_marriage(self, player)
	if not player:isMale() then return false end
	for _, friend in ipairs(self:getFriendsNoself(player)) do
		if friend:hasSkill("jieyin") and friend:isWounded() and self:isFriend(friend) then return true end
	end
	return false
end

-- Health above what serves the player best may be lost. `passive`: leave out wounds that he would
-- rather choose himself; `recover`: ask whether recovering is not wanted.
function SmartAI:needToLoseHp(to, from, isSlash, passive, recover)
	to = to or self.player
	from = from or self.room:getCurrent()
	if from and self:isRoughSlash(to, from, isSlash) then return false end
	if from and from:hasSkill("jueqing") and self:hasSkills(sgs.masochism_skill, to) then return false end
	local best = getBestHp(to)
	if not passive and to:getMaxHp() > 2 then
		if likes_a_wound(self, to) or healed_by_marriage(self, to) then best = math.min(best, to:getMaxHp() - 1) end
	end
	if recover then return to:getHp() >= best end
	return to:getHp() > best
end
