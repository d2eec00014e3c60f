-- The library as scripts see it: Luau's own, cut down to an allow-list, with what Lua 5.1 and 5.2
-- scripts expect beside it, and with a price on every call that could run long without passing
-- a safe point. It runs once for each VM, before the libraries are frozen, and is compiled
-- without line numbers, so that errors name the line of the script that called.

local native = ...
local charge, caught, compile, draw, log = native.charge, native.caught, native.compile, native.draw, native.log
local type, select, next, error, tonumber, rawget = type, select, next, error, tonumber, rawget
local raw_tostring, raw_pcall, raw_xpcall, raw_resume = tostring, pcall, xpcall, coroutine.resume
local raw_format, raw_find, raw_match, raw_gmatch, raw_gsub = string.format, string.find, string.match, string.gmatch, string.gsub
local raw_sub, raw_rep, raw_sort, raw_concat, raw_move = string.sub, string.rep, table.sort, table.concat, table.move
local pack, unpack, frexp = table.pack, table.unpack, math.frexp

local KEPT = {
	coroutine = "close create isyieldable resume running status wrap yield",
	debug = "traceback",
	math = "abs acos asin atan atan2 ceil clamp cos cosh deg exp floor fmod frexp huge ldexp log log10 max min modf pi pow rad round sign sin sinh sqrt tan tanh",
	os = "clock date difftime time",
	string = "byte char find format gmatch gsub len lower match rep reverse sub upper",
	table = "clear clone concat create find getn insert maxn move pack remove sort unpack",
	utf8 = "char charpattern codepoint codes len offset",
	bit32 = "arshift band bnot bor btest bxor countlz countrz extract lrotate lshift replace rrotate rshift",
}
local KEPT_GLOBALS = "assert error getmetatable ipairs next pairs pcall print rawequal rawget rawlen rawset "
	.. "select setmetatable tonumber tostring type typeof unpack xpcall _VERSION collectgarbage "
	.. "bit32 coroutine debug math os string table utf8"

local function prune(t, kept)
	local keep = {}
	for word in raw_gmatch(kept, "%S+") do keep[word] = true end
	for name in next, t do
		if not keep[name] then t[name] = nil end
	end
end

local globals = _G
prune(globals, KEPT_GLOBALS)
for name, kept in next, KEPT do prune(globals[name], kept) end

-- Errors and kills -------------------------------------------------------------------------------

-- A script may catch an error, but not the end of its memory.
local function seen(ok, ...)
	if not ok then
		local text = caught((...))
		if text then return ok, text end
	end
	return ok, ...
end

function pcall(f, ...)
	return seen(raw_pcall(f, ...))
end

function xpcall(f, handler, ...)
	local function handle(problem)
		return handler(caught(problem) or problem)
	end
	return seen(raw_xpcall(f, handle, ...))
end

function coroutine.resume(co, ...)
	return seen(raw_resume(co, ...))
end

-- Text -------------------------------------------------------------------------------------------

local function text_of(value)
	local kind = type(value)
	if kind == "string" then return value end
	local text = raw_tostring(value)
	if kind == "number" or kind == "boolean" or kind == "nil" then return text end
	local at = raw_find(text, ": 0x", 1, true)
	return if at and raw_match(text, "^%x+$", at + 4) then raw_sub(text, 1, at - 1) else text
end
tostring = text_of

-- Luau's %s takes strings and numbers only, and its %* would show addresses.
local function as_text(format, args)
	local at = 0
	for flags, kind in raw_gmatch(format, "%%([%d%.%-+ #]*)(.)") do
		if kind ~= "%" or flags ~= "" then
			at = at + 1
			if at <= args.n and (kind == "s" or kind == "*") then args[at] = text_of(args[at]) end
		end
	end
	return args
end

function string.format(format, ...)
	local simple = true
	for i = 1, select("#", ...) do
		local arg = (select(i, ...))
		local kind = type(arg)
		if kind == "string" then
			if #arg > 4096 then charge(#arg // 4) end
		elseif kind ~= "number" then
			simple = false
		end
	end
	if simple or type(format) ~= "string" then return raw_format(format, ...) end
	local args = as_text(format, pack(...))
	return raw_format(format, unpack(args, 1, args.n))
end

