-- 替身 tishen (Zhang Fei): once in a game, at the start of his turn, he gets back what health he lost since his last turn,
-- and as many cards. Taken when he is near death, or when two points or more let him strike, or lie too low.

-- Whether one of his Slashes would hurt somebody in range now.
local function can_strike(self)
	local slashes = self:getCards("Slash")
	for _, enemy in ipairs(self.enemies) do
		for _, slash in ipairs(slashes) do
			if self.player:canSlash(enemy, slash) and self:slashIsEffective(slash, enemy)
				and not self:slashProhibit(slash, enemy) and sgs.isGoodTarget(enemy, self.enemies, self, true)
			then
				return true
			end
		end
	end
	return false
end

sgs.ai_skill_invoke.tishen = function(self, data)
	local gain = data:toInt()
	if gain <= 0 then return false end
	if self.player:getHp() <= 1 and self:getCardsNum("Peach") == 0 then return true end
	if gain == 1 then return false end
	-- three points are more than will be lost in one round again
	return gain > 2 or self:isWeak() or can_strike(self)
end
