-- 耀武 yaowu (Hua Xiong): who hurts him with a red Slash recovers, or draws a card. The attacker takes the health
-- point, which is worth more than a card, unless he can do without it.

sgs.ai_skill_choice.yaowu = function(self, choices)
	local me = self.player
	if not sgs.offered(choices, "recover") then return sgs.offered(choices, "draw") end
	-- Out of his turn a card would end the protection of an empty hand; in his turn he may still play it.
	if self:needKongcheng(me, true) and me:getPhase() == sgs.Player_NotActive then return "recover" end
	local spare = me:getHp() >= getBestHp(me)
	trace.note("yaowu: " .. me:getHp() .. " health, " .. getBestHp(me) .. " serve best")
	return spare and not hasManjuanEffect(me) and sgs.offered(choices, "draw") or "recover"
end
