-- Tests in LuaUnit's manner: global tables `Test…` with methods `test…`, and functions `test…`.

local kit, native = ...

local ENDINGS = {
	["LuaUnit test FAILURE: "] = "failed",
	["LuaUnit test SKIP:    "] = "pending",
	["LuaUnit test SUCCESS: "] = "passed",
}

local function is_test(name)
	return type(name) == "string" and string.lower(string.sub(name, 1, 4)) == "test"
end

local function tests_in(place)
	local names = {}
	for name in next, place do
		if is_test(name) then table.insert(names, name) end
	end
	table.sort(names)
	return names
end

-- What LuaUnit's assertions raise, as an ending of ours.
local function ending(problem)
	if type(problem) ~= "string" then return problem end
	for prefix, verdict in pairs(ENDINGS) do
		local _, last = string.find(problem, prefix, 1, true)
		if last then
			return { verdict = verdict, message = string.sub(problem, last + 1), line = native.place() }
		end
	end
	return { verdict = "error", problem = problem, line = native.place() }
end

local function call(body, ...)
	local ok, problem = xpcall(body, ending, ...)
	return not ok and problem or nil
end

local function first_of(class, names)
	for _, name in ipairs(names) do
		if type(class[name]) == "function" then return class[name] end
	end
	return function() end
end

local function method(class, name)
	return function()
		local wrong = call(first_of(class, { "setUp", "setup", "SetUp" }), class) or call(class[name], class)
		wrong = wrong or call(first_of(class, { "tearDown", "teardown", "TearDown" }), class)
		if wrong and wrong.verdict ~= "passed" then error(wrong, 0) end
	end
end

local function single(body)
	return function()
		local wrong = call(body)
		if wrong and wrong.verdict ~= "passed" then error(wrong, 0) end
	end
end

-- Announces what a file has defined. A file that uses the words of busted is left alone.
function kit.classes(place, add)
	for _, name in ipairs(tests_in(place)) do
		local value = rawget(place, name)
		if type(value) == "function" and not kit.words[name] then
			add(name, single(value))
		elseif type(value) == "table" then
			for _, test in ipairs(tests_in(value)) do
				if type(value[test]) == "function" then add(name .. "." .. test, method(value, test)) end
			end
		end
	end
end
