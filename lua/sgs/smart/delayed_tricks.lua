-- What Indulgence and SupplyShortage share: on whom they would be wasted, and the best enemy.

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

-- Whether the trick would be wasted on a player.
function SmartAI:isDelayedTrickWasted(player, name)
	if player:containsTrick(name) or player:containsTrick("YanxiaoCard") then return true end
	local moves = player:hasSkill("qiaobian") and not player:isNude()
	if moves and player:getJudgingArea():isEmpty() then return true end
	return taken_away(self, player)
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
			if worth > -100 and better then best, most = enemy, worth end
		end
	end
	return best
end
