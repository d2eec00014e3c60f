-- Equipment that is worth taking from somebody: what is dangerous in his hands, and what is valuable.

local function others_sides(self, who)
	return self:isEnemy(who) and self.friends or self:getEnemies(who)
end

local function dangerous_weapon(self, who, weapon)
	local slashes = getCardsNum("Slash", who, self.player) > 0
	for _, friend in ipairs(others_sides(self, who)) do
		if weapon:isKindOf("Crossbow") and slashes and who:distanceTo(friend) == 1 then return true end
		local naked = friend:isKongcheng() and not friend:hasSkill("kongcheng") and who:inMyAttackRange(friend)
		if weapon:isKindOf("GudingBlade") and slashes and naked then return true end
	end
	if weapon:isKindOf("Spear") and who:hasSkill("paoxiao") and who:getHandcardNum() >= 1 then return true end
	local axe = weapon:isKindOf("Axe") and who:hasSkills("luoyi|nosluoyi|jiuchi|jiushi|pojun")
	if axe and (self:getOverflow(who) > 0 or who:getCardCount(true) >= 4) then return true end
	return who:hasSkill("liegong")
end

local function dangerous_armor(self, who, armor)
	if not armor:isKindOf("EightDiagram") or self:needToThrowArmor(who) then return false end
	if who:hasSkills("leiji|nosleiji") then return true end
	local lord = self.room:getLord()
	return lord ~= nil and lord ~= who and who:getKingdom() == "wei" and lord:hasLordSkill("hujia") and self:isEnemy(lord)
end

-- Whether without a card that reaches `less` farther a weak friend would be out of range.
local function reaches_weak(self, who, less)
	if less <= 0 or self:doNotDiscard(who, "e", true) then return false end
	for _, friend in ipairs(others_sides(self, who)) do
		if self:isWeak(friend) and who:inMyAttackRange(friend) and not who:inMyAttackRange(friend, less) then return true end
	end
	return false
end

local function weapon_reach(who)
	return who:getAttackRange() - who:getAttackRange(false)
end

-- The id of a piece of equipment that makes its owner dangerous, or nil.
function SmartAI:getDangerousCard(who)
	local weapon, armor = who:getWeapon(), who:getArmor()
	if weapon and dangerous_weapon(self, who, weapon) then return weapon:getEffectiveId() end
	if armor and dangerous_armor(self, who, armor) then return armor:getEffectiveId() end
	if weapon and reaches_weak(self, who, weapon_reach(who)) then return weapon:getEffectiveId() end
	return nil
end

-- By skill: what the owner makes use of among his equipment.
local USED = {
	{ "longhun", function(card) return card:getSuitString() ~= "diamond" end },
	{ "guose|nosguose", function(card) return card:getSuitString() == "diamond" end },
	{ "qixi|duanliang|guidao|yinling", function(card) return card:isBlack() end },
	{ "wusheng|jijiu|xueji|nosfuhun", function(card) return card:isRed() end },
}

local function used_by_skills(self, who, card)
	for _, row in ipairs(USED) do
		if who:hasSkills(row[1]) and row[2](card) then return true end
	end
	return self:hasSkills(sgs.need_equip_skill, who) and not self:hasSkills(sgs.lose_equip_skill, who)
end

local function could_shoot_horse(self, who)
	if not self.player:hasWeapon("kylin_bow") or not self.player:canSlash(who) then return false end
	local slash = self:getCard("Slash")
	return slash ~= nil and self:slashIsEffective(slash, who, self.player) and getCardsNum("Jink", who, self.player) < 1
end

local function by_reach(self, who)
	local weapon, horse = who:getWeapon(), who:getOffensiveHorse()
	if who:getHandcardNum() <= 1 or self:doNotDiscard(who, "e", true) then return nil end
	local range = who:getAttackRange()
	for _, friend in ipairs(others_sides(self, who)) do
		local distance = who:distanceTo(friend)
		if horse and distance == range and distance > 1 then return horse:getEffectiveId() end
		if weapon and distance <= range and distance > 1 then return weapon:getEffectiveId() end
	end
	return nil
end

-- The id of the piece of equipment that is worth most to its owner, or nil.
function SmartAI:getValuableCard(who)
	local weapon, armor = who:getWeapon(), who:getArmor()
	local horse, swift = who:getDefensiveHorse(), who:getOffensiveHorse()
	if weapon and reaches_weak(self, who, weapon_reach(who)) then return weapon:getEffectiveId() end
	if swift and reaches_weak(self, who, 1) then return swift:getEffectiveId() end
	if weapon and who:hasSkill("qiangxi") then return weapon:getEffectiveId() end
	for _, card in sgs.qlist(who:getEquips()) do
		if used_by_skills(self, who, card) then return card:getEffectiveId() end
	end
	local keeps_armor = armor and not self:needToThrowArmor(who) and not self:doNotDiscard(who, "e")
	if keeps_armor and self:evaluateArmor(armor, who) > 3 then return armor:getEffectiveId() end
	if swift and who:hasSkills("kuanggu|kofkuanggu") then return swift:getEffectiveId() end
	local keeps_horse = horse and not self:doNotDiscard(who, "e") and not could_shoot_horse(self, who)
	if keeps_horse then return horse:getEffectiveId() end
	if keeps_armor then return armor:getEffectiveId() end
	local reach = by_reach(self, who)
	if reach then return reach end
	local treasure = who:getTreasure()
	return treasure and who:getPile("wooden_ox"):length() > 1 and treasure:getEffectiveId() or nil
end
