-- What the assertions compare: equal, same, near, true, error …

local kit = ...
local rule, got = kit.rule, kit.got

local function show(value)
	return kit.show(value)
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
