-- 火杀 FireSlash: chosen as any Slash; what fire adds stands in the predicates.
function SmartAI:useCardFireSlash(card, use)
	self:useCardSlash(card, use)
end
