-- What Indulgence and SupplyShortage share: on whom they would be wasted, and the best enemy.

-- An enemy who takes tricks off the table acts before the player does, and can still do it for him.
local function taken_away(self, player)
	for _, helper in ipairs(self.enemies) do
		if helper:hasSkill("qiaobian") and helper:faceUp() and not helper:isKongcheng() then
			local laid = 0
			for _, enemy in ipairs(self.enemies) do laid += enemy:getJudgingArea():length() end
			local in_time = self:playerGetRound(helper) <= self:playerGetRound(player)
			if in_time and (laid <= 1 or not player:faceUp()) then return true end
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
