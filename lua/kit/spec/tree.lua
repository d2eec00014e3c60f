-- Blocks and tests: describe, it, before_each and their kin. A file is run to collect them; then
-- each test is run alone, in a match of its own, where the file is run once more.

local kit, native = ...
local words = kit.words

local root = { name = "", setup = {}, before = {}, after = {}, teardown = {} }
local block, items, running = root, {}, nil

local function full_name(name)
	local parts, at = { name }, block
	while at ~= root do
		table.insert(parts, 1, at.name)
		at = at.parent
	end
	return table.concat(parts, " ")
end

local function only_outside(word)
	if running then kit.stop("error", word .. " cannot stand inside a test") end
end

local function describe(name, body)
	only_outside("describe")
	if type(body) ~= "function" then kit.stop("error", "describe needs a name and a function") end
	local outer = block
	block = { name = tostring(name), parent = outer, setup = {}, before = {}, after = {}, teardown = {} }
	body()
	block = outer
end

local function add(name, body, why)
	table.insert(items, { name = full_name(tostring(name)), line = native.place(), block = block, body = body, why = why })
end

local function it(name, body)
	only_outside("it")
	if body ~= nil and type(body) ~= "function" then kit.stop("error", "it needs a name and a function") end
	add(name, body, "it has no body yet")
end

for name in string.gmatch("describe context insulate expose", "%a+") do words[name] = describe end
for name in string.gmatch("it spec test", "%a+") do words[name] = it end

-- pending("why") inside a test ends it; pending("a name", function) announces one for later.
function words.pending(name, body)
	if running then kit.stop("pending", tostring(name)) end
	add(name, nil, type(body) == "string" and body or "pending")
end

local function hook(word, list, first)
	words[word] = function(body)
		only_outside(word)
		if type(body) ~= "function" then kit.stop("error", word .. " needs a function") end
		if first then table.insert(block[list], 1, body) else table.insert(block[list], body) end
	end
end

hook("setup", "setup")
hook("before_each", "before")
hook("after_each", "after", true)
hook("teardown", "teardown", true)

-- Called when the running test has ended, however it ended.
function words.finally(body)
	if not running then kit.stop("error", "finally stands inside a test") end
	table.insert(running.finally, 1, body)
end

local function explain(problem)
	if type(problem) == "table" and problem.verdict then return problem end
	return { verdict = "error", problem = problem, line = native.place() }
end

local function attempt(body, ...)
	local ok, told = xpcall(body, explain, ...)
	if ok then return nil end
	return type(told) == "table" and told or { verdict = "error", problem = told, line = 0 }
end

-- The blocks around a test, outermost first.
local function around(item)
	local blocks, at = {}, item.block
	while at do
		table.insert(blocks, 1, at)
		at = at.parent
	end
	return blocks
end

local function all(blocks, list, wrong, from, to, step)
	for place = from, to, step do
		for _, body in ipairs(blocks[place][list]) do
			wrong = attempt(body) or wrong
			if wrong and step > 0 then return wrong end
		end
	end
	return wrong
end

local function play(item)
	local blocks = around(item)
	local n = #blocks
	local wrong = all(blocks, "setup", nil, 1, n, 1) or all(blocks, "before", nil, 1, n, 1)
	wrong = wrong or attempt(item.body)
	for _, body in ipairs(running.finally) do
		wrong = wrong or attempt(body)
	end
	wrong = wrong or all(blocks, "after", nil, n, 1, -1)
	return wrong or all(blocks, "teardown", nil, n, 1, -1)
end

-- Runs the file: true and its tests, or false and what was wrong.
function kit.load(file)
	local wrong = attempt(file)
	local ended = wrong and type(wrong.problem) == "table" and wrong.problem.exit
	if wrong and not ended then return false, wrong end
	if #items == 0 then
		kit.classes(kit.environment, function(name, body)
			add(name, body)
		end)
	end
	return true, items
end

-- Runs one test: true, or false and what was wrong.
function kit.run(index)
	local item = items[index]
	if not item then return false, { verdict = "error", message = "the file announces other tests when it is run again" } end
	if not item.body then return false, { verdict = "pending", message = item.why, line = item.line } end
	running = { finally = {} }
	local wrong = play(item)
	running = nil
	return wrong == nil, wrong
end
