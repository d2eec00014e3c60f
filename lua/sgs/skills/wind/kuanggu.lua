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

-- His Peaches come before armour.
sgs.ai_card_bonus.kuanggu = function(_, card)
	return 0, 0, 0, card:isKindOf("Peach") and 0.11 or 0
end

-- Where a horse brings enemies next to him.
sgs.ai_no_peach.kuanggu = function(self)
	local me = self.player
	if me:getLostHp() == 1 and me:getOffensiveHorse() then return "kuanggu heals by itself" end
end
