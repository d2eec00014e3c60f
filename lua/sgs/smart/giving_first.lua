-- What is given first, whoever gives: rescue for the weak, armour, and cards that complete something.
-- Each rule gets what stands in `gift` (see giving.lua) and returns a card and a friend, or nil.

local rules = {}
sgs.ai_giving_first = rules

local function of_class(class)
	return function(card)
		return card:isKindOf(class)
	end
end

rules[1] = function(self, gift)
	for _, friend in ipairs(gift.able) do
		if self:isWeak(friend) and friend:getHandcardNum() < 3 and friend ~= self.player then
			local soon = self:getEnemyNumBySeat(self.player, friend) > 0
			local card = sgs.firstWhere(gift.cards, of_class("Peach")) or soon and sgs.firstWhere(gift.cards, of_class("Jink"))
				or sgs.firstWhere(gift.cards, of_class("Analeptic"))
			if card then return card, friend, "rescue for a weak friend" end
		end
	end
end

rules[2] = function(self, gift)
	if gift.stop then return nil end
	for _, friend in ipairs(gift.able) do
		if friend:getHp() <= 2 and friend:faceUp() and friend ~= self.player then
			local bare = not friend:getArmor() and not friend:hasSkills("bazhen|yizhong")
			local card = bare and sgs.firstWhere(gift.cards, of_class("Armor"))
				or not friend:getDefensiveHorse() and sgs.firstWhere(gift.cards, of_class("DefensiveHorse"))
			if card then return card, friend, "protection for a friend" end
		end
	end
end

rules[3] = function(self, gift)
	local by_value = table.clone(gift.givable)
	self:sortByUseValue(by_value, true)
	for _, friend in ipairs(gift.able) do
		if friend ~= self.player and friend:getHandcardNum() < 4 then
			local card = friend:hasSkill("jijiu") and sgs.firstWhere(by_value, function(one) return one:isRed() end)
				or friend:hasSkill("jieyin") and by_value[1]
			if card then return card, friend, "his skill heals with it" end
		end
	end
end

rules[4] = function(self, gift)
	local crossbow = sgs.firstWhere(gift.givable, of_class("Crossbow"))
	for _, friend in ipairs(crossbow and gift.able or {}) do
		local slasher = friend:hasSkills("longdan|wusheng|keji|chixin") and friend:getHandcardNum() >= 2
		if slasher and friend ~= self.player and not self:hasCrossbowEffect(friend) then
			return crossbow, friend, "he has many Slashes"
		end
	end
end

local function near_enemy(self, friend)
	for _, enemy in ipairs(self:getEnemies(friend)) do
		if friend:distanceTo(enemy) == 1 and sgs.isGoodTarget(enemy, self.enemies, self) then return enemy end
	end
end

rules[5] = function(self, gift)
	local slash = sgs.firstWhere(gift.givable, of_class("Slash"))
	for _, friend in ipairs(slash and gift.able or {}) do
		local ready = friend:hasWeapon("crossbow") or getKnownCard(friend, self.player, "Crossbow") > 0
		if ready and friend ~= self.player and near_enemy(self, friend) then return slash, friend, "for his crossbow" end
	end
end

local function reach_of(card, friend)
	if card:isKindOf("OffensiveHorse") then return not friend:getOffensiveHorse() and 1 or 0 end
	if not card:isKindOf("Weapon") or friend:getWeapon() then return 0 end
	return (sgs.weapon_range[card:getClassName()] or 1) - friend:getAttackRange()
end

local function has_target(self, friend, reach)
	for _, enemy in ipairs(self:getEnemies(friend)) do
		if friend:inMyAttackRange(enemy, -reach) and sgs.isGoodTarget(enemy, self.enemies, self) then return true end
	end
	return false
end

rules[6] = function(self, gift)
	for _, friend in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		local waits = table.contains(gift.able, friend) and friend:faceUp() and not has_target(self, friend, 0)
		for _, card in ipairs(waits and gift.givable or {}) do
			local reach = reach_of(card, friend)
			if reach > 0 and has_target(self, friend, reach) then return card, friend, "he reaches an enemy with it" end
		end
	end
end
