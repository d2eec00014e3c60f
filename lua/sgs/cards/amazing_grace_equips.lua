-- 五谷丰登 Amazing Grace: when armour, wine or a weapon among the open cards is taken.

local function first(self, look, class)
	return self:openCards(look, class)[1]
end

local function diagram(self, look)
	local me, next = self.player, look.next
	local calls = "tiandu|leiji|nosleiji|noszhenlie|gushou|hongyan"
	if self:hasSkills(calls) or not look.shares and self:isEnemy(next) and self:hasSkills(calls, next) then return true end
	local lord = self.room:getLord()
	return lord and lord:hasLordSkill("hujia") and me:getKingdom() == "wei" and self.role == "loyalist"
end

local function lion(self)
	for _, enemy in ipairs(self.enemies) do
		if self:hasSkills("leiji|nosleiji", enemy) then return true end
	end
	local stricken = false
	for _, player in sgs.qlist(self.room:getAlivePlayers()) do stricken = stricken or player:containsTrick("lightning") end
	if stricken and self:hasWizard(self.enemies, true) then return true end
	for _, friend in ipairs(self.friends_noself) do
		if self.player:isChained() and friend:isChained() and friend:hasArmorEffect("vine") then return true end
	end
	return self.player:isWounded()
end

-- A horse that takes one out of somebody's reach.
local function horse(self, look)
	local me = self.player
	if me:getDefensiveHorse() or look.jinks > 0 and not self:isWeak() then return false end
	for _, enemy in ipairs(self.enemies) do
		if enemy:distanceTo(me) == enemy:getAttackRange() then return true end
	end
	return false
end

function SmartAI:graceArmor(look)
	local me = self.player
	if not me:getArmor() then
		local armor = first(self, look, "EightDiagram")
		if armor and diagram(self, look) then return armor end
		armor = first(self, look, "SilverLion")
		if armor and lion(self) then return armor end
		armor = first(self, look, "Vine")
		if armor and self:evaluateArmor(armor) > 0 and self.room:alivePlayerCount() <= 3 then return armor end
		armor = first(self, look, "RenwangShield")
		if armor and self:evaluateArmor(armor) > 0 and look.jinks == 0 then return armor end
	end
	return horse(self, look) and first(self, look, "DefensiveHorse") or nil
end

-- An enemy whom the next Slash would hit.
local function soft_target(self)
	local slash = self:slashIsAvailable() and self:getCard("Slash")
	if not slash then return nil end
	local me = self.player
	for _, enemy in ipairs(self.enemies) do
		if me:canSlash(enemy, slash) and self:slashIsEffective(slash, enemy) and not self:slashProhibit(slash, enemy) then
			local bare = self:guess("Jink", enemy) < 1 or enemy:isKongcheng()
			local strong = self:hasSkills("tieji|liegong|wushuang") or me:hasWeapon("axe") and me:getCardCount(true) > 4
			if bare or strong then return enemy end
		end
	end
end

function SmartAI:graceWine(look)
	local wine = first(self, look, "Analeptic")
	return wine and soft_target(self) and wine or nil
end

local function reaches(self, distance)
	for _, enemy in ipairs(self.enemies) do
		if self.player:distanceTo(enemy) <= distance then return enemy end
	end
end

local function crossbow(self, look)
	if self:getCardsNum("Slash") > 1 or self:hasSkills("kurou|keji") then return true end
	local many = self.room:alivePlayerCount() >= 4
	if not look.own_turn and many and self:hasSkills("luoshen|guzheng") then return true end
	local next = look.next
	if look.shares or not self:isEnemy(next) then return false end
	return self:hasSkills("keji|luoshen|guzheng", next) or next:hasSkill("kurou") and next:getHp() > 2
		or self:guess("Slash", next) >= 3
end

function SmartAI:graceWeapon(look)
	if look.own_turn and self:getCardsNum("Slash") == 0 then return nil end
	local me, enemy = self.player, nil
	local bow = first(self, look, "Crossbow")
	if bow and crossbow(self, look) then return bow end
	if me:getWeapon() then return nil end
	local blade = first(self, look, "GudingBlade")
	enemy = blade and reaches(self, 2)
	if enemy and enemy:isKongcheng() then return blade end
	local axe = first(self, look, "Axe")
	if axe and reaches(self, 3) and me:getCardCount(true) >= 4 and self:getCardsNum("Analeptic") > 0 then return axe end
	local double = first(self, look, "DoubleSword")
	enemy = double and reaches(self, 2)
	if enemy and enemy:getGender() ~= me:getGender() then return double end
	local sword = first(self, look, "QinggangSword")
	enemy = sword and reaches(self, 2)
	return enemy and enemy:getArmor() and sword or nil
end

-- Any weapon, for one who has a Slash and nobody in reach.
function SmartAI:graceReach(look)
	local me = self.player
	if me:getWeapon() or self:getCardsNum("Slash") == 0 then return nil end
	for _, enemy in ipairs(self.enemies) do
		if me:inMyAttackRange(enemy) then return nil end
	end
	return first(self, look, "Weapon")
end
