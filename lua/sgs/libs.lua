-- What QSanguosha's utilities add to the libraries: returned as library -> name -> function, and
-- put there before any script runs.

local texts, tables = {}, {}

-- Parts a text at a pattern; the empty text has no parts.
function texts.split(text, delimiter)
	local parts = {}
	if text == "" then return parts end
	local from = 1
	while true do
		local first, last = string.find(text, delimiter, from)
		if not first or last < first then break end
		table.insert(parts, string.sub(text, from, first - 1))
		from = last + 1
	end
	table.insert(parts, string.sub(text, from))
	return parts
end

function texts.startsWith(text, prefix)
	return prefix ~= "" and string.sub(text, 1, #prefix) == prefix
end

function texts.endsWith(text, suffix)
	return suffix ~= "" and string.sub(text, -#suffix) == suffix
end

-- Whether the option stands in the text with a delimiter on at least one side.
function texts.matchOne(text, option)
	if option == "" then return false end
	local from = 1
	while true do
		local first, last = string.find(text, option, from, true)
		if not first then return false end
		local before, after = string.sub(text, first - 1, first - 1), string.sub(text, last + 1, last + 1)
		if text == option or string.find(before, "^%p$") or string.find(after, "^%p$") then return true end
		from = last + 1
	end
end

-- Whether an array holds the element; elements of another type than the first are not looked for.
function tables.contains(array, element)
	if #array == 0 or type(array[1]) ~= type(element) then return false end
	for _, item in ipairs(array) do
		if item == element then return true end
	end
	return false
end

function tables.indexOf(array, element)
	for index, item in ipairs(array) do
		if item == element then return index end
	end
	return -1
end

function tables.insertTable(array, other)
	for _, item in ipairs(other) do
		table.insert(array, item)
	end
end

function tables.removeOne(array, element)
	local index = tables.indexOf(array, element)
	if index == -1 then return false end
	table.remove(array, index)
	return true
end

function tables.removeAll(array, element)
	while tables.removeOne(array, element) do end
end

function tables.removeTable(array, other)
	for _, item in ipairs(other) do
		tables.removeOne(array, item)
	end
end

function tables.copyFrom(array)
	local copy = {}
	tables.insertTable(copy, array)
	return copy
end

return { string = texts, table = tables }
