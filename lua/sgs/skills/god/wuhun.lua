-- 武魂 wuhun (Guan Yu as a god): who damages him bears as many nightmares, and when he dies, who bears most
-- judges and dies, save by a Peach or God Salvation. Among several he takes the one whose death serves
-- most; enemies had rather not lead.

-- How gladly he is taken along.
local function worth(self, player)
	local lord_falls = player:isLord() and self.role ~= "rebel"
	if lord_falls and (self.role ~= "renegade" or self.room:alivePlayerCount() > 2) then return -100 end
	if player:isLord() then return 100 end
	if self:isEnemy(player) then return 20 + player:getHp() end
	return self:isFriend(player) and -20 - player:getHp() or -player:getHp()
end

sgs.ai_skill_playerchosen.wuhun = function(self, targets)
	local chosen, most
	for _, player in sgs.qlist(targets) do
		local value = worth(self, player)
		trace.consider(player, value, "wuhun: how well his death would serve")
		if not most or value > most then chosen, most = player, value end
	end
	return chosen
end

-- The roles that a brain may go by: its own, and what others have shown.
local function role_of(self, player)
	return player == self.player and self.role or sgs.evaluatePlayerRole(player)
end

-- A Slash that would put us in the lead of nightmares; but rebels kill a lord for any price, nobody is left to avenge
-- the last enemy for, and a loyalist who leads already has nothing more to lose.
sgs.ai_slash_prohibit.wuhun = function(self, from, to, slash)
	if from:hasSkill("jueqing") or self:isFriend(to, from) then return false end
	if to:isLord() and role_of(self, from) == "rebel" then return false end
	if #self:getEnemies(from) <= 1 then return false end
	local ours, theirs = self:nightmares(from, to)
	local mine = from:getMark("@nightmare")
	if role_of(self, from) == "loyalist" and mine > 0 and mine == ours then return false end
	return ours + self:hasHeavySlashDamage(from, slash, to, true) >= theirs
end
