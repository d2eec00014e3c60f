-- 奇才 qicai (Huang Yueying, compulsory): her tricks reach everybody, and others cannot discard what she wears, but for
-- horses.

sgs.CreateTargetModSkill({ name = "qicai", pattern = "TrickCard",
	distance_limit_func = function(_, from)
		return from:hasSkill("qicai") and 1000 or 0
	end })

sgs.kept_from_discard.qicai = function(owner, card)
	return card:isEquipped() and not card:isKindOf("Horse") and owner:hasSkill("qicai")
end
