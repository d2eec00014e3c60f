-- game: sgs
-- 乐不思蜀 Indulgence, 兵粮寸断 Supply Shortage, 闪电 Lightning.

-- Pang Tong's turn, two against two, with these fields of each.
local function seats(mine, lord, one, two)
	return scene("two-against-two"):with{ turn = 3,
		players = { pangtong = mine, yuanshao = lord, zhurong = one, xiahouyuan = two } }
end

local function targets(s)
	local decision = decide(s)
	assert.same({}, decision.faults)
	if not decision.answer then return nil end
	return decision.answer:match("%->(.*)$") or ""
end

local function worth(s)
	local found = {}
	for _, step in ipairs(decide(s).trace) do
		if step.step == "considered" and step.why:find("what his phase is worth", 1, true) then found[step.option] = step.score end
	end
	return found
end

describe("Indulgence", function()
	local mine = { hand = { "indulgence" } }

	it("goes to the enemy with more cards over his health", function()
		local s = seats(mine, {}, { hp = 3, hand = 1 }, { hp = 4, hand = 6 })
		assert.equal("sgs4", targets(s))
		-- 1 - 3 + (4 - 1) / 2 against 6 - 4 + (4 - 2) / 2
		assert.near(-0.5, worth(s).sgs3, 1e-9)
		assert.near(3, worth(s).sgs4, 1e-9)
		local weak = seats(mine, {}, { hp = 2, hand = 1 }, { hp = 4, hand = 6 })
		assert.equal("sgs3", targets(weak), "a weak one counts 3 more")
	end)

	it("goes to Diao Chan first: her skill counts 10", function()
		local s = seats(mine, {}, { hp = 3, hand = 1, skills = { "lijian" } }, { hp = 4, hand = 6 })
		assert.equal("sgs3", targets(s))
		assert.near(1 - 3 + 10 + 1.5, worth(s).sgs3, 1e-9)
	end)

	it("is not put on him who has one, nor on a friend", function()
		assert.equal("sgs4", targets(seats(mine, {}, { hand = 8, judging = { "indulgence" } }, {})))
		assert.is_nil(targets(seats(mine, {}, { judging = { "indulgence" } }, { judging = { "indulgence" } })))
	end)

	it("is wasted where Zhang He moves it away before it counts", function()
		local zhanghe = { skills = { "qiaobian" }, hand = 3 }
		assert.is_nil(targets(seats(mine, {}, zhanghe, { hand = 6 })))
		assert.equal("sgs3", targets(seats(mine, {}, { hand = 6 }, zhanghe)))
		local two = { hand = { "indulgence", "supply_shortage" } }
		assert.equal("sgs4", targets(seats(two, {}, zhanghe, { hand = 9 })), "he can move only one of two")
	end)

	it("of a lord without enemies stops a neighbour of whom nothing is known", function()
		local s = scene{ me = "yuanshao", current = "yuanshao", turn = 0, ask = { kind = "activate" }, players = {
			{ "yuanshao", role = "lord", hp = 5, hand = { "indulgence" } }, { "pangtong", hand = 4 }, { "zhurong", hand = 4 },
			{ "xiahouyuan", hand = 4 }, { "caocao", hand = 4 } } }
		assert.equal("sgs2", targets(s))
	end)
end)

describe("Supply Shortage", function()
	local mine = { hand = { "supply_shortage" } }

	it("goes to the near enemy who lives on drawn cards", function()
		local s = seats(mine, {}, { hand = 1, skills = { "haoshi" } }, { hand = 1 })
		assert.equal("sgs3", targets(s))
		assert.near(9, worth(s).sgs3, 1e-9)
	end)

	it("does not reach an enemy two seats away", function()
		assert.is_nil(targets(seats(mine, {}, { judging = { "supply_shortage" } }, {})))
	end)

	it("counts skills that do without the draw phase", function()
		local s = seats(mine, {}, { hand = 2, skills = { "tiandu" } })
		assert.near(-7, worth(s).sgs3, 1e-9)
	end)
end)

describe("Lightning", function()
	local mine = { hand = { "lightning" } }

	it("is laid down when a friend decides judgements", function()
		assert.equal("", targets(seats(mine, { skills = { "guicai" } })))
	end)

	it("stays in hand when an enemy does, or as many friends as enemies may be struck", function()
		assert.is_nil(targets(seats(mine, {}, { skills = { "guicai" } })))
		assert.is_nil(targets(seats(mine)))
	end)

	it("is laid down against many", function()
		assert.equal("", targets(seats(mine, { skills = { "hongyan" } })))
	end)

	it("is not laid down before oneself a second time", function()
		assert.is_nil(targets(seats({ hand = { "lightning" }, judging = { "lightning" } }, { skills = { "guicai" } })))
	end)
end)
