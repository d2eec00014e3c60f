-- game: sgs
-- 涉猎 shelie: one card of each suit among five, instead of drawing.

local function invokes(more)
	local fields = { "shenlvmeng", role = "rebel", phase = "draw", hand = 2 }
	for key, value in pairs(more or {}) do fields[key] = value end
	local decision = decide(scene{ me = "shenlvmeng", current = "shenlvmeng", turn = 5, invoke = "shelie",
		players = { fields, { "sunquan", role = "lord" } } })
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("shelie", function()
	it("brings three cards on average, instead of two", function()
		assert.is_true(invokes())
		assert.is_true(invokes{ acquired = { "yingzi" } }, "three, but chosen ones")
	end)

	it("is not used where four or more would be drawn", function()
		assert.is_false(invokes{ acquired = { "haoshi" } })
	end)
end)
