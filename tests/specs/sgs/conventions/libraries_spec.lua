-- What Lua 5.2 scripts expect of the libraries: clocks that stand, text of any value, numbers of the match.

describe("the libraries", function()
	it("have clocks that stand still", function()
		assert.equal(os.time(), os.time())
		assert.equal(0, os.clock())
	end)

	it("take a seed and draw from the match all the same", function()
		math.randomseed(os.time())
		local drawn = math.random(1, 6)
		assert.is_true(drawn >= 1 and drawn <= 6)
	end)

	it("format what is no text", function()
		assert.equal("true nil 3", string.format("%s %s %d", true, nil, 3))
		assert.equal("005", ("%03d"):format(5))
	end)

	it("add a text that is a number", function()
		assert.equal(3.5, string.format("%3.1f", 2.5) + 1)
	end)

	it("have the functions that Luau dropped", function()
		assert.equal(2, math.mod(5, 3))
		assert.equal(3, table.getn({ 1, 2, 3 }))
		assert.equal(6, select(-1, unpack({ 4, 5, 6 })))
	end)
end)
