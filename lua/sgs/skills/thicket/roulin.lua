-- 肉林 roulin (Dong Zhuo): Slashes between him and women take two Jinks. Nobody is asked; a friend gives him
-- his first Slash where a woman can be reached with it.

sgs.ai_cardneed.roulin = function(to, card, self)
	if not card:isKindOf("Slash") or getKnownCard(to, self.player, "Slash", true) > 0 then return false end
	for _, enemy in ipairs(self:getEnemies(to)) do
		if enemy:isFemale() and to:canSlash(enemy) and not self:slashProhibit(card, enemy, to) then return true end
	end
	return false
end

sgs.ai_jinks_needed.roulin = function(from, to, owner)
	local other = owner == from and to or from
	return other:isFemale() and 2 or 1
end
