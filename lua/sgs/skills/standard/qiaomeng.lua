-- 趫猛 qiaomeng (Gongsun Zan): whom his black Slash has hurt loses a piece of equipment; a horse he keeps himself.
-- Used on all but friends, who lose only armour that they are better off without.

sgs.ai_skill_invoke.qiaomeng = function(self, data)
	local victim = data:toDamage().to
	if not victim or victim:isDead() or not victim:hasEquip() then return false end
	if self:isFriend(victim) then return self:needToThrowArmor(victim) end
	return not self:doNotDiscard(victim, "e")
end
