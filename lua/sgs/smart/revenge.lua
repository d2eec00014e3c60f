-- Whom it is better not to kill or hurt, for what it would cost: wuhun, duanchang, tianxiang.

-- wuhun takes along whoever bears the most nightmares.
local function drags_along(self, player, from, damage)
	if not player:hasSkill("wuhun") or player:isLord() or #self:getFriendsNoself(player) == 0 then return false end
	local ours, theirs = self:nightmares(from, player)
	if not self:isEnemy(player, from) then return ours + damage - player:getHp() / 2 > theirs end
	if #self:getEnemies(from) == 1 then return false end
	if from:getRole() == "loyalist" and ours > 0 and from:getMark("@nightmare") == ours then return false end
	return ours + damage - player:getHp() / 2 >= theirs
end

-- Whether duanchang of the player would take the skills of `from` by that damage, and he needs them: he is
-- frail, a weak lord, or a renegade who still has far to go.
function SmartAI:costsSkills(from, player, damage)
	if not player:hasSkill("duanchang") or player:isLord() or player:getHp() > damage then return false end
	local frail = from:getMaxHp() <= 3 and not (from:getArmor() and from:getDefensiveHorse())
	local role = from == self.player and self.role or sgs.evaluatePlayerRole(from)
	return frail or from:isLord() and self:isWeak(from) or role == "renegade"
end

-- tianxiang hands the damage on.
local function hands_on(self, player, from)
	if not player:hasSkill("tianxiang") or self:isFriend(player, from) or player:isKongcheng() then return false end
	local known = sgs.getKnownHandcards(player, self.player)
	local suit = player:hasSkill("hongyan") and "black" or "heart"
	local ready = player:getHandcardNum() > #known or getKnownCard(player, self.player, "heart") > 0
		or suit == "black" and getKnownCard(player, self.player, "spade") > 0
	if not ready then return false end
	for _, friend in ipairs(self:getFriends(from)) do
		if friend:getHp() < 2 and friend ~= player then return true end
	end
	return false
end

-- Whether `from` had better not hurt the player.
function SmartAI:cantbeHurt(player, from, damage)
	if type(from) == "number" then from, damage = damage, from end -- as older scripts say it
	from, damage = from or self.player, damage or 1
	if not player or player == from or from:hasSkill("jueqing") then return false end
	return drags_along(self, player, from, damage) or self:costsSkills(from, player, damage)
		or hands_on(self, player, from)
end
