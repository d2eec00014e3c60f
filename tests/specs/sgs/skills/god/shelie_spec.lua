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

describe("shelie in the plans of the others", function()
	it("draws a SupplyShortage: he loses three cards", function()
		-- Zhu Rong, a loyalist now, sits between two rebels; where nobody has skills it goes to Pang Tong
		local players = { zhurong = { role = "loyalist", hand = { "supply_shortage" } }, pangtong = { role = "rebel" },
			xiahouyuan = { skills = { "shelie" } } }
		local s = scene("two-against-two"):with{ turn = 3, me = "zhurong", current = "zhurong", players = players,
			ask = { kind = "activate" } }
		assert.matches("%->sgs4$", decide(s).answer)
	end)

	it("is counted among the draws that others expect of him: a card of each of three suits", function()
		local function draws(fields)
			scene("two-against-two"):with{ players = { zhurong = fields } }
			return brain("pangtong"):expectedDraws(player("zhurong"))
		end
		assert.equal(3, draws{ skills = { "shelie" } })
	end)
end)
