-- 空城 kongcheng (Zhuge Liang, compulsory): without hand cards he is no target of Slash and Duel.

sgs.CreateProhibitSkill({ name = "kongcheng",
	is_prohibited = function(_, _, to, card)
		return to:hasSkill("kongcheng") and to:isKongcheng() and (card:isKindOf("Slash") or card:isKindOf("Duel"))
	end })
