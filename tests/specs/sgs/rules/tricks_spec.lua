local function used(card, on, rest)
	local from = { players = { { "sunquan", hand = { card } }, { "liubei", hand = { "jink", "slash" } }, { "caocao", role = "rebel" } },
		current = "sunquan", steps = { { use = card, by = "sunquan", on = on } } }
	for key, value in pairs(rest or {}) do from[key] = value end
	return rehearse(from)
end

describe("tricks on one target", function()
	it("ex nihilo draws two", function()
		assert.equal(2, used("ex_nihilo"):hand("sunquan"))
	end)

	it("snatch takes a hand card unseen, without a question where there is nothing else", function()
		local t = used("snatch", "liubei")
		assert.equal(1, t:hand("sunquan"))
		assert.equal(1, t:hand("liubei"))
		assert.equal(0, #t:asked("askForCardChosen"))
		local told = t:told("ChoiceMade", "sunquan")
		assert.truthy(told[#told].data:find("^cardChosen:snatch:"))
	end)

	it("dismantlement throws away what is chosen", function()
		local t = used("dismantlement", "liubei", { players = { { "sunquan", hand = { "dismantlement" } },
			{ "liubei", hand = { "jink" }, equips = { "vine" } } }, answers = { { "askForCardChosen", id = "vine" } } })
		assert.falsy(t:has("liubei", "vine", "equips"))
		assert.equal(1, t:hand("liubei"))
	end)

	it("a duel asks the target first and hurts whom has no Slash", function()
		local t = used("duel", "liubei", { players = { { "sunquan", hand = { "duel" } }, { "liubei", hand = { "slash" } } },
			answers = { { "askForCard", of = "liubei", give = "slash" } } })
		assert.equal(4, t:player("liubei").hp)
		assert.equal(3, t:player("sunquan").hp)
		assert.equal("duel-slash:sgs1", t:asked("askForCard", "liubei")[1].prompt)
	end)

	it("fire attack burns whom a card of the shown suit is found for", function()
		local t = used("fire_attack", "liubei", { players = { { "sunquan", hand = { "fire_attack", "slash:spade" } },
			{ "liubei", hand = { "slash:spade:8" } } },
			answers = { { "askForCardShow", give = "slash:spade:8" }, { "askForCard", of = "sunquan", give = "slash:spade:7" } } })
		assert.equal(3, t:player("liubei").hp)
	end)

	it("iron chain chains, and is recast without targets", function()
		assert.truthy(used("iron_chain", { "liubei", "caocao" }):player("caocao").chained)
		local t = used("iron_chain")
		assert.equal(1, t:hand("sunquan"))
		assert.equal(0, #t:told("CardUsed"))
	end)

	it("collateral gives the weapon where no Slash is used", function()
		local t = used("collateral", { "liubei", "caocao" }, { players = { { "sunquan", hand = { "collateral" } },
			{ "liubei", equips = { "crossbow" } }, { "caocao", role = "rebel" } } })
		assert.truthy(t:has("sunquan", "crossbow"))
		assert.equal("collateral-slash:sgs3:sgs1", t:asked("askForUseCard", "liubei")[1].prompt)
	end)
end)

describe("Nullification", function()
	it("stops a trick on one target, and another one stops it", function()
		local players = { { "sunquan", hand = { "ex_nihilo", "nullification:spade" } }, { "liubei", hand = { "nullification:club" } } }
		local t = used("ex_nihilo", nil, { players = players, answers = { { "askForNullification", of = "liubei", give = "nullification:club" } } })
		assert.equal(1, t:hand("sunquan"))
		assert.equal(0, #t:told("TrickEffect"))
		t = used("ex_nihilo", nil, { players = players, answers = { { "askForNullification", of = "liubei", give = "nullification:club" },
			{ "askForNullification", of = "sunquan", about = "", give = "nullification:spade" } } })
		assert.truthy(t:hand("sunquan") >= 1)
	end)
end)

describe("tricks for many", function()
	it("archery attack hits all who have no Jink", function()
		local t = used("archery_attack", nil, { answers = { { "askForCard", of = "liubei", give = "jink" } } })
		assert.equal(4, t:player("liubei").hp)
		assert.equal(3, t:player("caocao").hp)
	end)

	it("savage assault is void against Vine before anybody is asked", function()
		local t = used("savage_assault", nil, { players = { { "sunquan", hand = { "savage_assault" } }, { "liubei", equips = { "vine" } } } })
		assert.equal(4, t:player("liubei").hp)
		assert.equal(0, #t:asked("askForCard"))
	end)

	it("god salvation heals the wounded", function()
		local t = used("god_salvation", nil, { players = { { "sunquan", hand = { "god_salvation" } }, { "liubei", hp = 2 } } })
		assert.equal(3, t:player("liubei").hp)
	end)

	it("amazing grace gives everybody a card in turn", function()
		local t = used("amazing_grace", nil, { deck = { "peach", "jink:heart", "duel" } })
		assert.equal(1, t:hand("sunquan"))
		assert.equal(3, t:hand("liubei"))
		assert.equal(1, t:hand("caocao"))
		assert.equal(2, #t:asked("askForAG"), "a single card is not asked for")
	end)
end)

describe("delayed tricks", function()
	local function judged(trick, top)
		return rehearse{ players = { { "sunquan" }, { "liubei", judging = { trick } }, { "caocao", role = "rebel" } }, deck = { top },
			current = "liubei", steps = { { turn = "liubei" } } }
	end

	it("indulgence takes the play phase unless a heart comes", function()
		assert.equal(0, #judged("indulgence", "slash:spade"):asked("activate"))
		assert.equal(1, #judged("indulgence", "jink:heart"):asked("activate"))
	end)

	it("supply shortage takes the draw phase unless a club comes", function()
		assert.equal(0, #judged("supply_shortage", "slash:spade"):told("DrawNCards"))
		assert.equal(1, #judged("supply_shortage", "slash:club"):told("DrawNCards"))
	end)

	it("lightning strikes for three, or goes on", function()
		assert.equal(1, judged("lightning", "slash:spade:7"):player("liubei").hp)
		local t = judged("lightning", "jink:heart")
		assert.truthy(t:has("caocao", "lightning", "judging"))
	end)
end)
