-- 突袭 nostuxi (Zhang Liao of old): instead of drawing two cards takes one from the hand of each of one or two
-- others. From two it is as good as drawing, and hurts; from one only where that card is worth two.

-- The last card of an enemy who could fall then, or what would save him.
local function worth_two(self, player)
	if not self:isEnemy(player) then return false end
	local last = player:getHandcardNum() == 1 and self:isWeak(player) and not self:needKongcheng(player)
	return last or player:getHandcardNum() <= 2 and getKnownCard(player, self.player, "Peach") > 0
end

sgs.ai_skill_use["@@nostuxi"] = function(self)
	if not self.player:hasSkill("nostuxi") then return "." end
	local chosen = self:handThefts(2)
	if #chosen == 2 then
		return "@NosTuxiCard=.->" .. chosen[1]:objectName() .. "+" .. chosen[2]:objectName()
	end
	if chosen[1] and worth_two(self, chosen[1]) then return "@NosTuxiCard=.->" .. chosen[1]:objectName() end
	trace.note("two cards are worth more than one")
	return "."
end

sgs.ai_card_intention.NosTuxiCard = function(_, _, from, tos)
	sgs.learnFromHandThefts(from, tos, function() return true end)
end
