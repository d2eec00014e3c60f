-- Friends and enemies.

-- true for friends, nil for those of whom nothing is known, false for others. With two players:
-- whether this brain judges both the same.
function SmartAI:isFriend(other, another)
	if not other then return nil end
	if another then
		local one, two = self:isFriend(other), self:isFriend(another)
		if one == nil or two == nil then return false end
		return one == two
	end
	if self.player == other then return true end
	local level = self:objectiveLevel(other)
	if level == 0 then return nil end
	return level < 0
end

function SmartAI:isEnemy(other, another)
	if not other then return nil end
	if another then
		local one, two = self:isFriend(other), self:isFriend(another)
		if one == nil or two == nil then return false end
		return one ~= two
	end
	if self.player == other then return false end
	local level = self:objectiveLevel(other)
	if level == 0 then return nil end
	return level > 0
end

-- Judges everybody anew: fills friends, friends_noself and enemies.
function SmartAI:updatePlayers(clear_flags, update)
	if clear_flags ~= false then
		for _, flag in ipairs(sgs.ai_global_flags) do
			sgs[flag] = nil
		end
	end
	sgs.updateAlivePlayerRoles()
	sgs.onlooker = self.player
	if update ~= false then sgs.refreshRoles() end
	sgs.memo.seen = nil
	self.role = self.player:getRole()
	self.friends, self.friends_noself, self.enemies = { self.player }, {}, {}
	for _, other in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		local level = self:objectiveLevel(other)
		if level < 0 then
			table.insert(self.friends, other)
			table.insert(self.friends_noself, other)
		elseif level > 0 then
			table.insert(self.enemies, other)
		end
	end
	-- where roles are open, how one stands to a player depends on whether there are enemies
	if sgs.isRolePredictable() then sgs.memo[self] = nil end
end

-- The friends of a player as this brain sees them: the player, and all whom it judges the same.
function SmartAI:getFriends(player)
	if not player or player == self.player then return self.friends end
	local friends = {}
	for _, other in sgs.qlist(self.room:getAlivePlayers()) do
		if other == player or self:isFriend(other, player) then table.insert(friends, other) end
	end
	return friends
end

function SmartAI:getFriendsNoself(player)
	player = player or self.player
	local friends = {}
	for _, other in ipairs(self:getFriends(player)) do
		if other ~= player then table.insert(friends, other) end
	end
	return friends
end

function SmartAI:getEnemies(player)
	if not player or player == self.player then return self.enemies end
	local enemies = {}
	for _, other in sgs.qlist(self.room:getAlivePlayers()) do
		if other ~= player and self:isEnemy(other, player) then table.insert(enemies, other) end
	end
	return enemies
end
