-- game: sgs
-- Somebody is dying: who is saved, and for whom the Peach is kept.

-- Guan Yu (me) with one Peach; roles and the rest by `more`. Nobody has skills.
local function table_of(dying, more)
	more = more or {}
	local players = {
		{ "guanyu", role = "rebel", hand = { "peach" } }, { "machao", role = "lord" }, { "zhangliao", role = "rebel" },
		{ "caoren", role = "loyalist" }, { "xuchu", role = "renegade" },
	}
	for _, row in ipairs(players) do
		row.skills, row.hand = {}, row.hand or 2
		if row[1] == dying then row.hp = 0 end
		for key, value in pairs(more[row[1]] or {}) do row[key] = value end
	end
	local seats = { guanyu = "sgs1", machao = "sgs2", zhangliao = "sgs3", caoren = "sgs4", xuchu = "sgs5" }
	return scene{ me = "guanyu", current = more.current or "machao", turn = 2, mode = "05p", players = players,
		dying = { seats[dying] }, events = more.events,
		ask = { kind = "askForSinglePeach", dying = seats[dying] } }
end

-- The name of the card that is given, or nil.
local function given(dying, more)
	local decision = decide(table_of(dying, more))
	assert.same({}, decision.faults)
	assert.equal("default", decision.source)
	return decision.answer and sgs.Card_Parse(decision.answer):objectName()
end

local DEAD = { alive = false, hp = 0, hand = 0 }

describe("oneself", function()
	it("is saved by wine before a Peach", function()
		assert.equal("analeptic", given("guanyu", { guanyu = { hand = { "peach", "analeptic" } } }))
		assert.equal("peach", given("guanyu"))
		assert.is_nil(given("guanyu", { guanyu = { hand = { "jink" } } }))
	end)

	it("is not saved where death takes an enemy along", function()
		local marked = { guanyu = { skills = { "wuhun" } }, machao = { marks = { ["@nightmare"] = 2 } } }
		assert.is_nil(given("guanyu", marked))
	end)

	it("may use wine, but no Peach while Peaches are forbidden", function()
		local forbidden = { guanyu = { marks = { Global_PreventPeach = 1 }, hand = { "peach", "analeptic" } } }
		assert.equal("analeptic", given("guanyu", forbidden))
		assert.is_nil(given("zhangliao", forbidden))
	end)
end)

describe("a friend", function()
	it("is saved", function()
		assert.equal("peach", given("zhangliao"))
	end)

	it("is not saved where all Peaches together do not suffice", function()
		assert.is_nil(given("zhangliao", { zhangliao = { hp = -1 } }))
		assert.equal("peach", given("zhangliao", { zhangliao = { hp = -1 }, guanyu = { hand = { "peach", "peach" } } }))
	end)

	it("is not saved where he comes back by himself", function()
		assert.is_nil(given("zhangliao", { zhangliao = { skills = { "niepan" }, marks = { ["@nirvana"] = 1 } } }))
		assert.equal("peach", given("zhangliao", { zhangliao = { skills = { "niepan" }, marks = { ["@nirvana"] = 0 } } }))
	end)

	it("is not saved where buqu keeps him alive", function()
		local buqu = { skills = { "buqu" }, piles = { buqu = { known = { 0, 8 } } } }
		assert.is_nil(given("zhangliao", { zhangliao = buqu }))
	end)

	it("who asked not to be saved is let go", function()
		assert.is_nil(given("zhangliao", { zhangliao = { flags = { "AI_doNotSave" } } }))
	end)
end)

