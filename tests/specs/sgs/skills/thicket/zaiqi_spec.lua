-- game: sgs
-- 再起 zaiqi: Meng Huo turns up as many cards as he has lost health, instead of drawing two.

-- Whether he does it, with these fields.
local function invokes(fields)
	local menghuo = { "menghuo", role = "rebel", hp = 2, max_hp = 4, hand = 2 }
	for key, value in pairs(fields) do menghuo[key] = value end
	local decision = decide(scene{ me = "menghuo", current = "menghuo", turn = 3, invoke = "zaiqi",
		players = { menghuo, { "caocao", role = "lord", hand = 2 }, { "caoren", role = "loyalist", hand = 2 } } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("zaiqi", function()
	it("is used from two cards on: a card in four heals, which is more than a card", function()
		assert.is_true(invokes{ hp = 2 })
		assert.is_true(invokes{ hp = 1 })
	end)

	it("is not used for one card: the draw phase brings two", function()
		assert.is_false(invokes{ hp = 3 })
	end)

	it("waits for a third card where rende makes more of cards", function()
		assert.is_false(invokes{ hp = 2, skills = { "zaiqi", "rende" } })
		assert.is_true(invokes{ hp = 1, skills = { "zaiqi", "rende" } })
	end)

	it("is not used for fewer cards than other skills let him draw", function()
		assert.is_false(invokes{ hp = 2, skills = { "zaiqi", "yingzi" } })
		assert.is_true(invokes{ hp = 1, skills = { "zaiqi", "yingzi" } })
	end)
end)
