-- 妄尊 wangzun (Yuan Shu): when the lord's turn begins he draws a card, and the lord may keep one less. Always
-- against an enemy; a friendly lord is spared where he would have to discard what he lives on.

-- Whether one card less costs the lord little: he is not weak, has room for it, or draws nothing.
local function can_bear(self, lord)
	if not self:isWeak(lord) then return true, "the lord is strong" end
	local room = self:getOverflow(lord)
	if room < -2 then return true, "the lord's hand is small" end
	if room < 0 and self:willSkipDrawPhase(lord) then return true, "the lord draws nothing" end
	return false, "a weak lord needs his cards"
end

sgs.ai_skill_invoke.wangzun = function(self)
	local lord = self.room:getLord()
	if not lord or lord == self.player then return true end
	if self:needKongcheng(self.player, true) then return false end
	if self:isEnemy(lord) then return true end
	local harmless, why = can_bear(self, lord)
	trace.note("wangzun: " .. why)
	return harmless
end

-- Who takes a card's room from a weak lord is no friend of his.
sgs.ai_choicemade_filter.skillInvoke.wangzun = function(self, player, fields)
	local lord = global_room:getLord()
	if fields[#fields] ~= "yes" or not lord or can_bear(self, lord) then return end
	sgs.updateIntention(player, lord, 10)
end
