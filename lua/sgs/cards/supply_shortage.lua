-- 兵粮寸断 Supply Shortage: costs an enemy at distance 1 his draw phase. Goes to the enemy who lives
-- most on drawn cards.

local function value(self, enemy)
	if self:isDelayedTrickWasted(enemy, "supply_shortage") then return -100 end
	local worth = self:delayedValue(enemy, "SupplyShortage") - enemy:getHandcardNum()
	if self:hasSkills(sgs.cardneed_skill, enemy) then worth += 5 end
	if self:isWeak(enemy) then worth += 5 end
	if enemy:isLord() then worth += 3 end
	if self:objectiveLevel(enemy) < 3 then worth -= 10 end
	if not enemy:faceUp() then worth -= 10 end
	if not sgs.isGoodTarget(enemy, self.enemies, self) then worth -= 1 end
	if self:needKongcheng(enemy) then worth -= 1 end
	return worth
end

function SmartAI:useCardSupplyShortage(card, use)
	local target = self:delayedTrickTarget(card, value)
	if target then self:aim(use, card, { target }) else trace.reject(card, "no enemy in reach whom it would hurt") end
end
