-- Values shown and compared: texts for messages, and where two tables differ.

local kit = ...

local DEEPEST, WIDEST = 6, 40

local function by_kind_and_text(a, b)
	if type(a) == type(b) and (type(a) == "number" or type(a) == "string") then return a < b end
	return type(a) .. tostring(a) < type(b) .. tostring(b)
end

local function keys_of(...)
	local seen, keys = {}, {}
	for _, source in ipairs({ ... }) do
		for key in next, source do
			if not seen[key] then
				seen[key] = true
				table.insert(keys, key)
			end
		end
	end
	table.sort(keys, by_kind_and_text)
	return keys
end

local function is_word(key)
	return type(key) == "string" and string.find(key, "^[%a_][%w_]*$") ~= nil
end

local show

local function show_table(value, depth, path)
	if path[value] then return "(itself)" end
	if depth >= DEEPEST then return "{…}" end
	path[value] = true
	local parts, length = {}, #value
	for _, key in ipairs(keys_of(value)) do
		local text = show(value[key], depth + 1, path)
		local listed = type(key) == "number" and key >= 1 and key <= length and key % 1 == 0
		if not listed then
			text = (is_word(key) and key or "[" .. show(key, depth + 1, path) .. "]") .. " = " .. text
		end
		table.insert(parts, #parts < WIDEST and text or "…")
		if #parts > WIDEST then break end
	end
	path[value] = nil
	return #parts == 0 and "{}" or "{ " .. table.concat(parts, ", ") .. " }"
end

function show(value, depth, path)
	if type(value) == "string" then
		return '"' .. string.gsub(string.gsub(value, '[\\"]', "\\%0"), "%c", "?") .. '"'
	end
	local meta = type(value) == "table" and getmetatable(value)
	if type(value) ~= "table" or type(meta) == "table" and meta.__tostring then return tostring(value) end
	return show_table(value, depth, path)
end

-- A value as it would be written, on one line.
function kit.show(value)
	return show(value, 0, {})
end

local function walk(expected, actual, path, found, pairs_seen)
	if expected == actual or expected ~= expected and actual ~= actual then return end
	if type(expected) ~= "table" or type(actual) ~= "table" then
		table.insert(found, { path = path, expected = expected, actual = actual })
		return
	end
	local seen = pairs_seen[expected]
	if seen and seen[actual] then return end
	pairs_seen[expected] = seen or {}
	pairs_seen[expected][actual] = true
	for _, key in ipairs(keys_of(expected, actual)) do
		local step = is_word(key) and "." .. key or "[" .. kit.show(key) .. "]"
		walk(rawget(expected, key), rawget(actual, key), path .. step, found, pairs_seen)
	end
end

-- Where two values differ, compared by content: a list of { path, expected, actual }.
function kit.differences(expected, actual)
	local found = {}
	walk(expected, actual, "", found, {})
	return found
end

-- The differences as lines, the first few of them.
function kit.describe_differences(found)
	local lines = {}
	for place, difference in ipairs(found) do
		if place > 8 then
			table.insert(lines, "… and " .. #found - 8 .. " more differences")
			break
		end
		local path = difference.path == "" and "the whole" or difference.path
		table.insert(lines, path .. ": expected " .. kit.show(difference.expected) .. ", got "
			.. kit.show(difference.actual))
	end
	return table.concat(lines, "\n")
end

-- A copy whose tables are all its own.
function kit.copy(value)
	if type(value) ~= "table" then return value end
	local copy = {}
	for key, item in next, value do
		copy[key] = kit.copy(item)
	end
	return copy
end

-- The known word that was probably meant.
function kit.near(word, known)
	local best, least = nil, 3
	for _, name in ipairs(known) do
		local distance = math.abs(#name - #word)
		for place = 1, math.min(#name, #word) do
			if string.sub(name, place, place) ~= string.sub(word, place, place) then distance += 1 end
		end
		if distance < least then
			best, least = name, distance
		end
	end
	return best and "; did you mean " .. best .. "?" or ""
end
