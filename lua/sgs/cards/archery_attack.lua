-- 万箭齐发 Archery Attack: everybody else plays a Jink or is hurt.

function SmartAI:useCardArcheryAttack(card, use)
	self:useCardAOE(card, use)
end

sgs.ai_skill_cardask["archery-attack-jink"] = function(self, data, _, target)
	return self:answerAOE("Jink", data, target)
end
