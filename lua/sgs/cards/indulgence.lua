-- 乐不思蜀 Indulgence: costs an enemy his play phase. Goes to the enemy whose turn is worth most.

-- What the phase of an enemy is worth; -100 where the card would be wasted.
local function value(self, enemy)
	if self:isDelayedTrickWasted(enemy, "indulgence") then return -100 end
	local worth = enemy:getHandcardNum() - enemy:getHp() + self:delayedValue(enemy, "Indulgence")
	if self:isWeak(enemy) then worth += 3 end
	if enemy:isLord() then worth += 3 end
	if self:objectiveLevel(enemy) < 3 then worth -= 10 end
	if not enemy:faceUp() then worth -= 10 end
	if not sgs.isGoodTarget(enemy, self.enemies, self) then worth -= 1 end
	worth += 2 * getKnownCard(enemy, self.player, "Dismantlement", true)
	return worth + (self.room:alivePlayerCount() - self:playerGetRound(enemy)) / 2
end

-- A lord who has no enemy yet stops the next neighbour, if nothing speaks for him.
local function first_stranger(self, card)
	local stranger = self.player:getNextAlive()
	if not self.player:isLord() or sgs.turncount > 1 or self:isFriend(stranger) ~= nil then return nil end
	return #self:exclude({ stranger }, card) > 0 and stranger or nil
end

function SmartAI:useCardIndulgence(card, use)
	local target = #self.enemies == 0 and first_stranger(self, card) or self:delayedTrickTarget(card, value)
	if target then self:aim(use, card, { target }) else trace.reject(card, "no enemy whose play phase is worth it") end
end
