-- 行殇 xingshang (Cao Pi): takes all cards of another player who has died. Always worth it, unless his empty
-- hand protects him and the dead left less than makes up for it.

local ENOUGH = 3

sgs.ai_skill_invoke.xingshang = function(self, data)
	local dead = data:toDeath().who
	if not self:needKongcheng(self.player, true) or not dead then return true end
	return dead:getCardCount(true) >= ENOUGH
end
