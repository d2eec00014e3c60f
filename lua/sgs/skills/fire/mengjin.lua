-- 猛进 mengjin (Pang De): discards a card of whoever dodged his Slash. Not one that an enemy is glad to
-- lose; of friends only that.

sgs.ai_skill_invoke.mengjin = function(self, data)
	local effect = data:toSlashEffect()
	local to = effect and effect.to
	if not to then return false end
	local glad = self:needToThrowArmor(to) or self:doNotDiscard(to)
	if self:isFriend(to) then
		trace.note(glad and "a friend gains by it" or "it would only cost a friend a card")
		return glad
	end
	if self:isEnemy(to) and self:doNotDiscard(to) then
		trace.reject(to, "glad to lose a card")
		return false
	end
	return true
end
