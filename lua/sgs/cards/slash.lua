-- 杀 Slash in the play phase: friends whom it serves, then enemies by defence, then friends again.

-- Why a player is passed over: told at once, or of a plan, in one line with the card.
local function refuse(plan, target, why)
	if not plan.dry then return trace.reject(target, why) end
	if trace.wanted() then table.insert(plan.refused, target:objectName() .. " " .. why) end
end

-- A friend whose skill makes more of the blow than it costs.
function SmartAI:isPriorFriendOfSlash(friend, card, source)
	source = source or self.player
	local served = sgs.skillHolds(sgs.ai_slash_friend, friend, self, friend, source)
	if served and not self:hasHeavySlashDamage(source, card, friend) then return true end
	return card:isKindOf("NatureSlash") and friend:isChained()
		and self:isGoodChainTarget(friend, source, sgs.slashNature(card), nil, card) == true
end

local function spear_feeds(card, enemy)
	if card:getSkillName() ~= "spear" or not enemy:hasSkills(sgs.take_card_skill) or enemy:getHp() <= 1 then return false end
	for _, id in sgs.qlist(card:getSubcards()) do
		local given = sgs.Sanguosha:getCard(id)
		if given:isKindOf("Peach") or given:isKindOf("Analeptic") then return true end
	end
	return false
end

-- keji keeps the whole hand as long as nobody is slashed.
local function keji_waits(self, enemy)
	local has_slashed = self.player:hasFlag("KejiSlashInPlayPhase")
	return self.player:hasSkill("keji") and not has_slashed and self:getOverflow() > 0 and not self:hasCrossbowEffect()
		and not self:isWeak(enemy) and #self.enemies > 1 and #self.friends > 1
end

local function why_not_enemy(self, plan, enemy)
	local card = plan.card
	if not self:slashReaches(plan, enemy) then return "out of reach" end
	if self:objectiveLevel(enemy) <= 3 then return "not enough of an enemy" end
	if not self:slashIsEffective(card, enemy) then return "it would do nothing" end
	if keji_waits(self, enemy) then return "keji keeps the hand" end
	if spear_feeds(card, enemy) then return "jianxiong would take peach or wine" end
end

-- Enemies worth a blow by defence, and those who would like it for when nobody else is left.
local function enemies_to_slash(self, plan)
	local good, willing = {}, {}
	self:sort(self.enemies, "defenseSlash")
	for _, enemy in ipairs(self.enemies) do
		if self:slashProhibit(plan.card, enemy) then
			refuse(plan, enemy, "better not slashed")
		elseif not sgs.isGoodTarget(enemy, self.enemies, self, true) then
			refuse(plan, enemy, "no good target")
		elseif self:getDamagedEffects(enemy, self.player, true) then
			table.insert(willing, enemy)
		else
			table.insert(good, enemy)
		end
	end
	return #good > 0 and good or willing
end

-- The friends whom a blow serves; true when there are enough targets.
local function slash_prior_friends(self, plan)
	for _, friend in ipairs(self.friends_noself) do
		if self:isPriorFriendOfSlash(friend, plan.card) and not self:whyNotSlash(plan, friend)
			and self:addSlashTarget(plan, friend, "friend whom the blow serves")
		then
			return true
		end
	end
end

local function slash_enemies(self, plan)
	local enemies = enemies_to_slash(self, plan)
	for _, enemy in ipairs(enemies) do
		local why_not = why_not_enemy(self, plan, enemy)
		if why_not then
			refuse(plan, enemy, why_not)
		else
			if not plan.begun and self:beforeSlash(plan, enemy) then return true end
			if self:addSlashTarget(plan, enemy, "enemy by slash defence") then return true end
		end
	end
end

-- The friends who want to be hurt, where targets are missing.
local function slash_willing_friends(self, plan)
	for _, friend in ipairs(self.friends_noself) do
		local lone_lord = friend:isLord() and #self.enemies == 0
		local wants = not lone_lord and not self:hasHeavySlashDamage(self.player, plan.card, friend)
			and (self:getDamagedEffects(friend, self.player, true) or self:needToLoseHp(friend, self.player, true, true))
		if wants and not self:whyNotSlash(plan, friend)
			and self:addSlashTarget(plan, friend, "friend who wants the blow")
		then
			return true
		end
	end
end

function SmartAI:useCardSlash(card, use)
	local me = self.player
	if not use.isDummy and not self:slashIsAvailable(me, card) then return end
	if not use.isDummy and me:hasSkill("qingnang") and self:isWeak() and self:getOverflow() == 0 then return end
	local plan = self:slashPlan(card, use)
	if plan.most < 1 or slash_prior_friends(self, plan) or slash_enemies(self, plan) then return end
	if slash_willing_friends(self, plan) or use.card then return end
	if #plan.refused > 0 then trace.reject(card, table.concat(plan.refused, "; ")) end
end
