-- 雷击 nosleiji (Zhang Jiao of the old edition): when he gives a Jink another player judges; a spade strikes him with two
-- points of thunder. It costs nothing: the enemy whom it hurts most is chosen. Enemies had better not slash him.

sgs.ai_skill_playerchosen.nosleiji = function(self, targets)
	local enemy = self:findLeijiTarget(self.player, 99, nil, -1)
	return enemy and targets:contains(enemy) and enemy or nil
end

sgs.ai_playerchosen_intention.nosleiji = 80

sgs.ai_slash_prohibit.nosleiji = function(self, from, to)
	return self:slashCallsLightning(from, to, "spade")
end

-- Each Jink is a stroke.
sgs.ai_cardneed.nosleiji = function(to, card, self)
	return card:isKindOf("Jink") and getKnownCard(to, self.player, "Jink") == 0
end

-- A friend's Slash is a stroke against somebody else.
sgs.ai_slash_friend.nosleiji = function(self, friend, source)
	return self:findLeijiTarget(friend, 50, source) ~= nil
end
