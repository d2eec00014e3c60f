-- Wounded friends: who needs to be healed, and how soon.

-- By sgs.ai_heal_order, how many health points more he seems to have: from as many on, he can do without.
local DOES_WITHOUT = 5

local function more_health(self, friend)
	return sgs.skillSum(sgs.ai_heal_order, friend, self, friend)
end

local function rank(self, friend)
	local hp = friend:getHp() + more_health(self, friend)
	return friend:isLord() and self:isWeak(friend) and hp - 10 or hp
end

-- true: needs help; false: can do without; nil: leave out.
local function needs_help(self, friend)
	if not friend:isLord() then
		return not self:needToLoseHp(friend, nil, nil, nil, true) and more_health(self, friend) < DOES_WITHOUT
	end
	if friend:hasSkill("hunzi") and friend:getMark("hunzi") == 0 then
		local before = self:getEnemyNumBySeat(self.room:getCurrent() or self.player, friend)
		if before <= (friend:getHp() >= 2 and 1 or 0) then return false end
	end
	if self:needToLoseHp(friend, nil, nil, true, true) then return false end
	if not sgs.isLordHealthy() then return true end
	return nil
end

local function sorted(self, friends)
	local rows = {}
	for place, friend in ipairs(friends) do
		local tie = sgs.getDefenseSlash(friend, self)
		table.insert(rows, { friend = friend, rank = rank(self, friend), tie = tie, place = place })
	end
	table.sort(rows, function(a, b)
		if a.rank ~= b.rank then return a.rank < b.rank end
		if a.tie ~= b.tie then return a.tie < b.tie end
		return a.place < b.place
	end)
	for place, row in ipairs(rows) do friends[place] = row.friend end
	return friends
end

-- Two lists of wounded friends, those who need it most first: who needs help, and who does not.
function SmartAI:getWoundedFriend(male_only, with_self)
	local help, rest = {}, {}
	for _, friend in ipairs(with_self and self.friends or self.friends_noself) do
		if friend:isWounded() and (not male_only or friend:isMale()) then
			local needed = needs_help(self, friend)
			if needed ~= nil then table.insert(needed and help or rest, friend) end
		end
	end
	return sorted(self, help), sorted(self, rest)
end
