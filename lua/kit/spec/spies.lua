-- Spies and stubs of busted: functions that remember how they were called.

local kit = ...
local words = kit.words

local Spy = {}
Spy.__index = Spy

local function calls_of(spy, what)
	if getmetatable(spy) ~= Spy then kit.stop("error", what .. " needs a spy, not " .. kit.show(spy)) end
	return spy.calls
end

function Spy:__call(...)
	local arguments = table.pack(...)
	local call = { arguments = arguments }
	table.insert(self.calls, call)
	local results = table.pack(self.action(unpack(arguments, 1, arguments.n)))
	call.results = results
	return unpack(results, 1, results.n)
end

function Spy:clear()
	self.calls = {}
	return self
end

-- Puts back what the spy has replaced.
function Spy:revert()
	if self.place then self.place[self.key] = self.original end
	return self.original
end

-- What a stub answers from now on: s.returns(6) as in busted, s:returns(6) as well.
local function answers(spy)
	function spy.returns(first, ...)
		local results = first == spy and table.pack(...) or table.pack(first, ...)
		spy.action = function()
			return unpack(results, 1, results.n)
		end
		return spy
	end
	function spy.invokes(first, second)
		spy.action = first == spy and second or first
		return spy
	end
	return spy
end

local function new(action)
	return answers(setmetatable({ calls = {}, action = action or function() end }, Spy))
end

local function put(place, key, action)
	local spy = new(action)
	spy.place, spy.key, spy.original = place, key, place[key]
	place[key] = spy
	return spy
end

words.spy = {
	new = new,
	on = function(place, key)
		return put(place, key, place[key])
	end,
	is_spy = function(value)
		return getmetatable(value) == Spy
	end,
}

words.stub = setmetatable({
	new = function(place, key)
		return place and put(place, key, function() end) or new()
	end,
}, {
	__call = function(_, place, key, ...)
		local spy = put(place, key, function() end)
		if select("#", ...) > 0 then spy.returns(...) end
		return spy
	end,
})

-- Every function of a table (and of the tables in it) watched; stubbed where `stubbed`.
function words.mock(place, stubbed)
	for key, value in pairs(place) do
		if type(value) == "function" then
			put(place, key, stubbed and function() end or value)
		elseif type(value) == "table" and getmetatable(value) ~= Spy then
			words.mock(value, stubbed)
		end
	end
	return place
end

local function same_arguments(call, wanted)
	return #kit.differences(wanted, call.arguments) == 0
end

local rule = kit.rule

rule("called", 2, function(spy, times)
	local count = #calls_of(spy, "called")
	if times == nil then return count > 0, "a call, got none" end
	return count == times, times .. " calls, got " .. count
end)

rule("called_at_least", 2, function(spy, times)
	local count = #calls_of(spy, "called_at_least")
	return count >= times, "at least " .. times .. " calls, got " .. count
end)

rule("called_at_most", 2, function(spy, times)
	local count = #calls_of(spy, "called_at_most")
	return count <= times, "at most " .. times .. " calls, got " .. count
end)

rule("called_with", 32, function(spy, ...)
	local wanted = table.pack(...)
	local got = {}
	for _, call in ipairs(calls_of(spy, "called_with")) do
		wanted.n = call.arguments.n
		if same_arguments(call, wanted) then return true, "no such call" end
		table.insert(got, kit.show(call.arguments))
	end
	return false, "a call with " .. kit.show({ ... }) .. ", got " .. (#got > 0 and table.concat(got, "; ") or "none")
end)

rule("returned_with", 32, function(spy, ...)
	local wanted = table.pack(...)
	for _, call in ipairs(calls_of(spy, "returned_with")) do
		wanted.n = call.results.n
		if #kit.differences(wanted, call.results) == 0 then return true, "no such result" end
	end
	return false, "the result " .. kit.show({ ... })
end)