describe("a loyalist", function()
	local function loyal(more)
		local all = { guanyu = { role = "loyalist", hand = { "peach" } }, zhangliao = { role = "rebel" }, caoren = { role = "loyalist" } }
		for general, fields in pairs(more or {}) do all[general] = fields end
		return all
	end

	it("saves another, but keeps the only Peach for a lord at one health", function()
		assert.equal("peach", given("caoren", loyal()))
		assert.is_nil(given("caoren", loyal({ machao = { hp = 1 } })))
		assert.equal("peach", given("caoren", loyal({ machao = { hp = 1 }, current = "caoren",
			guanyu = { role = "loyalist", hand = { "peach", "peach" } } })))
	end)

	it("saves the lord with the last Peach", function()
		assert.equal("peach", given("machao", loyal()))
		assert.equal("peach", given("machao", loyal({ machao = { hp = -1 } })), "even where one does not suffice")
	end)

	it("keeps what the lord was promised", function()
		sgs.ai_NeedPeach.sgs2 = 1
		finally(function() sgs.ai_NeedPeach.sgs2 = nil end)
		assert.is_nil(given("caoren", loyal()))
	end)

	it("keeps the Peach for the lord whom an attack on all is about to reach", function()
		local path = loyal({ machao = { hp = 2, hand = 0 }, current = "xuchu" })
		assert.equal("peach", given("caoren", path))
		path.events = { { event = "TargetConfirmed", player = "sgs5", data = { ["$"] = "CardUseStruct", v = {
			from = "sgs5", to = { "sgs1", "sgs2", "sgs3", "sgs4" },
			card = { class = "ArcheryAttack", id = 76, name = "archery_attack", number = 1, str = "76", suit = "heart" } } } } }
		assert.equal("peach", given("caoren", path), "he has been reached before")
		path.events[1].player, path.events[1].data.v.from, path.current = "sgs3", "sgs3", "zhangliao"
		assert.is_nil(given("caoren", path))
	end)

	it("keeps Peaches for a lord at one health whom an enemy can slash", function()
		local threatened = loyal({ machao = { hp = 1, hand = 0 }, current = "zhangliao",
			guanyu = { role = "loyalist", hand = { "peach", "peach" } } })
		assert.equal("peach", given("caoren", threatened))
		threatened.guanyu = { role = "loyalist", hand = { "peach" } }
		assert.is_nil(given("caoren", threatened))
	end)

	it("lets an enemy die", function()
		assert.is_nil(given("zhangliao", loyal()))
	end)

	it("does without the renegade while the loyal side is ahead", function()
		assert.is_nil(given("xuchu", loyal()))
	end)

	it("saves whoever would take the lord along", function()
		local wuhun = loyal({ zhangliao = { role = "rebel", skills = { "wuhun" } }, machao = { marks = { ["@nightmare"] = 3 } } })
		assert.equal("peach", given("zhangliao", wuhun))
		wuhun.machao, wuhun.xuchu = {}, { marks = { ["@nightmare"] = 3 } }
		assert.is_nil(given("zhangliao", wuhun))
	end)
end)

describe("the lord", function()
	it("keeps his last Peach while enemies are about to act", function()
		local lord = { guanyu = { role = "lord", hp = 1, hand = { "peach" } }, machao = { role = "rebel" }, current = "zhangliao",
			xuchu = { role = "rebel" } }
		assert.is_nil(given("caoren", lord))
		lord.guanyu.hand = { "peach", "peach" }
		assert.equal("peach", given("caoren", lord))
	end)
end)

describe("a renegade", function()
	local function renegade(more)
		local all = { guanyu = { role = "renegade", hand = { "peach" } }, xuchu = { role = "rebel" } }
		for general, fields in pairs(more or {}) do all[general] = fields end
		return all
	end

	it("saves the lord", function()
		assert.equal("peach", given("machao", renegade()))
	end)

	it("saves nobody else while the sides are level", function()
		assert.is_nil(given("caoren", renegade()))
		assert.is_nil(given("zhangliao", renegade()))
	end)
end)

describe("the last rebel, bare and beaten", function()
	it("is let live for the fun of it", function()
		local won = { guanyu = { role = "loyalist", hand = { "peach" } }, caoren = { role = "loyalist" }, xuchu = { role = "loyalist" },
			zhangliao = { role = "rebel", hand = 0 }, current = "xuchu" }
		assert.equal("peach", given("zhangliao", won))
		won.zhangliao = { role = "rebel", hand = 1 }
		assert.is_nil(given("zhangliao", won))
		won.zhangliao, won.xuchu = { role = "rebel", hand = 0 }, DEAD
		won.current = "machao"
		assert.is_nil(given("zhangliao", won))
	end)
end)
