-- What the face makes in Lua because one call does it where Rust would need one for every field.

local rawequal, rawget = rawequal, rawget

local seen = {} -- what doudizhu.values held when it was looked at last, in the order of looking

-- Notes a value at a place; whether another one was there.
local function is_new(place, value)
	if rawequal(seen[place], value) then return false end
	seen[place] = value
	return true
end

local function is_changed_list(list, first, count)
	local is_changed = is_new(first, type(list))
	if type(list) ~= "table" then return is_changed end
	for at = 1, count do is_changed = is_new(first + at, rawget(list, at)) or is_changed end
	return is_changed
end

local function is_changed_form(form, first)
	local is_changed = is_new(first, type(form))
	if type(form) ~= "table" then return is_changed end
	is_changed = is_new(first + 1, rawget(form, "add")) or is_changed
	return is_new(first + 2, rawget(form, "divide")) or is_changed
end

local function is_changed_forms(forms, names, first)
	local is_changed = is_new(first, type(forms))
	if type(forms) ~= "table" then return is_changed end
	for at, name in ipairs(names) do
		is_changed = is_changed_form(rawget(forms, name), first + 3 * at) or is_changed
	end
	return is_changed
end

return {
	group = function(cards, type, rank, length, value)
		return { cards = cards, type = type, rank = rank, length = length, value = value }
	end,

	-- How many cards of each rank, from 3 on.
	counts = function(...) return { nil, nil, ... } end,

	-- Whether the values, a table by the names of forms, differ from what they were at the last call.
	is_changed = function(values, names)
		local is_changed = is_new(1, type(values))
		if type(values) ~= "table" then return is_changed end
		is_changed = is_new(2, rawget(values, "round")) or is_changed
		is_changed = is_changed_list(rawget(values, "bids"), 3, 3) or is_changed
		return is_changed_forms(rawget(values, "forms"), names, 7) or is_changed
	end,
}
