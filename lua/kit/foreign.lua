-- What a whole foreign AI finds in place of our libraries: Lua 5.2's order of equals in `table.sort`,
-- which some scripts lean on, also with comparators that are no orders; and files that are not there.
-- It is given the environment of the AI and a function that warns.

local swap_error = "invalid order function for sorting"

local function before(a, b)
	return a < b
end

-- Puts the least, the middle and the greatest of three where they belong; true where no more is to do.
local function place_ends(t, low, high, less)
	if less(t[high], t[low]) then t[low], t[high] = t[high], t[low] end
	if high - low == 1 then return true end
	local middle = (low + high) // 2
	if less(t[middle], t[low]) then
		t[middle], t[low] = t[low], t[middle]
	elseif less(t[high], t[middle]) then
		t[middle], t[high] = t[high], t[middle]
	end
	if high - low == 2 then return true end
	t[middle], t[high - 1] = t[high - 1], t[middle]
	return false
end

-- Parts what lies between at the pivot, which stands last but one; its place.
local function part(t, low, high, less)
	local pivot, up, down = t[high - 1], low, high - 1
	while true do
		up += 1
		while less(t[up], pivot) do
			if up >= high then error(swap_error, 0) end
			up += 1
		end
		down -= 1
		while less(pivot, t[down]) do
			if down <= low then error(swap_error, 0) end
			down -= 1
		end
		if down < up then break end
		t[up], t[down] = t[down], t[up]
	end
	t[high - 1], t[up] = t[up], t[high - 1]
	return up
end

local function sort(t, low, high, less)
	while low < high do
		if place_ends(t, low, high, less) then return end
		local at = part(t, low, high, less)
		if at - low < high - at then
			sort(t, low, at - 1, less)
			low = at + 1
		else
			sort(t, at + 1, high, less)
			high = at - 1
		end
	end
end

return function(env, warn)
	local tables = table.clone(table)
	function tables.sort(t, less)
		sort(t, 1, #t, less or before)
	end
	env.table = tables

	local warned = {}
	local function no_file(name)
		local path = tostring(name)
		if not warned[path] then warn("there are no files here: " .. path .. " is not opened") end
		warned[path] = true
		return nil, path .. ": No such file or directory", 2
	end
	env.io = { open = no_file, lines = function() return function() end end, write = function() end }
end