-- One call of the matcher may cost the product of both lengths between two safe points.
local function weigh(s, pattern)
	if type(s) == "string" and type(pattern) == "string" then
		local work = #s * #pattern
		if work > 65536 then charge(work // 16) end
	end
end

function string.find(s, pattern, from, plain)
	weigh(s, pattern)
	return raw_find(s, pattern, from, plain)
end

function string.match(s, pattern, from)
	weigh(s, pattern)
	return raw_match(s, pattern, from)
end

function string.gmatch(s, pattern)
	weigh(s, pattern)
	return raw_gmatch(s, pattern)
end
string.gfind = string.gmatch

function string.gsub(s, pattern, by, most)
	weigh(s, pattern)
	return raw_gsub(s, pattern, by, most)
end

function string.rep(s, n, between)
	local count, length = tonumber(n), #text_of(s)
	if not count or count ~= count then return raw_rep(s, n) end
	if between ~= nil and between ~= "" and count > 1 then
		return string.rep(s .. between, count - 1) .. s
	end
	local size = length * count
	if size >= 2 ^ 30 then error("resulting string too large", 2) end
	if size > 4096 then charge(size // 64) end
	return raw_rep(s, if length == 0 or count < 0 then 0 else count)
end

for name in raw_gmatch("upper lower reverse", "%a+") do
	local raw = string[name]
	string[name] = function(s)
		if type(s) == "string" and #s > 4096 then charge(#s // 8) end
		return raw(s)
	end
end

local raw_utf8_len = utf8.len
function utf8.len(s, ...)
	if type(s) == "string" and #s > 4096 then charge(#s // 8) end
	return raw_utf8_len(s, ...)
end

function print(...)
	local parts = {}
	for i = 1, select("#", ...) do parts[i] = text_of((select(i, ...))) end
	log(raw_concat(parts, "\t"))
end

-- Tables -----------------------------------------------------------------------------------------

local function before(a, b) return a < b end

function table.sort(t, less)
	if type(t) == "table" then
		local n = #t
		local _, bits = frexp(n)
		if n > 1000 then charge(n * bits // 4) end
		-- comparing long strings takes long: let each comparison be a safe point
		if less == nil and type(rawget(t, 1)) == "string" then less = before end
	end
	return raw_sort(t, less)
end

function table.concat(t, between, from, to)
	local last = tonumber(to) or (type(t) == "table" and #t or 0)
	local n = last - (tonumber(from) or 1)
	if n > 1000 then charge(n * 2) end
	return raw_concat(t, between, from, to)
end

function table.move(from, first, last, at, to)
	local n = (tonumber(last) or 0) - (tonumber(first) or 0)
	if n > 1000 then charge(n) end
	return raw_move(from, first, last, at, to)
end

function table.foreach(t, f)
	for key, value in next, t do
		local result = f(key, value)
		if result ~= nil then return result end
	end
	return nil
end

function table.foreachi(t, f)
	for i = 1, #t do
		local result = f(i, t[i])
		if result ~= nil then return result end
	end
	return nil
end

-- Numbers, time, memory --------------------------------------------------------------------------

math.mod = math.fmod

function math.random(...)
	local value, wrong = draw(...)
	if wrong then error(wrong, 2) end
	return value
end

function math.randomseed() end

-- The clock stands still: 2024-01-01 00:00:00 UTC.
local NOW = 1704067200
local raw_time, raw_date = os.time, os.date

function os.time(fields)
	if fields == nil then return NOW end
	return raw_time(fields)
end

function os.date(format, time)
	local text = format or "%c"
	if raw_find(text, "^!") == nil then text = "!" .. text end
	return raw_date(text, time or NOW)
end

function os.clock() return 0 end

function collectgarbage() return 0 end

_VERSION = "Luau"

-- Chunks -----------------------------------------------------------------------------------------

local LONGEST = 256 * 1024

local function read(reader)
	local parts, size = {}, 0
	while true do
		local part = reader()
		if part == nil or part == "" then return raw_concat(parts) end
		if type(part) ~= "string" then return nil, "reader function must return a string" end
		size = size + #part
		if size > LONGEST then return nil, "chunk too large" end
		parts[#parts + 1] = part
	end
end

-- Gives the environment its own load and loadstring.
return function(env)
	function env.load(chunk, _, mode, ...)
		local text, wrong = chunk, nil
		if type(chunk) == "function" then text, wrong = read(chunk) end
		if wrong then return nil, wrong end
		local target = env
		if select("#", ...) > 0 then target = (...) or {} end
		return compile(text, mode, target)
	end

	function env.loadstring(text)
		return compile(text, "t", env)
	end
end
