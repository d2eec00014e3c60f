local function slashing(weapon, armor, answers, slash)
	slash = slash or "slash:spade:7"
	return rehearse{ players = { { "sunquan", equips = weapon and { weapon }, hand = { slash, "duel", "ex_nihilo" } },
		{ "huatuo", equips = armor and { armor }, hand = { "jink:heart" } } }, current = "sunquan",
		steps = { { use = slash, by = "sunquan", on = "huatuo" } }, answers = answers }
end

local jinked = { "askForCard", of = "huatuo", about = "jink", give = "jink:heart" }

describe("armours", function()
	it("the renwang shield stops black Slashes", function()
		assert.equal(3, slashing(nil, "renwang_shield"):player("huatuo").hp)
		assert.equal(2, slashing(nil, "renwang_shield", nil, "slash:heart"):player("huatuo").hp)
	end)

	it("vine stops plain Slashes and burns", function()
		assert.equal(3, slashing(nil, "vine"):player("huatuo").hp)
		assert.equal(1, slashing(nil, "vine", nil, "fire_slash"):player("huatuo").hp)
	end)

	it("the eight diagram gives a Jink for a red judgement", function()
		local t = rehearse{ players = { { "sunquan", hand = { "slash" } }, { "huatuo", equips = { "eight_diagram" } } },
			deck = { "peach:heart" }, current = "sunquan", steps = { { use = "slash", by = "sunquan", on = "huatuo" } },
			answers = { { "askForSkillInvoke", about = "eight_diagram", yes = true } } }
		assert.equal(3, t:player("huatuo").hp)
		assert.equal(1, #t:told("SlashMissed"))
	end)

	it("the silver lion lets one through and heals when it goes", function()
		local t = rehearse{ players = { { "sunquan" }, { "liubei", hp = 3, equips = { "silver_lion" } } },
			steps = { { damage = 3, by = "sunquan", on = "liubei" }, { throw = { "silver_lion" }, of = "liubei" } } }
		assert.equal(3, t:player("liubei").hp)
	end)
end)

describe("weapons", function()
	it("the qinggang sword cuts through armour", function()
		local t = slashing("qinggang_sword", "renwang_shield")
		assert.equal(2, t:player("huatuo").hp)
		assert.is_nil((t:player("huatuo").tags or {}).Qinggang)
	end)

	it("the axe makes a missed Slash hit for two cards", function()
		local t = slashing("axe", nil, { jinked, { "askForCard", of = "sunquan", about = "@axe", give = { "duel", "ex_nihilo" } } })
		assert.equal(2, t:player("huatuo").hp)
		assert.equal(1, #t:asked("askForCard", "sunquan", "@axe"))
	end)

	it("the blade strikes again", function()
		local t = rehearse{ players = { { "sunquan", equips = { "blade" }, hand = { "slash:spade:7", "slash:spade:8" } },
			{ "huatuo", hand = { "jink:heart" } } }, current = "sunquan",
			steps = { { use = "slash:spade:7", by = "sunquan", on = "huatuo" } },
			answers = { jinked, { "askForUseCard", use = "slash:spade:8->huatuo" } } }
		assert.equal(2, t:player("huatuo").hp)
		assert.equal("blade-slash:sgs2", t:asked("askForUseCard")[1].prompt)
	end)

	it("the ice sword takes two cards in place of damage", function()
		local t = slashing("ice_sword", "vine", { { "askForSkillInvoke", about = "ice_sword", yes = true },
			{ "askForCardChosen", always = true, id = "vine" } }, "fire_slash")
		assert.equal(3, t:player("huatuo").hp)
		assert.equal(0, #t:player("huatuo").equips)
	end)

	it("the kylin bow shoots a horse", function()
		local t = slashing("kylin_bow", "jueying", { { "askForSkillInvoke", about = "kylin_bow", yes = true } })
		assert.equal(0, #t:player("huatuo").equips)
		assert.equal(2, t:player("huatuo").hp)
	end)

	it("the guding blade hurts more where there is no hand", function()
		local t = rehearse{ players = { { "sunquan", equips = { "guding_blade" }, hand = { "slash" } }, { "huatuo" } },
			current = "sunquan", steps = { { use = "slash", by = "sunquan", on = "huatuo" } } }
		assert.equal(1, t:player("huatuo").hp)
	end)

	it("replaces what was worn before it", function()
		local t = rehearse{ players = { { "sunquan", equips = { "crossbow" }, hand = { "axe" } }, { "huatuo" } }, current = "sunquan",
			steps = { { use = "axe", by = "sunquan" } } }
		assert.truthy(t:has("sunquan", "axe", "equips"))
		local reasons = {}
		for _, event in ipairs(t:told("CardsMoveOneTime", "sunquan")) do table.insert(reasons, event.data.v.reason.reason) end
		assert.same({ 0x4A, 1 }, reasons)
	end)
end)

describe("chains, wine and death", function()
	it("elemental damage runs along the chain", function()
		local t = rehearse{ players = { { "sunquan" }, { "liubei", chained = true }, { "caocao", chained = true } },
			steps = { { damage = 1, by = "sunquan", on = "liubei", nature = "fire" } } }
		assert.equal(3, t:player("liubei").hp)
		assert.equal(3, t:player("caocao").hp)
		assert.falsy(t:player("caocao").chained)
	end)

	it("wine makes the next Slash stronger", function()
		local t = rehearse{ players = { { "sunquan", hand = { "analeptic", "slash" } }, { "liubei" } }, current = "sunquan",
			steps = { { use = "analeptic", by = "sunquan" }, { use = "slash", by = "sunquan", on = "liubei" } } }
		assert.equal(2, t:player("liubei").hp)
	end)

	it("everybody is asked for a Peach, then a rebel's death pays three cards", function()
		local t = rehearse{ players = { { "sunquan" }, { "liubei", role = "rebel", hp = 1 }, { "caocao", role = "rebel" } },
			current = "sunquan", steps = { { damage = 1, by = "sunquan", on = "liubei" } } }
		assert.equal(3, #t:asked("askForSinglePeach"))
		assert.falsy(t:player("liubei").alive)
		assert.equal(3, t:hand("sunquan"))
	end)

	it("a lord who kills a loyalist loses all his cards", function()
		local t = rehearse{ players = { { "sunquan", hand = { "jink" }, equips = { "crossbow" } }, { "liubei", role = "loyalist", hp = 1 },
			{ "caocao", role = "rebel" } }, steps = { { damage = 1, by = "sunquan", on = "liubei" } } }
		assert.equal(0, t:hand("sunquan") + #t:player("sunquan").equips)
	end)

	it("a Peach saves", function()
		local t = rehearse{ players = { { "sunquan", hand = { "peach" } }, { "liubei", hp = 1 } }, current = "sunquan",
			steps = { { lose_hp = 1, of = "liubei" } }, answers = { { "askForSinglePeach", of = "sunquan", give = "peach" } } }
		assert.equal(1, t:player("liubei").hp)
	end)

	it("the death of the lord ends the game for the rebels", function()
		local t = rehearse{ players = { { "sunquan" }, { "liubei", role = "rebel" }, { "caocao", role = "loyalist" } },
			steps = { { kill = "sunquan" } } }
		assert.equal("rebel", t.winner)
	end)
end)
