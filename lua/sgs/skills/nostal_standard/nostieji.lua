-- 铁骑 nostieji (Ma Chao of the old edition): a red judgement keeps the target of his Slash from using Jink. Used on
-- everybody who is no friend, unless an enemy takes the card of the judgement in exchange for a black one.

sgs.ai_skill_invoke.nostieji = function(self, data)
	local target = data:toPlayer()
	if target and self:isFriend(target) then return false end
	for _, enemy in ipairs(self.enemies) do
		if enemy:hasSkill("guidao") and self:canRetrial(enemy, self.player, "nostieji") then
			trace.reject(enemy, "guidao would undo it and gain a card")
			return false
		end
	end
	return true
end

sgs.ai_no_jink.nostieji = function()
	return true, true -- by a judgement
end
