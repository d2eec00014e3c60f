-- 断肠 duanchang (Cai Wenji): whoever kills her loses all skills of his general. Those who live by their skills do not
-- strike the last blow, unless she is the last enemy.

sgs.ai_slash_prohibit.duanchang = function(self, from, to)
	if self:isFriend(to, from) or #self:getEnemies(from) < 2 or from:hasSkill("jueqing") then return false end
	return self:costsSkills(from, to, 1)
end
