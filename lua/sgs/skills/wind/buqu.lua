-- 不屈 buqu (Zhou Tai): instead of dying he lays a card on himself, and lives as long as the numbers all
-- differ. He is asked nothing.

-- As long as there are few wounds, he is hard to kill.
sgs.ai_heal_order.buqu = function(_, friend)
	local wounds = friend:getPile("buqu"):length()
	return wounds > 0 and math.max(0, 5 - wounds) or 0
end
