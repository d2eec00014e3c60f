-- 志继 zhiji (Jiang Wei): begins his turn without hand cards, loses a health limit, recovers or draws two, and learns
-- guanxing. He recovers when much is missing or a blow would be deadly; otherwise two cards are worth more.

sgs.ai_skill_choice.zhiji = function(self, choices)
	local me = self.player
	local word = (me:getLostHp() > 1 or me:getHp() <= 1) and "recover" or "draw"
	return sgs.offered(choices, word)
end
