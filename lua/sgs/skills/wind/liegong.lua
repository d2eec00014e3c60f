-- 烈弓 liegong (Huang Zhong): in his play phase who holds many cards or few cannot dodge his Slash. Used on all but
-- friends, who are slashed only for what a Jink brings them, or could not help it.
sgs.ai_skill_invoke.liegong = function(self, data)
	local target = data:toPlayer()
	return target ~= nil and not self:isFriend(target)
end

sgs.ai_no_jink.liegong = function(_, from, to)
	local cards = to:getHandcardNum()
	return from:getPhase() == sgs.Player_Play and (cards >= from:getHp() or cards <= from:getAttackRange())
end
