-- 看破 kanpo (Wolong): a black card of his hand is used as Nullification.

sgs.CreateOneCardViewAsSkill({ name = "kanpo", response_pattern = "nullification", filter_pattern = ".|black|.|hand",
	enabled_at_nullification = function(_, player)
		for _, card in sgs.qlist(player:getHandcards()) do
			if card:isBlack() then return true end
		end
		return false
	end })
