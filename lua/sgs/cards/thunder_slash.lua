-- 雷杀 ThunderSlash: chosen as any Slash; what thunder adds stands in the predicates.
function SmartAI:useCardThunderSlash(card, use)
	self:useCardSlash(card, use)
end
