-- 裸衣 nosluoyi (Xu Chu of old): draws a card less, and his Slashes and Duels of this turn deal one more. Worth it
-- where one of them will hit somebody.

sgs.nosluoyi_keep_value = sgs.bareStrikerKeeps
sgs.ai_cardneed.nosluoyi = sgs.servesBareStriker

local function is_worth_hurting(self, enemy)
	return self:objectiveLevel(enemy) > 3 and sgs.isGoodTarget(enemy, self.enemies, self)
		and not self:cantbeHurt(enemy, self.player, 2) and self:damageIsEffective(enemy, nil, self.player)
end

-- No Jink is expected, or the axe makes up for one.
local function will_hit(self, slash, enemy)
	local me = self.player
	if not me:canSlash(enemy, slash) or self:slashProhibit(slash, enemy) then return false end
	local axe = me:hasWeapon("axe") and me:getCardCount(true) > 4
	return axe or getCardsNum("Jink", enemy, me) < 1 and not self:hasEightDiagramEffect(enemy)
end

local function will_win(self, duel, enemy)
	if not self:hasTrickEffective(duel, enemy, self.player) then return false end
	return self:getCardsNum("Slash") >= getCardsNum("Slash", enemy, self.player)
end

local function victim(self, class, succeeds)
	for _, card in ipairs(self:getCards(class, "h")) do
		for _, enemy in ipairs(self.enemies) do
			if is_worth_hurting(self, enemy) and succeeds(self, card, enemy) then return enemy end
		end
	end
end

sgs.ai_skill_invoke.nosluoyi = function(self)
	if self:willSkipPlayPhase() or self:needBear() then return false end
	local found = victim(self, "Slash", will_hit) or victim(self, "Duel", will_win)
	if not found then
		trace.note("nobody whom a harder blow would hit")
		return false
	end
	trace.consider(found, found:getHp(), "a harder blow will hit")
	self:speak("luoyi")
	return true
end

sgs.ai_draw_count.nosluoyi = -1
