-- 清俭 qingjian (Xiahou Dun): cards that come to his hand outside the draw phase may be given to others. He gives
-- as nosyiji does; but in his own turn, in which he could use them, only what somebody needs.

sgs.ai_skill_askforyiji.qingjian = function(self, card_ids, optional, players)
	local skill = self.player:getTag("QingjianCurrentMoveSkill"):toString()
	if skill == "rende" or skill == "nosrende" then -- a friend has just chosen him for them
		trace.note("what he was given on purpose he keeps")
		return self:giveNone(card_ids, optional, players)
	end
	local own_turn = self.player:getPhase() ~= sgs.Player_NotActive
	return self:shareOut(card_ids, optional, players, own_turn and self:getOverflow() <= 0)
end
