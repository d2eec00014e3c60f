-- Wounded friends: who needs to be healed, and how soon.

local function rank(self, friend)
	local hp = friend:getHp()
	if friend:isLord() and self:isWeak(friend) then hp -= 10 end
	if friend == self.player and self:isWeak() and friend:hasSkill("qingnang") then hp -= 5 end
	for _, skill in ipairs({ "buqu", "nosbuqu" }) do
		local pile = friend:getPile(skill):length()
		if friend:hasSkill(skill) and pile > 0 then hp += math.max(0, 5 - pile) end
	end
	if friend:getHp() >= 2 and friend:hasSkills("nosrende|rende|kuanggu|kofkuanggu|zaiqi") then hp += 5 end
	return hp
end

-- true: needs help; false: can do without; nil: leave out.
local function needs_help(self, friend)
	local well = friend:hasSkills("rende|kuanggu|zaiqi") and friend:getHp() >= 2
	if not friend:isLord() then
		return not (self:needToLoseHp(friend, nil, nil, nil, true) or well)
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
