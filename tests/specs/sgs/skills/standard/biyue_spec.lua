-- game: sgs
-- 闭月 biyue: Diao Chan draws when her turn ends.

local function invoked(more)
	local mine = { "diaochan", role = "loyalist", hand = 1, phase = "finish" }
	for key, value in pairs(more or {}) do mine[key] = value end
	local decision = decide(scene{ me = "diaochan", current = "diaochan", invoke = "biyue",
		players = { { "caocao", role = "lord" }, mine, { "guanyu", role = "rebel" } } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("biyue", function()
	it("draws, with cards in hand and with none", function()
		assert.is_true(invoked())
		assert.is_true(invoked({ hand = 0 }))
	end)

	it("leaves an empty hand empty where it keeps Slashes and Duels off", function()
		assert.is_false(invoked({ hand = 0, skills = { "biyue", "kongcheng" } }))
		assert.is_true(invoked({ hand = 1, skills = { "biyue", "kongcheng" } }), "it is not empty anyway")
	end)
end)
