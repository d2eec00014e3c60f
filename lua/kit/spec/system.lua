-- What test frameworks ask of the system: an exit that ends the file, an environment without
-- variables, output that is logged, and modules found by --path.

local kit = ...
local words = kit.words

local function copy(library)
	local own = {}
	for name, value in pairs(library) do
		own[name] = value
	end
	return own
end

words.os = copy(os)
words.os.getenv = function()
	return nil
end
-- Ends the file, as its end would; what it has announced is run.
words.os.exit = function()
	error({ exit = true }, 0)
end

local function stream()
	local pending = ""
	local out = {}
	function out:write(...)
		for _, part in ipairs({ ... }) do
			pending = pending .. tostring(part)
		end
		for line in string.gmatch(pending, "([^\n]*)\n") do
			print(line)
		end
		pending = string.match(pending, "[^\n]*$") or ""
		return self
	end
	function out:flush()
		return self
	end
	return out
end

words.io = { stdout = stream(), stderr = stream() }

-- LuaUnit's own runner stands aside: its classes are run and reported as tests like any other.
local function stand_aside(module)
	if type(module) ~= "table" or type(module.LuaUnit) ~= "table" then return end
	for _, name in ipairs({ "run", "runSuite", "runSuiteByInstances" }) do
		module.LuaUnit[name] = function()
			return 0
		end
	end
end

local fetch = kit.fetch

function words.require(name)
	local module = fetch(name)
	stand_aside(module)
	return module
end
