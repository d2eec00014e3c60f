-- 龙魂 longhun (Zhao Yun as a god): as many cards of one suit as he has health, at least one, are a Peach (heart), a Fire
-- Slash (diamond), a Jink (club) or a Nullification (spade).

local function count_of(player, suit)
	local count = 0
	for _, card in sgs.qlist(player:getCards("he")) do
		if card:getSuit() == suit then count = count + 1 end
	end
	return count
end

sgs.CreateViewAsSkill({ name = "longhun", n = 999, response_pattern = "slash,jink,peach,nullification",
	enabled_at_nullification = function(_, player)
		return count_of(player, sgs.Card_Spade) >= math.max(player:getHp(), 1)
	end })
