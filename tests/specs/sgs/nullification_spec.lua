-- game: sgs
-- 无懈可击 Nullification: which tricks are stopped, and which of those that were stopped are saved.

-- Guan Yu (me, a rebel) with Zhang Liao against the lord Ma Chao and the loyalist Cao Ren. Nobody has
-- skills; `more` changes the players by general.
local function table_of(more)
	local players = {
		{ "guanyu", role = "rebel", hand = { "nullification" } }, { "machao", role = "lord" },
		{ "zhangliao", role = "rebel" }, { "caoren", role = "loyalist" },
	}
	for _, row in ipairs(players) do
		row.skills, row.hand = {}, row.hand or 3
		for key, value in pairs(more and more[row[1]] or {}) do row[key] = value end
	end
	return { me = "guanyu", current = more and more.current or "machao", turn = 2, mode = "04p", players = players }
end

-- Whether the trick `name` of `from` on `to` is stopped.
local function stops(name, from, to, more, positive)
	local seats = { guanyu = "sgs1", machao = "sgs2", zhangliao = "sgs3", caoren = "sgs4" }
	local given = table_of(more)
	given.tags = more and more.tags
	given.ask = { kind = "askForNullification", trick = name:find(":") and name or name .. ":[no_suit:-]=.",
		from = seats[from], to = seats[to], positive = positive ~= false }
	local decision = decide(scene(given))
	assert.same({}, decision.faults)
	assert.equal("default", decision.source)
	return decision.answer ~= nil
end

local function saves(name, from, to, more)
	return stops(name, from, to, more, false)
end

describe("a trick is stopped", function()
	it("when it takes a card of a friend", function()
		assert.is_true(stops("snatch", "machao", "zhangliao"))
		assert.is_false(stops("snatch", "zhangliao", "machao"), "a friend's Snatch")
	end)

	it("when it would destroy what is dear to a friend", function()
		assert.is_false(stops("dismantlement", "machao", "zhangliao"))
		assert.is_true(stops("dismantlement", "machao", "zhangliao", { zhangliao = { equips = { "eight_diagram" } } }))
		assert.is_true(stops("dismantlement", "machao", "zhangliao", { zhangliao = { hand = 1 } }), "the only hand card")
	end)

	it("but not for a card that protects nobody", function()
		assert.is_false(stops("dismantlement", "machao", "zhangliao", { zhangliao = { hand = { "slash" } } }))
	end)

	it("when enemies free each other", function()
		assert.is_true(stops("dismantlement", "machao", "caoren", { caoren = { judging = { "indulgence" } } }))
		assert.is_false(stops("dismantlement", "machao", "caoren"))
	end)

	it("but not when a bare friend is freed", function()
		local bare = { zhangliao = { hand = 0, judging = { "indulgence" } } }
		assert.is_false(stops("snatch", "machao", "zhangliao", bare))
	end)

	it("when a friend would lose his play phase", function()
		assert.is_true(stops("indulgence", nil, "zhangliao"))
		assert.is_false(stops("indulgence", nil, "machao"), "an enemy may")
		assert.is_false(stops("indulgence", nil, "zhangliao", { zhangliao = { hand = 1 } }), "he has little to play")
		assert.is_false(stops("indulgence", nil, "zhangliao", { zhangliao = { skipped = { "play" } } }), "it is lost already")
	end)

	it("when a friend would lose his draw", function()
		assert.is_true(stops("supply_shortage", nil, "zhangliao"))
		assert.is_false(stops("supply_shortage", nil, "zhangliao", { zhangliao = { skills = { "tiandu" } } }))
		assert.is_false(stops("supply_shortage", nil, "zhangliao", { zhangliao = { skills = { "qiaobian" } } }))
	end)

	it("when a weak friend is challenged", function()
		assert.is_true(stops("duel", "machao", "zhangliao", { zhangliao = { hp = 1 } }))
		assert.is_false(stops("duel", "machao", "zhangliao"))
	end)

	it("when I am challenged and have no Slash", function()
		assert.is_true(stops("duel", "machao", "guanyu"))
		assert.is_false(stops("duel", "machao", "guanyu", { guanyu = { hand = { "nullification", "slash" } } }))
	end)

	it("when Diao Chan arranges a duel against a friend", function()
		assert.is_true(stops("duel:lijian[no_suit:-]=.", "caoren", "zhangliao"))
		assert.is_false(stops("duel:lijian[no_suit:-]=.", "machao", "caoren"))
	end)

	it("when fire would reach a friend", function()
		assert.is_true(stops("fire_attack", "machao", "zhangliao"), "three cards to burn with")
		assert.is_false(stops("fire_attack", "machao", "zhangliao", { machao = { hand = 1 } }))
		assert.is_true(stops("fire_attack", "machao", "zhangliao", { machao = { hand = 1 }, zhangliao = { equips = { "vine" } } }))
		assert.is_false(stops("fire_attack", "machao", "zhangliao", { zhangliao = { hand = 0 } }), "nothing to show")
	end)

	it("when an attack on all would hurt me, or a weak friend", function()
		assert.is_true(stops("savage_assault", "machao", "guanyu"))
		assert.is_false(stops("savage_assault", "machao", "guanyu", { guanyu = { hand = { "nullification", "slash" } } }))
		assert.is_true(stops("archery_attack", "machao", "zhangliao", { zhangliao = { hp = 1 }, guanyu = { hand = { "nullification", "jink" } } }))
		assert.is_false(stops("archery_attack", "machao", "zhangliao"), "he is not weak")
		assert.is_false(stops("archery_attack", "machao", "caoren", { caoren = { hp = 1 } }), "an enemy")
		assert.is_false(stops("archery_attack", "machao", "zhangliao", { zhangliao = { hp = 1, equips = { "vine" } } }), "no effect")
	end)

	it("not when jieming or yiji would bring cards", function()
		assert.is_false(stops("archery_attack", "machao", "guanyu", { guanyu = { skills = { "yiji" } } }))
	end)

	it("when it would help a weak enemy", function()
		assert.is_true(stops("god_salvation", "machao", "caoren", { caoren = { hp = 1 } }))
		assert.is_false(stops("god_salvation", "machao", "caoren", { caoren = { hp = 3 } }))
		assert.is_false(stops("god_salvation", "machao", "zhangliao", { zhangliao = { hp = 1 } }))
		assert.is_true(stops("ex_nihilo", "machao", "machao", { machao = { hp = 1 } }))
		assert.is_false(stops("ex_nihilo", "machao", "machao"))
		assert.is_true(stops("ex_nihilo", "machao", "machao", { machao = { skills = { "zhiheng" } } }))
		assert.is_false(stops("ex_nihilo", "zhangliao", "zhangliao", { zhangliao = { hp = 1 } }))
	end)

	it("when it is a chain only for the sake of a vine", function()
		assert.is_false(stops("iron_chain", "machao", "zhangliao"))
		assert.is_true(stops("iron_chain", "machao", "zhangliao", { zhangliao = { equips = { "vine" } } }))
	end)

	it("with the last card of an owner of kongcheng", function()
		assert.is_true(stops("dismantlement", "machao", "caoren", { guanyu = { skills = { "kongcheng" } } }))
	end)

	it("of amazing grace, when the Peach is for the friend behind", function()
		local peach = sgs.Sanguosha:getEngineCard(0)
		for id = 0, 159 do
			if sgs.Sanguosha:getEngineCard(id):objectName() == "peach" then peach = id break end
		end
		local open = { tags = { AmazingGrace = { peach, 1 } } }
		assert.is_false(stops("amazing_grace", "machao", "machao", open), "he is unhurt")
		open.zhangliao = { hp = 2 }
		assert.is_true(stops("amazing_grace", "machao", "machao", open))
		assert.is_false(stops("amazing_grace", "machao", "caoren", open), "I am behind, and unhurt")
	end)

	it("not at all where there is nothing to gain", function()
		assert.is_false(stops("snatch", "machao", "zhangliao", { zhangliao = { hand = 0 } }), "nothing to take")
		assert.is_false(stops("snatch", "machao", "zhangliao", { guanyu = { hand = { "slash" } } }), "no Nullification")
		assert.is_false(stops("savage_assault", "machao", "guanyu",
			{ guanyu = { skills = { "wumou" }, hp = 4 } }), "wumou")
	end)
end)

