-- Tests that a limit has to stop.

it("endless loop", function()
	while true do end -- FAILS: out of fuel
end)

it("endless loop behind pcall", function()
	pcall(function()
		while true do end -- FAILS: out of fuel
	end)
	assert.is_true(true)
end)

it("memory", function()
	local all = {}
	for i = 1, 1e9 do all[i] = string.rep("x", 1000) .. i end -- FAILS: not enough memory
end)

it("recursion", function()
	local function again() return 1 + again() end -- FAILS: stack overflow
	again()
end)

it("after it the next test runs", function()
	assert.equal(1, 2) -- FAILS: expected 1, got 2
end)
