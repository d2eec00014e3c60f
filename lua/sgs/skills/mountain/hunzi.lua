-- 魂姿 hunzi (Sun Ce): begins his turn at one health, loses a health limit and learns yingzi and yinghun. Until then
-- he likes to be wounded, where he will live to see his turn.

-- At two health one blow is enough, so his turn has to come.
local function will_act(player)
	return player:faceUp() or player:hasSkill("guixin") or player:hasSkill("toudu") and not player:isKongcheng()
end

sgs.ai_need_damaged.hunzi = function(self, _, player)
	if player:getMark("hunzi") > 0 or player:hasSkill("chanyuan") then return false end
	local before = self:getEnemyNumBySeat(self.room:getCurrent(), player, player, true)
	if before >= player:getHp() then return false end
	return player:getHp() > 2 or player:getHp() == 2 and will_act(player)
end
