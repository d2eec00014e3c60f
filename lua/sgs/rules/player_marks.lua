-- Marks and flags of a player, and what he has used.

local Player = sgs.Player

-- Marks.

function Player:getMark(name)
	return self.marks[name] or 0
end

function Player:setMark(name, count)
	self.marks[name] = count ~= 0 and count or nil
	self:touch()
end

function Player:addMark(name, count)
	self:setMark(name, self:getMark(name) + (count or 1))
end

function Player:removeMark(name, count)
	self:setMark(name, math.max(self:getMark(name) - (count or 1), 0))
end

Player.gainMark, Player.loseMark = Player.addMark, Player.removeMark

function Player:loseAllMarks(name)
	self:setMark(name, 0)
end

function Player:throwAllMarks()
	for name in pairs(table.clone(self.marks)) do
		if name ~= "@bossExp" then self:setMark(name, 0) end
	end
end

function Player:getMarkNames()
	local names = {}
	for name in pairs(self.marks) do table.insert(names, name) end
	table.sort(names)
	return names
end

-- Flags: "flag" sets, "-flag" clears, "." clears all.

function Player:hasFlag(flag)
	return self.flags[flag] == true
end

function Player:setFlags(flag)
	sgs.change_flags(self.flags, flag)
	self:touch()
end

function Player:clearFlags()
	self:setFlags(".")
end

-- What was used this turn, by class.

function Player:usedTimes(key)
	return self.history[key] or 0
end

function Player:hasUsed(key)
	return self:usedTimes(key) > 0
end

function Player:addHistory(key, times)
	times = times or 1
	self.history[key] = times ~= 0 and self:usedTimes(key) + times or nil
	self:touch()
end

function Player:clearHistory(key)
	if key then self.history[key] = nil else table.clear(self.history) end
	self:touch()
end

function Player:getSlashCount()
	return self:usedTimes("Slash") + self:usedTimes("FireSlash") + self:usedTimes("ThunderSlash")
end

function Player:getAnalepticCount()
	return self:usedTimes("Analeptic")
end
