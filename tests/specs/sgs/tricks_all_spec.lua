-- game: sgs
-- Tricks that touch everybody: 南蛮入侵 Savage Assault, 万箭齐发 Archery Attack, 桃园结义 God Salvation,
-- 五谷丰登 Amazing Grace; and 无中生有 Ex Nihilo.

-- Pang Tong, a loyalist of Yuan Shao, against two rebels; nobody has skills.
local function players_of(mine, lord, one, two)
	local players = { { "yuanshao", role = "lord", hp = 4 }, { "pangtong", role = "loyalist" }, { "zhurong", role = "rebel" },
		{ "xiahouyuan", role = "rebel" } }
	for seat, fields in ipairs({ lord or {}, mine or {}, one or {}, two or {} }) do
		players[seat].skills, players[seat].hand = {}, 2
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return players
end

local function in_turn(turn, ...)
	return scene{ me = "pangtong", current = "pangtong", turn = turn, ask = { kind = "activate" }, players = players_of(...) }
end

local function playing(...)
	return in_turn(5, ...)
end

local function played(s)
	local decision = decide(s)
	assert.same({}, decision.faults)
	if not decision.answer then return nil end
	return sgs.Card_Parse(decision.answer:match("^(.-)%->") or decision.answer):objectName()
end

local function asked(ask, ...)
	local current = ask.user or "zhurong"
	ask.user = nil
	local decision = decide(scene{ me = "pangtong", current = current, turn = 5, ask = ask, players = players_of(...) })
	assert.same({}, decision.faults)
	local answer = decision.answer
	if type(answer) == "number" then answer = tostring(answer) end
	return answer and sgs.Card_Parse(answer):objectName(), decision.source
end

describe("an attack on everybody", function()
	it("is worth it when enemies are weaker than friends", function()
		assert.equal("savage_assault", played(playing({ hand = { "savage_assault" }, hp = 3 }, { hp = 5, hand = 6 }, { hp = 1, hand = 0 }, { hp = 1, hand = 0 })))
	end)

	it("is kept while a lord at 1 health may die of it", function()
		local s = playing({ hand = { "archery_attack" }, hp = 3 }, { hp = 1, hand = 0 }, { hp = 1, hand = 0 }, { hp = 1, hand = 0 })
		assert.is_nil(played(s))
		local value = brain("pangtong"):getAoeValue(sgs.Sanguosha:cloneCard("archery_attack"))
		assert.truthy(value < -1900, value)
	end)

	it("is kept where it touches no enemy", function()
		local s = playing({ hand = { "archery_attack" } }, {}, { equips = { "vine" } }, { equips = { "vine" } })
		assert.is_nil(played(s))
		assert.equal(-100, brain("pangtong"):getAoeValue(sgs.Sanguosha:cloneCard("archery_attack")))
	end)

	it("waits when nobody knows whom he hits: a loyalist's arrows in the first round", function()
		local function arrows(turn)
			return in_turn(turn, { hand = { "archery_attack" } }, { hp = 5, hand = 6 }, { hp = 1, hand = 0 }, { hp = 1, hand = 0 })
		end
		assert.is_nil(played(arrows(0)))
		assert.equal("archery_attack", played(arrows(2)))
	end)

	it("measures each player: -70 or -50, health, armour", function()
		playing({}, {}, { hp = 2, hand = 0 }, { hp = 4, hand = 4, equips = { "vine" } })
		local me, card = brain("pangtong"), sgs.Sanguosha:cloneCard("archery_attack")
		assert.equal(-70 + 10, me:getAoeValueTo(card, player("zhurong"), player("pangtong")))
		assert.equal(10, me:getAoeValueTo(card, player("xiahouyuan"), player("pangtong")))
		assert.equal(-50 + 20, me:getAoeValueTo(card, player("yuanshao"), player("pangtong")), "a Jink is likely")
	end)

	it("passes by those whom it does not touch", function()
		playing({}, {}, { skills = { "juxiang" } }, { skills = { "huoshou" } })
		local me = brain("pangtong")
		local savage, archery = sgs.Sanguosha:cloneCard("savage_assault"), sgs.Sanguosha:cloneCard("archery_attack")
		assert.is_false(me:aoeIsEffective(savage, player("zhurong"), player("pangtong")))
		assert.is_false(me:aoeIsEffective(savage, player("xiahouyuan"), player("pangtong")))
		assert.is_true(me:aoeIsEffective(archery, player("zhurong"), player("pangtong")))
	end)

	it("can be avoided with a card, an eight diagram, or not at all", function()
		playing({ hand = { "slash:spade:7" }, hp = 3 })
		local savage, archery = sgs.Sanguosha:cloneCard("savage_assault"), sgs.Sanguosha:cloneCard("archery_attack")
		assert.is_true(brain("pangtong"):canAvoidAOE(savage))
		assert.is_false(brain("pangtong"):canAvoidAOE(archery))
		playing({ hand = {}, hp = 3, equips = { "eight_diagram" } })
		assert.is_true(brain("pangtong"):canAvoidAOE(archery))
		playing({ hand = {}, hp = 1, equips = { "eight_diagram" } })
		assert.is_false(brain("pangtong"):canAvoidAOE(archery))
	end)
end)

