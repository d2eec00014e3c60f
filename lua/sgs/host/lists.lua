-- QSanguosha's lists: 0-based objects with methods. `sgs.QList` holds the methods; lists that come
-- from Rust have them too.

local QList = sgs.QList
local meta = sgs.QListMeta

local function new(items)
	return setmetatable(items or {}, meta)
end

function QList:length()
	return #self
end

QList.size = QList.length
QList.count = QList.length

function QList:isEmpty()
	return #self == 0
end

function QList:at(index)
	return self[index + 1]
end

function QList:first()
	return self[1]
end

function QList:last()
	return self[#self]
end

function QList:append(item)
	table.insert(self, item)
end

function QList:prepend(item)
	table.insert(self, 1, item)
end

function QList:insert(index, item)
	table.insert(self, math.min(math.max(index, 0), #self) + 1, item)
end

function QList:contains(item)
	return table.find(self, item) ~= nil
end

function QList:indexOf(item)
	return (table.find(self, item) or 0) - 1
end

function QList:removeOne(item)
	local index = table.find(self, item)
	if not index then return false end
	table.remove(self, index)
	return true
end

function QList:removeAll(item)
	local removed = 0
	while self:removeOne(item) do
		removed += 1
	end
	return removed
end

function QList:removeAt(index)
	if index >= 0 and index < #self then table.remove(self, index + 1) end
end

function QList:replace(index, item)
	if index >= 0 and index < #self then self[index + 1] = item end
end

function QList:swap(one, other)
	self[one + 1], self[other + 1] = self[other + 1], self[one + 1]
end

function QList:clear()
	table.clear(self)
end

function QList:mid(from, length)
	local items = {}
	local last = (length == nil or length < 0) and #self or math.min(from + length, #self)
	for index = from + 1, last do
		table.insert(items, self[index])
	end
	return new(items)
end

sgs.SPlayerList = new
sgs.PlayerList = new
sgs.CardList = new
sgs.IntList = new
sgs.SkillList = new

local function step(list, index)
	index += 1
	local item = list[index + 1]
	if item ~= nil then return index, item end
end

-- for i, x in sgs.qlist(list): i counts from 0.
function sgs.qlist(list)
	return step, list, -1
end

function sgs.QList2Table(list)
	return table.move(list, 1, #list, 1, {})
end

function sgs.list(list)
	if getmetatable(list) == "QList" then return sgs.qlist(list) end
	return ipairs(list)
end

function sgs.reverse(list)
	local reversed = {}
	for index = #list, 1, -1 do
		table.insert(reversed, list[index])
	end
	return reversed
end
