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

describe("zaiqi in the plans of the others", function()
	it("draws a SupplyShortage while badly wounded: he could not heal", function()
		-- Zhu Rong, a loyalist now, sits between two rebels; where nobody has skills it goes to Pang Tong
		local players = { zhurong = { role = "loyalist", hand = { "supply_shortage" } }, pangtong = { role = "rebel" },
			xiahouyuan = { skills = { "zaiqi" }, hp = 2, hand = 3 } }
		local s = scene("two-against-two"):with{ turn = 3, me = "zhurong", current = "zhurong", players = players,
			ask = { kind = "activate" } }
		assert.matches("%->sgs4$", decide(s).answer)
	end)

	it("is counted among the draws that others expect of him: what turns up and is no heart", function()
		local function draws(fields)
			scene("two-against-two"):with{ players = { zhurong = fields } }
			return brain("pangtong"):expectedDraws(player("zhurong"))
		end
		assert.equal(0, draws{ skills = { "zaiqi" }, hp = 3 })
		assert.equal(2, draws{ skills = { "zaiqi" } })
	end)

	it("lets him wait for healing while he has two health: he heals himself by what turns up", function()
		local function waits(fields)
			scene("two-against-two"):with{ players = { xiahouyuan = fields } }
			local _, rest = brain("zhurong"):getWoundedFriend()
			return rest[1] == player("xiahouyuan")
		end
		assert.is_true(waits{ skills = { "zaiqi" }, hp = 2 })
		assert.is_false(waits{ skills = { "zaiqi" }, hp = 1 })
		assert.is_false(waits{ hp = 2 })
	end)
end)