describe("an attack on everybody is answered", function()
	local function savage()
		return { kind = "askForCard", pattern = "slash", prompt = "savage-assault-slash:sgs3", method = "response" }
	end

	it("with the card that it asks for", function()
		assert.equal("slash", (asked(savage(), { hand = { "jink:heart:2", "slash:spade:7" } })))
		local archery = { kind = "askForCard", pattern = "jink", prompt = "archery-attack-jink:sgs3", method = "response" }
		assert.equal("jink", (asked(archery, { hand = { "jink:heart:2", "slash:spade:7" } })))
	end)

	it("with nothing where there is none", function()
		assert.same({ n = 2, [2] = "handler" }, table.pack(asked(savage(), { hand = { "jink:heart:2" } })))
	end)

	it("with nothing where the damage is welcome", function()
		sgs.ai_need_damaged.yiji = function()
			return true
		end
		assert.is_nil((asked(savage(), { hand = { "slash:spade:7" }, hp = 3, skills = { "yiji" } })))
	end)
end)

describe("God Salvation", function()
	it("heals when friends gain more by it", function()
		assert.equal("god_salvation", played(playing({ hand = { "god_salvation" }, hp = 3 }, { hp = 2 }, { hp = 4 }, { hp = 4 })))
	end)

	it("is kept while enemies would gain as much", function()
		assert.is_nil(played(playing({ hand = { "god_salvation" }, hp = 3 }, { hp = 5 }, { hp = 1, hand = 0 }, { hp = 1, hand = 0 })))
		assert.is_nil(played(playing({ hand = { "god_salvation" }, hp = 3 }, { hp = 5 }, { hp = 4 }, { hp = 4 })))
	end)
end)

describe("Ex Nihilo", function()
	it("is always played", function()
		assert.equal("ex_nihilo", played(playing({ hand = { "ex_nihilo" }, hp = 1 })))
	end)
end)

describe("Amazing Grace", function()
	it("is played when friends choose before enemies", function()
		assert.equal("amazing_grace", played(playing({ hand = { "amazing_grace" } }, {}, { role = "loyalist" }, {})))
	end)

	it("is kept when two enemies would choose first", function()
		assert.is_nil(played(playing({ hand = { "amazing_grace" } })))
	end)

	-- What is taken of these cards.
	local function pick(names, ...)
		local s = scene{ current = "pangtong", turn = 5, table = names, players = players_of(...) }
		s.ask = { kind = "askForAG", seat = "sgs2", reason = "amazing_grace", card_ids = s.snapshot.table }
		local decision = decide(s)
		assert.same({}, decision.faults)
		assert.equal("handler", decision.source)
		return sgs.Sanguosha:getCard(decision.answer):objectName()
	end

	it("gives a Peach first, before all", function()
		assert.equal("peach", (pick({ "slash", "ex_nihilo", "peach", "nullification" })))
	end)

	it("leaves the only Peach to a wounded friend who comes next", function()
		assert.equal("ex_nihilo", (pick({ "slash", "ex_nihilo", "peach" }, { hp = 3, max_hp = 3 }, {}, { role = "loyalist", hp = 1 })))
	end)

	it("gives two cards for one, then a Jink to him who has none", function()
		assert.equal("ex_nihilo", (pick({ "slash", "ex_nihilo", "jink" })))
		assert.equal("jink", (pick({ "slash", "indulgence", "jink" }, { hand = { "slash:spade:8" } })))
		assert.equal("indulgence", (pick({ "slash", "indulgence", "jink" }, { hand = { "jink:heart:2" }, hp = 3 })))
	end)

	it("frees a friend who would lose his turn", function()
		assert.equal("nullification", (pick({ "ex_nihilo", "nullification", "slash" }, {}, { judging = { "indulgence" } })))
	end)

	it("takes the first Nullification before a weapon", function()
		assert.equal("nullification", (pick({ "nullification", "crossbow", "slash" }, { hand = { "jink:heart:2", "slash:spade:8", "slash:spade:9" }, hp = 3 })))
	end)

	it("takes a crossbow for many Slashes", function()
		assert.equal("crossbow", (pick({ "crossbow", "spear", "lightning" }, { hand = { "jink:heart:2", "slash:spade:8", "slash:spade:9" }, hp = 3 })))
	end)

	it("takes a trick that has a target", function()
		assert.equal("dismantlement", (pick({ "lightning", "dismantlement", "spear" },
			{ hand = { "jink:heart:2" }, hp = 3 }, {}, { equips = { "eight_diagram" } })))
	end)
end)
