-- 连营 noslianying (Lu Xun of the old edition): draws a card when he loses the last one of his hand. He does, unless
-- an empty hand protects him; then only in his own play phase, where the card can be used.

sgs.ai_skill_invoke.noslianying = function(self)
	return not self:needKongcheng(self.player, true) or self.player:getPhase() == sgs.Player_Play
end