describe("a trick that was stopped is saved", function()
	it("when a friend aims it at an enemy", function()
		assert.is_true(saves("snatch", "zhangliao", "machao"))
		assert.is_true(saves("duel", "zhangliao", "machao"))
		assert.is_false(saves("snatch", "machao", "zhangliao"))
		assert.is_false(saves("snatch", "zhangliao", "machao", { machao = { hand = 0 } }), "nothing is left")
	end)

	it("when a friend means it for himself", function()
		assert.is_true(saves("ex_nihilo", "zhangliao", "zhangliao"))
		assert.is_false(saves("ex_nihilo", "machao", "machao"))
	end)

	it("when an enemy judges it", function()
		assert.is_true(saves("indulgence", nil, "machao"))
		assert.is_false(saves("indulgence", nil, "zhangliao"))
	end)

	it("but not when it strikes everybody", function()
		assert.is_false(saves("savage_assault", "zhangliao", "machao"))
	end)
end)

describe("a weak lord", function()
	local function loyal(more)
		local given = { guanyu = { role = "loyalist", hand = { "nullification", "jink" } }, zhangliao = { role = "rebel" },
			machao = { hp = 1 }, caoren = { hp = 2, hand = 2 }, current = "zhangliao" }
		for general, fields in pairs(more or {}) do given[general] = fields end
		return given
	end

	it("is who the only Nullification is kept for", function()
		assert.is_false(stops("archery_attack", "zhangliao", "caoren", loyal()))
		assert.is_true(stops("archery_attack", "zhangliao", "machao", loyal()))
		assert.is_true(stops("archery_attack", "zhangliao", "caoren",
			loyal({ guanyu = { role = "loyalist", hand = { "nullification", "nullification" } } })), "there are two")
	end)
end)
