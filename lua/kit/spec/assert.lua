-- The assertions of busted: `assert(value, message)`, and `assert.are.equal(expected, actual)` with
-- the words are, is, has, was, be, does, to, not, no between, joined by `.` or `_`.

local kit, native = ...

-- Ends the running test with a verdict, at the line of the spec that is running.
function kit.stop(verdict, message)
	error({ verdict = verdict, message = message, line = native.place() }, 0)
end

local function show(value)
	return kit.show(value)
end

local function got(value)
	return ", got " .. show(value)
end

-- Without "file:line: ", which is put before a raised text.
local function bare(problem)
	if type(problem) ~= "string" then return problem end
	return (string.gsub(problem, "^[^\n]-:%d+: ", "", 1))
end

local function raised(f)
	if type(f) ~= "function" then kit.stop("error", "a function is needed, not " .. show(f)) end
	local ok, problem = pcall(f)
	if not ok and type(problem) == "userdata" then problem = tostring(problem) end
	if not ok and type(problem) == "table" and problem.verdict then problem = problem.message end
	return not ok, bare(problem)
end

-- name → how many arguments, and function(...) → whether it holds, what was wanted and what came
local rules = {}

local function rule(names, arity, check)
	for name in string.gmatch(names, "%S+") do
		rules[name] = { arity = arity, check = check }
	end
end

kit.rule = rule

rule("equal equals", 2, function(expected, actual)
	return expected == actual, show(expected) .. got(actual)
end)

rule("same", 2, function(expected, actual)
	local found = kit.differences(expected, actual)
	if #found == 0 then return true, "anything but " .. show(expected) .. got(actual) end
	local detail = type(expected) == "table" and type(actual) == "table"
	local more = detail and "\n" .. kit.describe_differences(found) or ""
	return false, "the same as " .. show(expected) .. got(actual) .. more
end)

rule("near", 3, function(expected, actual, tolerance)
	if type(actual) ~= "number" then return false, "a number near " .. show(expected) .. got(actual) end
	local holds = math.abs(expected - actual) <= tolerance
	return holds, show(expected) .. " within " .. show(tolerance) .. got(actual)
end)

rule("true", 1, function(value) return value == true, "true" .. got(value) end)
rule("false", 1, function(value) return value == false, "false" .. got(value) end)
rule("truthy", 1, function(value) return value and true or false, "something true" .. got(value) end)
rule("falsy", 1, function(value) return not value, "nil or false" .. got(value) end)
rule("nil", 1, function(value) return value == nil, "nil" .. got(value) end)

for kind in string.gmatch("table string number function boolean userdata thread", "%a+") do
	rule(kind, 1, function(value) return type(value) == kind, "a " .. kind .. got(value) end)
end

rule("matches match", 2, function(pattern, text)
	if type(text) ~= "string" then return false, "a text that matches " .. show(pattern) .. got(text) end
	return string.find(text, pattern) ~= nil, "a text that matches " .. show(pattern) .. got(text)
end)

rule("error errors", 2, function(f, expected)
	local failed, problem = raised(f)
	if not failed then return false, "an error, but there was none" end
	if expected == nil then return true, "an error" .. got(problem) end
	local holds = #kit.differences(bare(expected), problem) == 0
	return holds, "the error " .. show(expected) .. got(problem)
end)

rule("error_matches error_match matches_error", 2, function(f, pattern)
	local failed, problem = raised(f)
	local wanted = "an error that matches " .. show(pattern)
	if not failed then return false, wanted .. ", but there was none" end
	return type(problem) == "string" and string.find(problem, pattern) ~= nil, wanted .. got(problem)
end)

local LINKS = { are = 1, is = 1, has = 1, have = 1, was = 1, were = 1, be = 1, does = 1, to = 1, a = 1, an = 1 }

local chain

-- What a key means: the rest after links and negations, and whether it is negated.
local function parse(key, negated)
	local rest = string.lower(key)
	while true do
		local word, after = string.match(rest, "^(%a+)_?(.*)$")
		if not word or rules[rest] then break end
		if word == "not" or word == "no" then
			negated = not negated
		elseif not LINKS[word] then
			break
		end
		rest = after
	end
	return rest, negated
end

local function apply(entry, negated, ...)
	local arguments = table.pack(...)
	local holds, text = entry.check(unpack(arguments, 1, entry.arity))
	if holds ~= negated then return ... end
	local own = arguments[entry.arity + 1]
	local before = own ~= nil and tostring(own) .. ": " or ""
	kit.stop("failed", before .. (negated and "expected not " or "expected ") .. text)
end

local function rule_of(name)
	local entry = rules[name]
	if entry then return entry end
	local known = {}
	for word in pairs(rules) do table.insert(known, word) end
	table.sort(known)
	kit.stop("error", "there is no assertion " .. name .. kit.near(name, known))
end

-- assert.spy(s).was.called_with(…): the words after it are about the spy.
local function about(subject, negated)
	return setmetatable({}, { __index = function(_, key)
		local name, flipped = parse(key, negated)
		if name == "" then return about(subject, flipped) end
		local entry = rule_of(name)
		return function(...)
			return apply(entry, flipped, subject, ...)
		end
	end })
end

local function lookup(key, negated)
	local name, flipped = parse(key, negated)
	if name == "" then return chain(flipped) end
	if name == "spy" or name == "stub" then
		return function(subject)
			return about(subject, flipped)
		end
	end
	local entry = rule_of(name)
	return function(...)
		return apply(entry, flipped, ...)
	end
end

function chain(negated)
	return setmetatable({}, {
		__index = function(_, key)
			return lookup(key, negated)
		end,
		__call = function(_, value, message, ...)
			if (value and true or false) == negated then
				kit.stop("failed", message ~= nil and tostring(message) or "assertion failed" .. got(value))
			end
			return value, message, ...
		end,
	})
end

kit.words.assert = chain(false)
