-- 南蛮入侵 Savage Assault: everybody else plays a Slash or is hurt.

function SmartAI:useCardSavageAssault(card, use)
	self:useCardAOE(card, use)
end

sgs.ai_skill_cardask["savage-assault-slash"] = function(self, data, _, target)
	return self:answerAOE("Slash", data, target)
end
