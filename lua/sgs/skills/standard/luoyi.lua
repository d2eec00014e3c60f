-- 裸衣 luoyi (Xu Chu): shows three cards instead of drawing, keeps basic cards, weapons and Duels of them, and hits
-- harder until his next turn. That is hardly less than a draw, so only a weak Xu Chu draws.

sgs.luoyi_keep_value = sgs.bareStrikerKeeps
sgs.ai_cardneed.luoyi = sgs.servesBareStriker

-- An enemy's lijian would turn the harder blow on a friend who could not bear it.
local function lijian_threatens(self)
	for _, enemy in ipairs(self.enemies) do
		for _, friend in ipairs(enemy:hasSkills("lijian|noslijian") and self.friends_noself or {}) do
			if friend:isMale() and (friend:getHp() <= 2 or self:isWeak(friend)) then return true end
		end
	end
	return false
end

local function why_not(self)
	if self.player:getPile("yiji"):length() > 1 then return "cards wait for the draw phase" end
	if lijian_threatens(self) then return "lijian would set it on a friend" end
	return self:isWeak() and "any card may be needed" or nil
end

sgs.ai_skill_invoke.luoyi = function(self)
	local why = why_not(self)
	if why then trace.note("draws: " .. why) end
	return why == nil
end
