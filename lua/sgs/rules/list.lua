-- Lists of players, cards and ids: Lua arrays with the methods of QList, counted there from 0.

local List = sgs.List

function sgs.list_of(array)
	return setmetatable(array, List)
end

for _, name in ipairs({ "SPlayerList", "PlayerList", "CardList", "IntList", "SkillList", "CardsMoveList" }) do
	sgs[name] = function()
		return setmetatable({}, List)
	end
end

function List:length()
	return #self
end

List.size, List.count = List.length, List.length

function List:isEmpty()
	return #self == 0
end

function List:at(place)
	return self[place + 1]
end

function List:first()
	return self[1]
end

function List:last()
	return self[#self]
end

function List:indexOf(item)
	return (table.find(self, item) or 0) - 1
end

function List:contains(item)
	return table.find(self, item) ~= nil
end

-- Adds an item, or all items of another list.
function List:append(item)
	if type(item) == "table" and getmetatable(item) == List then
		for _, each in ipairs(item) do table.insert(self, each) end
	else
		table.insert(self, item)
	end
end

function List:prepend(item)
	table.insert(self, 1, item)
end

function List:insert(place, item)
	table.insert(self, place + 1, item)
end

function List:removeOne(item)
	local place = table.find(self, item)
	if place then table.remove(self, place) end
	return place ~= nil
end

function List:removeAll(item)
	while self:removeOne(item) do end
end

function List:removeAt(place)
	table.remove(self, place + 1)
end

function List:takeFirst()
	return table.remove(self, 1)
end

List.removeFirst = List.takeFirst

function List:takeLast()
	return table.remove(self)
end

function List:clear()
	table.clear(self)
end

-- The items from a place on, so many of them or all.
function List:mid(place, count)
	local part = {}
	for index = place + 1, count and math.min(#self, place + count) or #self do
		table.insert(part, self[index])
	end
	return sgs.list_of(part)
end

function List:copy()
	return sgs.list_of(table.clone(self))
end

local function following(list, place)
	place = place + 1
	local item = list[place + 1]
	if item ~= nil then return place, item end
	return nil
end

-- for index, item in sgs.qlist(list): the index counts from 0.
function sgs.qlist(list)
	return following, list, -1
end

function sgs.list(list)
	if getmetatable(list) == List then return sgs.qlist(list) end
	return ipairs(list)
end

function sgs.QList2Table(list)
	local array = {}
	for _, item in ipairs(list) do table.insert(array, item) end
	return array
end

function sgs.reverse(list)
	local turned = {}
	for index = #list, 1, -1 do table.insert(turned, list[index]) end
	return sgs.list_of(turned)
end

-- The items for which a test holds.
function List:filter(test)
	local found = {}
	for _, item in ipairs(self) do
		if test(item) then table.insert(found, item) end
	end
	return sgs.list_of(found)
end
