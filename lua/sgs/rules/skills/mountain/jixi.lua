-- 急袭 jixi (Deng Ai once he is awake): a card of his field as Snatch.

sgs.CreateOneCardViewAsSkill({ name = "jixi", filter_pattern = ".|.|.|field", expand_pile = "field",
	enabled_at_play = function(_, player)
		return not player:getPile("field"):isEmpty()
	end })
