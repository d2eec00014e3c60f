-- game: sgs
-- 顺手牵羊 Snatch, 过河拆桥 Dismantlement: whose card, and which.

-- Pang Tong's turn, two against two, with these fields of each.
local function seats(mine, lord, one, two)
	return scene("two-against-two"):with{ turn = 5,
		players = { pangtong = mine, yuanshao = lord, zhurong = one, xiahouyuan = two } }
end

local function targets(s)
	local decision = decide(s)
	assert.same({}, decision.faults)
	if not decision.answer then return nil end
	return decision.answer:match("%->(.*)$") or "", decision
end

-- What the same brain then takes from him: the name of the card, or "hand".
local function taken(s, general, reason)
	targets(s)
	local method = reason == "dismantlement" and "discard" or "none"
	s.ask = { kind = "askForCardChosen", seat = s.ask.seat, who = player(general):objectName(), flags = "hej", reason = reason,
		method = method }
	local decision = decide(s)
	assert.same({}, decision.faults)
	return decision.answer == -1 and "hand" or sgs.Sanguosha:getCard(decision.answer):objectName(), decision.source
end

local function plan(s)
	local _, decision = targets(s)
	for _, step in ipairs(decision and decision.trace or {}) do
		if step.step == "considered" and step.why:find("takes", 1, true) then return step.option, step.why end
	end
end

describe("Dismantlement", function()
	local mine = { hand = { "dismantlement" } }

	it("destroys what is dangerous: a crossbow beside a friend, in a hand with Slashes", function()
		local s = seats(mine, {}, { equips = { "crossbow" }, hand = 4 }, { equips = { "eight_diagram" } })
		local who, why = plan(s)
		assert.same({ "sgs3", "Dismantlement takes crossbow: dangerous" }, { who, why })
	end)

	it("frees a friend of the trick that costs him more", function()
		local s = seats(mine, { judging = { "supply_shortage", "indulgence" }, hp = 2, hand = 4 }, {}, {})
		assert.same({ "sgs1", "Dismantlement takes indulgence: frees a friend" }, { plan(s) })
		s = seats(mine, { judging = { "supply_shortage" }, hp = 2, hand = 0 }, {}, {})
		assert.same({ "sgs1", "Dismantlement takes supply_shortage: frees a friend" }, { plan(s) })
	end)

	it("takes an eight diagram, which is worth more than a plain hand", function()
		assert.same({ "sgs4", "Dismantlement takes eight_diagram: valuable" }, { plan(seats(mine, {}, {}, { equips = { "eight_diagram" } })) })
	end)

	it("empties the hand of him who is slashed next", function()
		local s = seats({ hand = { "dismantlement", "slash:spade:7" } }, {}, { hp = 1, hand = 1 }, { hp = 4 })
		assert.same({ "sgs3", "Dismantlement takes a hand card: the last card of him who is slashed next" }, { plan(s) })
	end)

	it("lets the lightning of an enemy's wizard not reach the lord", function()
		local s = seats(mine, { judging = { "lightning" } }, { skills = { "guicai" } }, {})
		assert.same({ "sgs1", "Dismantlement takes lightning: an enemy steers the lightning" }, { plan(s) })
	end)

	it("is not wasted on sturdy enemies without equipment while the own hand is not full", function()
		assert.is_nil(targets(seats(mine, {}, { hp = 4, hand = 5 }, { hp = 4, hand = 5 })))
	end)

	it("spares friends", function()
		assert.is_nil(targets(seats(mine, { equips = { "crossbow" } }, { alive = false, hp = 0, hand = 0 }, { hp = 4, hand = 5 })))
	end)

	it("leaves alone who gains by losing equipment", function()
		assert.is_nil(targets(seats(mine, {}, { hp = 4, hand = 5, skills = { "xiaoji" }, equips = { "dilu" } }, { hp = 4, hand = 5 })))
	end)
end)

describe("Snatch", function()
	local mine = { hand = { "snatch" } }

	it("reaches only neighbours, and takes anything from an enemy", function()
		local s = seats(mine, {}, { hp = 4, hand = 5 }, { hp = 1, hand = 1, equips = { "eight_diagram" } })
		assert.same({ "sgs3", "Snatch takes a hand card: any card" }, { plan(s) })
	end)

	it("takes a horse from a strong neighbour rather than a card in hand", function()
		local s = seats({ hand = { "snatch" }, equips = { "chitu" } }, {}, { hp = 4, hand = 5, equips = { "jueying" } }, { hp = 4, hand = 5 })
		assert.same({ "sgs3", "Snatch takes jueying: valuable" }, { plan(s) })
	end)

	it("finds nobody where only friends sit near", function()
		local s = seats(mine, {}, { equips = { "jueying" } }, { hp = 1, hand = 1 })
		assert.is_nil(targets(s))
	end)

	it("has no effect on Lu Xun", function()
		assert.is_nil(targets(seats(mine, {}, { skills = { "nosqianxun" }, hand = 5 }, {})))
	end)

	it("of a friend's bad armour leaves him healed", function()
		local s = seats(mine, { equips = { "silver_lion" }, hp = 1, hand = 1 }, { alive = false, hp = 0, hand = 0 }, { hp = 4, hand = 5, equips = { "dilu" } })
		assert.same({ "sgs1", "Snatch takes silver_lion: a friend gladly loses it" }, { plan(s) })
	end)
end)

describe("the card that is taken", function()
	it("is the one for which the target was chosen", function()
		local s = seats({ hand = { "dismantlement" } }, { judging = { "supply_shortage", "indulgence" }, hp = 2, hand = 4 }, {}, {})
		assert.same({ "indulgence", "handler" }, { taken(s, "yuanshao", "dismantlement") })
	end)

	it("is judged anew where nothing is remembered", function()
		local s = seats({}, {}, { equips = { "crossbow", "eight_diagram" }, hand = 4 }, {})
		s.ask = { kind = "askForCardChosen", seat = "sgs2", who = "sgs3", flags = "hej", reason = "dismantlement", method = "discard" }
		local decision = decide(s)
		assert.same({}, decision.faults)
		assert.equal("default", decision.source)
	end)
end)
