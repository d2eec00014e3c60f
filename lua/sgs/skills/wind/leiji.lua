-- 雷击 leiji (Zhang Jiao): when he gives a Jink another player judges; a black card strikes him with thunder, and heals
-- Zhang Jiao. It costs nothing: the enemy whom it hurts most is chosen. Enemies had better not slash him.

sgs.ai_skill_playerchosen.leiji = function(self, targets)
	local enemy = self:findLeijiTarget(self.player, 99, nil, 1)
	return enemy and targets:contains(enemy) and enemy or nil
end

sgs.ai_playerchosen_intention.leiji = 80

sgs.ai_slash_prohibit.leiji = function(self, from, to)
	return self:slashCallsLightning(from, to, "black")
end

-- Each Jink is a stroke.
sgs.ai_cardneed.leiji = function(to, card, self)
	return card:isKindOf("Jink") and getKnownCard(to, self.player, "Jink") == 0
end

-- A friend's Slash is a stroke against somebody else, and heals.
sgs.ai_slash_friend.leiji = function(self, friend, source)
	return friend:isWounded() and self:findLeijiTarget(friend, 50, source) ~= nil
end
