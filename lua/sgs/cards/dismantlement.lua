-- 过河拆桥 Dismantlement: discards a card of somebody.

function SmartAI:useCardDismantlement(card, use)
	self:useCardSnatchOrDismantlement(card, use)
end

sgs.ai_skill_cardchosen.dismantlement = function(self, who, flags)
	return self:rememberedTaking(who, flags)
end
