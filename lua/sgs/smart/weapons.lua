-- What weapons are worth to a player.

-- The less defence a target has, the more it is worth to reach him.
local function worth_of_reaching(self, enemy)
	local defence = sgs.getDefenseSlash(enemy, self) / 2
	if defence < 0 then return 6 - defence end
	return defence <= 1 and 6 or 6 / defence
end

-- How many cards of a class somebody can use.
local function number_of(self, class, player)
	if player == self.player then return self:getCardsNum(class) end
	return getCardsNum(class, player, self.player)
end

local function crossbow_worth(self, player, enemy)
	local slashes = number_of(self, "Slash", player)
	local worth = 3 * slashes - 2
	if player:hasSkill("kurou") then
		worth += number_of(self, "Peach", player) + number_of(self, "Analeptic", player) + player:getHp()
	end
	local armed = player:getWeapon() and not player:hasWeapon("crossbow")
	if armed and sgs.Slash_IsAvailable(player) and slashes > 0 then
		local bare = getCardsNum("Jink", enemy, self.player) < 1 or slashes >= enemy:getHp()
		if bare then worth += 10 end
	end
	return worth
end

local function worth_against(self, card, player, enemy)
	local worth = worth_of_reaching(self, enemy)
	if card:isKindOf("Crossbow") and not player:hasSkill("paoxiao") then
		worth += crossbow_worth(self, player, enemy)
	end
	local value = sgs.ai_weapon_value[card:objectName()]
	if type(value) ~= "function" then return worth end
	worth += value(self, enemy, player) or 0
	local filter = sgs.ai_slash_weaponfilter[card:objectName()]
	if type(filter) == "function" and filter(self, enemy, player) then worth += 1 end
	return worth
end

-- Red equipment heals for jijiu, black serves qixi and guidao.
function sgs.equipmentForSkills(card, player)
	local worth = 0
	if card:isRed() and player:hasSkill("jijiu") then worth += 0.5 end
	if card:isBlack() and player:hasSkills("qixi|guidao") then worth += 0.5 end
	return worth
end

-- What a weapon is worth to a player, against one target or against all his enemies; and whether any
-- of them is within its range.
function SmartAI:evaluateWeapon(card, player, target)
	player = player or self.player
	card = card or player:getWeapon()
	if not card then return -1, false end
	local range = sgs.weapon_range[card:getClassName()] or 1
	local worth, reaches = sgs.equipmentForSkills(card, player), false
	for _, enemy in ipairs(target and { target } or self:getEnemies(player)) do
		if player:distanceTo(enemy) <= range then
			worth += worth_against(self, card, player, enemy)
			reaches = true
		end
	end
	local value = sgs.ai_weapon_value[card:objectName()]
	if type(value) == "function" then worth += value(self, nil, player) or 0 end
	return worth, reaches
end
