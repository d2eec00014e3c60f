-- What Indulgence and SupplyShortage share: who does not mind them, on whom they would be wasted, and the best enemy.

-- Why a player does not mind such a trick before him, by sgs.ai_delayed_harmless, or nil. `judge`: its judgement,
-- where the card is turned up already.
function SmartAI:whyHarmless(player, class_name, judge)
	return (sgs.skillSays(sgs.ai_delayed_harmless, player, self, player, class_name, judge))
end

-- Whether he can do something with cards though the trick costs him the phase.
function SmartAI:usesCardsAnyway(player, class_name)
	for _, rule in ipairs(sgs.skillRules(sgs.ai_delayed_harmless, player)) do
		local _, uses_cards = rule(self, player, class_name)
		if uses_cards then return true end
	end
	return false
end

-- What skills of an enemy add to the worth of such a trick, by sgs.ai_delayed_value: much below 0 where it is wasted.
function SmartAI:delayedValue(enemy, class_name)
	local sum = 0
	for _, rule in ipairs(sgs.skillRules(sgs.ai_delayed_value, enemy)) do
		sum += (type(rule) == "table" and rule[class_name] or type(rule) == "function" and rule(self, enemy, class_name)) or 0
	end
	return sum
end

local function costs_a_phase(card)
	return card:isKindOf("Indulgence") or card:isKindOf("SupplyShortage")
end

-- How many tricks that cost a phase lie before enemies, or could still be laid there this turn.
function SmartAI:enemiesContainsTrick()
	local laid, free, held = 0, 0, 0
	for _, enemy in ipairs(self.enemies) do
		local before = laid
		for _, card in sgs.qlist(enemy:getJudgingArea()) do
			if costs_a_phase(card) then laid += 1 end
		end
		if laid == before then free += 1 end
	end
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if costs_a_phase(card) then held += 1 end
	end
	return laid + math.min(free, held)
end

-- An enemy who takes one trick off the table acts before the player does, and can do it for him.
local function taken_away(self, player)
	for _, helper in ipairs(self.enemies) do
		if helper:hasSkill("qiaobian") and helper:faceUp() and not helper:isKongcheng() then
			local in_time = self:playerGetRound(helper) <= self:playerGetRound(player)
			if in_time and (self:enemiesContainsTrick() <= 1 or not player:faceUp()) then return true end
		end
	end
	return false
end

local CLASSES = { indulgence = "Indulgence", supply_shortage = "SupplyShortage", lightning = "Lightning" }
local WASTED = -100

-- Whether the trick would be wasted on a player.
function SmartAI:isDelayedTrickWasted(player, name)
	if player:containsTrick(name) or player:containsTrick("YanxiaoCard") then return true end
	return self:delayedValue(player, CLASSES[name]) <= WASTED or taken_away(self, player)
end

-- The enemy in reach for whom value(self, enemy) is highest; nobody where all are wasted.
function SmartAI:delayedTrickTarget(card, value)
	local best, most
	local enemies = self:exclude(self.enemies, card)
	for _, enemy in ipairs(enemies) do
		if self:hasTrickEffective(card, enemy, self.player) then
			local worth = value(self, enemy)
			trace.consider(enemy, worth, card:objectName() .. ": what his phase is worth")
			local better = not best or worth > most
				or worth == most and sgs.getDefenseSlash(enemy, self) < sgs.getDefenseSlash(best, self)
			if worth > WASTED and better then best, most = enemy, worth end
		end
	end
	return best
end
