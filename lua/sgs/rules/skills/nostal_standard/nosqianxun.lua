-- 谦逊 Qianxun (Luxun of old, compulsory): no target of Snatch or Indulgence.

sgs.CreateProhibitSkill({ name = "nosqianxun",
	is_prohibited = function(_, _, to, card)
		return to:hasSkill("nosqianxun") and (card:isKindOf("Snatch") or card:isKindOf("Indulgence"))
	end })
