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
kit.got = got

-- name → how many arguments, and function(...) → whether it holds, what was wanted and what came
local rules = {}

function kit.rule(names, arity, check)
	for name in string.gmatch(names, "%S+") do
		rules[name] = { arity = arity, check = check }
	end
end

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
