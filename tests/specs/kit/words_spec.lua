-- The words of specs: the order of hooks, the assertions and their messages.

-- What an assertion that does not hold says.
local function said(f)
	local ok, problem = pcall(f)
	assert(not ok, "the assertion should not hold")
	return problem.message
end

describe("hooks", function()
	local log = {}
	local function note(text)
		return function() table.insert(log, text) end
	end

	setup(note("setup"))
	before_each(note("outer"))

	describe("of a nested block", function()
		setup(note("inner setup"))
		before_each(note("inner"))

		it("run after those around it", function()
			assert.same({ "setup", "inner setup", "outer", "inner" }, log)
		end)

		it("run anew for each test, in a match of its own", function()
			assert.equal(4, #log)
		end)
	end)

	it("of other blocks do not run", function()
		assert.same({ "setup", "outer" }, log)
	end)
end)

describe("each test", function()
	it("may leave things behind", function()
		sgs.left_behind = true
		LEFT_BEHIND = true
	end)

	it("finds nothing that another has left", function()
		assert.is_nil(rawget(sgs, "left_behind"))
		assert.is_nil(LEFT_BEHIND)
	end)

	pending("may be left for later")

	it("draws the same random numbers in every run", function()
		assert.is_number(math.random())
		assert.equal(nil, os.getenv("HOME"))
	end)

	it("has primitives and settings at hand", function()
		assert.is_function(weighted.pick)
		assert.equal("b", weighted.pick{ a = 0, b = 1 })
		assert.is_table(SmartAI)
	end)
end)

describe("assert", function()
	it("is a function and gives back what it was given", function()
		assert.same({ 1, "x" }, { assert(1, "x") })
		assert.equal("no luck", said(function() assert(nil, "no luck") end))
	end)

	it("takes words joined by dots and underscores", function()
		assert.is_true(true)
		assert.is.truthy(1)
		assert.are.equal(1, 1)
		assert.are_equal(1, 1)
		assert.are_not.equal(1, 2)
		assert.is_not_nil(1)
		assert.is.not_nil(1)
		assert.not_nil(1)
		assert.has_no.errors(function() end)
		assert.has_no_error(function() end)
		assert.True(true)
		assert.is.Nil(nil)
		assert.falsy(nil)
	end)

	it("compares by content with same, by identity with equal", function()
		assert.same({ 1, { a = 2 } }, { 1, { a = 2 } })
		assert.not_same({ 1 }, { 1, 2 })
		assert.not_equal({}, {})
		local ring = {}
		ring.ring = ring
		local other = {}
		other.ring = other
		assert.same(ring, other)
	end)

	it("knows types", function()
		assert.is_table{}
		assert.is_string("")
		assert.is_number(1)
		assert.is_function(print)
		assert.is_boolean(false)
		assert.is_not_table("")
	end)

	it("finds numbers near", function()
		assert.near(1, 1.05, 0.1)
		assert.not_near(1, 1.2, 0.1)
	end)

	it("looks at errors", function()
		local function fail() error("it broke") end
		assert.has_error(fail)
		assert.has_error(fail, "it broke")
		assert.error_matches(fail, "br%a+e")
		assert.has_error(function() error({ code = 7 }) end, { code = 7 })
		assert.matches("b.d", "abide-bad")
	end)

	it("prints both values", function()
		assert.equal('expected "a", got "b"', said(function() assert.equal("a", "b") end))
		assert.equal("expected true, got nil", said(function() assert.is_true(nil) end))
		assert.equal("expected not 1, got 1", said(function() assert.not_equal(1, 1) end))
		assert.equal("expected 1 within 0.1, got 2", said(function() assert.near(1, 2, 0.1) end))
		assert.equal("hp: expected 1, got 2", said(function() assert.equal(1, 2, "hp") end))
	end)

	it("shows where tables differ", function()
		local text = said(function() assert.same({ a = { 1, 2 }, b = 1 }, { a = { 1, 3 }, c = true }) end)
		assert.matches("%.a%[2%]: expected 2, got 3", text)
		assert.matches("%.b: expected 1, got nil", text)
		assert.matches("%.c: expected nil, got true", text)
	end)

	it("suggests the word that was meant", function()
		assert.matches("did you mean equal", said(function() assert.equel(1, 1) end))
	end)
end)

describe("finally", function()
	it("is called at the end", function()
		finally(function() assert.is_true(true) end)
	end)
end)
