-- 替身 tishen (Zhang Fei): once in a game, at the start of his turn, he gets back what health he lost since his last
-- turn, and as many cards. Taken near death, or for two points and more where it is needed or lets him strike.

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
	-- so much is seldom lost in one round again: only who is safe and reaches nobody can wait for more
	return gain > 2 or self.player:getHp() <= 2 or can_strike(self)
end
