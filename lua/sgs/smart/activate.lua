-- The play phase: which cards may be played, which of them would be, and the most urgent of those.

-- Cards at hand that may be played now: the hand, and the wooden ox.
local function playable(self)
	local player, cards = self.player, {}
	local no_peach = player:getMark("Global_PreventPeach") > 0
	for _, card in sgs.qlist(player:getHandcards()) do
		if card:isAvailable(player) and not (no_peach and card:isKindOf("Peach")) then
			table.insert(cards, card)
		else
			trace.reject(card, "it may not be played now")
		end
	end
	for _, id in ipairs(self:oxCards()) do
		local card = id >= 0 and sgs.Sanguosha:getCard(id)
		if card and card:isAvailable(player) then table.insert(cards, card) end
	end
	return cards
end

local function has(self, name)
	local player = self.player
	return player:hasSkill(name) or player:hasLordSkill(name)
		or player:getMark("ViewAsSkill_" .. name .. "Effect") > 0
end

-- Adds the cards that active skills offer: sgs.ai_skills, { name, getTurnUseCard }.
function SmartAI:fillSkillCards(cards)
	local empty = #cards == 0
	for _, skill in ipairs(sgs.ai_skills) do
		if skill.getTurnUseCard and has(self, skill.name) then
			local card = skill.getTurnUseCard(self, empty)
			if card then table.insert(cards, card) end
		end
	end
end

-- How many Slashes may be used, and how far they reach, as plans go.
local function begin_plan(self)
	local engine, player = sgs.Sanguosha, self.player
	local slash = engine:cloneCard("slash")
	self.slashAvail = 1 + engine:correctCardTarget(sgs.TargetModSkill_Residue, player, slash)
	self.slash_distance_limit = engine:correctCardTarget(sgs.TargetModSkill_DistanceLimit, player, slash) > 49
	self.predictedRange = player:hasFlag("InfinityAttackRange") and 10000 or player:getAttackRange()
	self.weaponUsed = false
end

local function planned_slashes(self)
	if self.player:hasWeapon("crossbow") then return math.max(self.slashAvail, 100) end
	return self.player:hasWeapon("vscrossbow") and self.slashAvail + 3 or self.slashAvail
end

-- A weapon in the plan changes how far the Slashes after it reach.
local function plan_weapon(self, card)
	self.weaponUsed = true
	if self.predictedRange < 10000 then
		self.predictedRange = sgs.weapon_range[card:getClassName()] or 1
	end
	return card:isKindOf("Crossbow")
end

-- Cards that would be used now, the most useful first: no more Slashes than may be.
function SmartAI:getTurnUse()
	begin_plan(self)
	local cards, plan = playable(self), {}
	self:fillSkillCards(cards)
	self:sortByUseValue(cards)
	local slashes = planned_slashes(self)
	for _, card in ipairs(cards) do
		local use = { isDummy = true }
		self:useCardByType(card, use)
		local used = use.card
		local is_slash = used and used:isKindOf("Slash")
		if is_slash and (slashes > 0 or used:hasFlag("AIGlobal_KillOff")) then
			slashes -= 1
			table.insert(plan, used)
		elseif used and not is_slash then
			table.insert(plan, used)
			if used:isKindOf("Weapon") and plan_weapon(self, used) then slashes = 100 end
		elseif not used then
			trace.reject(card, "no use for it now")
		end
	end
	return plan
end

-- Uses the first card of the plan, the most urgent in front, for which there is a use after all.
local function use_first(self, use)
	for _, row in ipairs(self:sortByDynamicUsePriority(self.toUse)) do
		trace.consider(row.card, row.value, "dynamic priority")
	end
	for _, card in ipairs(self.toUse) do
		if card:isAvailable(self.player) then
			self:useCardByType(card, use)
			if use.card then return end
		end
	end
end

-- Fills use.card and use.to with the most urgent card that is worth it.
function SmartAI:activate(use)
	self.toUse = self:getTurnUse()
	use_first(self, use)
end

sgs.ai_default.activate = function(self, use)
	self:activate(use)
end
