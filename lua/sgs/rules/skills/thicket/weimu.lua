-- 帷幕 weimu (Jia Xu, compulsory): he is no target of black tricks, unless the old guhuo has made them.

sgs.CreateProhibitSkill({ name = "weimu",
	is_prohibited = function(_, _, to, card)
		return to:hasSkill("weimu") and card:isKindOf("TrickCard") and card:isBlack() and card:getSkillName() ~= "nosguhuo"
	end })
