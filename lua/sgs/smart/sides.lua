-- Sides, as scripts speak of them that know partners and opponents in place of friends and enemies.

SmartAI.isPartner, SmartAI.isOpponent = SmartAI.isFriend, SmartAI.isEnemy

function SmartAI:getPartners(player)
	return self:getFriends(player)
end

function SmartAI:getOpponents(player)
	return self:getEnemies(player)
end

function SmartAI:isNeutral(other, another)
	return not self:isFriend(other, another) and not self:isEnemy(other, another)
end

-- How near a player stands: above 0 a friend, below 0 an enemy.
function SmartAI:friendshipLevel(player)
	return -self:objectiveLevel(player)
end

for role, name in pairs({ lord = "Lord", loyalist = "Loyalist", rebel = "Rebel", renegade = "Renegade" }) do
	-- Whether the brain's own player has the role.
	SmartAI["am" .. name] = function(self)
		return self.player:getRole() == role
	end

	-- Whether a player may well have it: the lord is known, others as they behave.
	SmartAI["may" .. name] = function(self, player)
		player = player or self.player
		if player == self.player then return player:getRole() == role end
		if role == "lord" or player:isLord() then return player:isLord() == (role == "lord") end
		return sgs.evaluatePlayerRole(player) == role
	end

	-- How many of the living have it.
	SmartAI["count" .. name] = function()
		sgs.updateAlivePlayerRoles()
		return sgs.current_mode_players[role] or 0
	end
end

-- The lord, where the player is on his side.
function SmartAI:getMyLord(player)
	local lord = self.room:getLord()
	player = player or self.player
	return lord and lord ~= player and self:isFriend(lord, player) and lord or nil
end

local function chained(players)
	local found = {}
	for _, player in ipairs(players) do
		if player:isChained() then table.insert(found, player) end
	end
	return found
end

-- The chained ones among a player's friends, himself too, and among his enemies.
function SmartAI:getChainedFriends(player)
	return chained(self:getFriends(player or self.player))
end

function SmartAI:getChainedEnemies(player)
	return chained(self:getEnemies(player or self.player))
end
SmartAI.getChainedPartners, SmartAI.getChainedOpponents = SmartAI.getChainedFriends, SmartAI.getChainedEnemies

-- How many friends of the later one sit between two players, in the order of acting.
function SmartAI:getFriendNumBySeat(from, to)
	local count, player = 0, from:getNextAlive()
	while player and player ~= to and player ~= from do
		if self:isFriend(player, to) then count += 1 end
		player = player:getNextAlive()
	end
	return count
end
SmartAI.getPartnerNumBySeat = SmartAI.getFriendNumBySeat

function SmartAI:getOpponentNumBySeat(from, to, of)
	return self:getEnemyNumBySeat(from, to, of or to)
end

local FITS = {
	male = function(player) return player:isMale() end,
	female = function(player) return player:isFemale() end,
	wounded = function(player) return player:isWounded() end,
	male_wounded = function(player) return player:isMale() and player:isWounded() end,
	female_wounded = function(player) return player:isFemale() and player:isWounded() end,
	draw = function(player) return not hasManjuanEffect(player) end,
}

-- Whether there is another friend of a kind: "all", "draw", "male", "wounded", "male_wounded" …
function SmartAI:hasFriends(kind, with_self)
	local fits = FITS[tostring(kind or "all"):lower()]
	for _, friend in ipairs(with_self and self.friends or self.friends_noself) do
		if not fits or fits(friend) then return true end
	end
	return false
end
SmartAI.hasPartners = SmartAI.hasFriends

-- Whether a player has all of the skills: names, or a text of them parted by |.
function SmartAI:hasAllSkills(skills, player)
	player = player or self.player
	for _, skill in ipairs(type(skills) == "table" and skills or skills:split("|")) do
		if not player:hasSkill(skill) then return false end
	end
	return true
end

-- Enemies first whom it is best to strike first.
function SmartAI:sortEnemies(players)
	self:sort(players, "defenseSlash")
end
