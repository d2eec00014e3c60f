-- 顺手牵羊 Snatch: takes a card of somebody at distance 1.

function SmartAI:useCardSnatch(card, use)
	self:useCardSnatchOrDismantlement(card, use)
end

sgs.ai_skill_cardchosen.snatch = function(self, who, flags)
	return self:rememberedTaking(who, flags)
end
