-- 刚烈 ganglie (Xiahou Dun): for each point of damage he may judge; red hurts the source, black costs it a
-- card. Used on everybody but friends, and on friends who gain by damage.

sgs.ai_skill_invoke.ganglie = function(self, data)
	return self:strikesBack(data:toDamage().from)
end

sgs.ai_need_damaged.ganglie = function(self, attacker, player)
	return self:gladToStrikeBack(player or self.player, attacker, "ganglie")
end

-- Half of the strikes hurt: nobody slashes him who could not bear that, or has nothing to dodge with.
sgs.ai_slash_prohibit.ganglie = function(self, from, to, slash)
	local frail = from:getHp() + from:getEquips():length() < 4 or from:getHp() < 2
	return frail and self:fearsStrikeBack(from, to, slash)
end

sgs.ai_choicemade_filter.skillInvoke.ganglie = sgs.learnFromStrikingBack
