-- How early a card is used. getUsePriority is the class's priority with small terms for suit, number and
-- skills; getDynamicUsePriority (smart/dynamic_priority.lua) adds what depends on the table.

-- How much earlier a Slash with a nature is used while only one may be: the seed prints 0.5.
local function nature_bonus(self, card)
	local bonus = sgs.settings.slash_bonus == "later" and 0.05 or 0.5
	for _, enemy in ipairs(self.enemies) do
		if card:isKindOf("FireSlash") and enemy:hasArmorEffect("vine") then return bonus + 0.07 end
		if card:isKindOf("ThunderSlash") and enemy:getMark("@fog") > 0 then return bonus + 0.06 end
	end
	return bonus
end

-- A friend who draws when a red Slash is used.
local function friend_draws(self)
	for _, friend in ipairs(self.friends) do
		if friend:hasSkill("longyin") and friend:canDiscard(friend, "he") and not hasManjuanEffect(friend) then
			return true
		end
	end
	return false
end

local function red_slash(self, only_one)
	local value = -0.05
	if only_one and self:knows("jie") then value += 0.16 end
	if friend_draws(self) then value += 0.16 end
	return value
end

-- More targets or more reach make the one Slash of a turn more urgent.
local function reach_bonus(self, card)
	local engine, player = sgs.Sanguosha, self.player
	local targets = engine:correctCardTarget(sgs.TargetModSkill_ExtraTarget, player, card)
	local reach = engine:correctCardTarget(sgs.TargetModSkill_DistanceLimit, player, card)
	return math.min(0.1 * targets, 0.5) + math.min(0.05 * reach, 0.5)
end

local function made_by_skill(self, card)
	local skill = card:getSkillName()
	if skill == "" then return 0 end
	if skill == "spear" then return -0.1 end
	if skill == "fuhun" then return self.player:getPhase() == sgs.Player_Play and 0.06 or -0.05 end
	if skill == "lihuo" and card:isKindOf("FireSlash") then return -0.02 end
	return 0
end

-- What speaks for or against a Slash before others. That only one may be used counts in the own play
-- phase; a Slash that is merely shown is the plainest.
local function slash_terms(self, card)
	local value = made_by_skill(self, card)
	local only_one = self.slashAvail == 1 and self.player:getPhase() == sgs.Player_Play
	if card:isRed() then value += red_slash(self, only_one) end
	if card:isKindOf("NatureSlash") then value += only_one and nature_bonus(self, card) or -0.05 end
	if only_one then value += reach_bonus(self, card) end
	return value
end

local function zenhui_term(self, card)
	if not card:isBlack() or not (card:isKindOf("Slash") or card:isNDTrick()) then return 0 end
	if self.player:hasFlag("zenhui") then return 0 end
	local targets = sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_ExtraTarget, self.player, card)
	return targets > 0 and 0 or 0.1
end

-- The priority of a card's class with all terms of the card itself. Skill cards have none.
function SmartAI:adjustUsePriority(card, value)
	if card:getTypeId() == sgs.Card_TypeSkill then return value end
	local player = self.player
	if card:isKindOf("Slash") then value += slash_terms(self, card) end
	value += self:cardBonus(2, card, value)
	if card:isRed() and self:knows("mingzhe") then
		value += player:getPhase() == sgs.Player_NotActive and -0.05 or 0.05
	end
	if self:knows("zenhui") then value += zenhui_term(self, card) end
	if table.find(self:oxCards(), card:getEffectiveId()) then value += 0.1 end
	return value + self:suitTermOfUse(card)
end

-- In later scripts: by slot, and only into an empty one.
local SLOTS = { { "Weapon", 0, 3 }, { "Armor", 1, 5.2 }, { "DefensiveHorse", 2, 5.8 }, { "OffensiveHorse", 3, 5.5 } }

local function equipment_of_later_scripts(self, card)
	for _, slot in ipairs(SLOTS) do
		local kind, place, value = slot[1], slot[2], slot[3]
		if card:isKindOf(kind) then
			if self.player:getEquip(place) then return 0 end
			if place >= 2 then return value end
			return (sgs.ai_use_priority[card:getClassName()] or 0) + value
		end
	end
	return 0
end

-- How early a card of one's own is used, the table left aside.
function SmartAI:getUsePriority(card)
	local class = card:getClassName()
	if card:getTypeId() == sgs.Card_TypeEquip then
		if self:knows(sgs.lose_equip_skill) then return 15 end
		if sgs.settings.equip_priority == "later" then return equipment_of_later_scripts(self, card) end
	end
	if class == "LuaSkillCard" then class = card:objectName() end
	return self:adjustUsePriority(card, sgs.ai_use_priority[class] or 0)
end
