-- 八阵 bazhen (Wolong): without armour he has an eight diagram, whose judgement he asks for by the rule of
-- that armour. So an empty slot is worth as much as one, and all armour nothing.

sgs.ai_armor_value.bazhen = function()
	return 4
end

sgs.ai_card_bonus.bazhen = function(_, card, value)
	return card:isKindOf("Armor") and 2 - value or 0
end
