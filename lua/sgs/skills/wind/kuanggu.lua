-- 狂骨 kuanggu (Wei Yan): heals by the damage that he deals to those next to him. Nobody is asked; a horse brings more
-- players next to him, so friends give him theirs.
sgs.ai_cardneed.kuanggu = function(to, card, self)
	if not card:isKindOf("OffensiveHorse") or to:getOffensiveHorse() then return false end
	return getKnownCard(to, self.player, "OffensiveHorse") == 0
end

-- He heals himself by his blows.
sgs.ai_heal_order.kuanggu = function(_, friend)
	return friend:getHp() >= 2 and 5 or 0
end
