-- Every test here must fail, on the line that says so.

it("equal", function()
	assert.equal(1, 2) -- FAILS: expected 1, got 2
end)

it("near", function()
	assert.near(1, 1.5, 0.1) -- FAILS: expected 1 within 0.1, got 1.5
end)

it("same", function()
	assert.same({ hp = 1 }, { hp = 2 }) -- FAILS: .hp: expected 1, got 2
end)

it("not", function()
	assert.is_not_nil(nil) -- FAILS: expected not nil, got nil
end)

it("no error", function()
	assert.has_error(function() end) -- FAILS: expected an error, but there was none
end)

it("unexpected error", function()
	assert.has_no.errors(function() error("boom") end) -- FAILS: expected not an error, got "boom"
end)

local function check(value)
	assert.is_true(value) -- FAILS: expected true, got false
end

it("in a function of the file", function()
	check(false)
end)

it("unknown word", function()
	assert.is_shiny(1) -- FAILS: there is no assertion shiny
end)

it("wrong answer", function()
	assert.equal("sgs8", decide("cao-pi-banishes").answer) -- FAILS: expected "sgs8", got "sgs2"
end)

describe("hooks", function()
	after_each(function()
		assert(false, "afterwards") -- FAILS: afterwards
	end)

	it("fail a test that went well", function() end)
end)

it("after failing ones are still run", function()
	error("the end") -- FAILS: the end
end)
