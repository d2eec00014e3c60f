-- game: sgs
-- 蛊惑 nosguhuo: Yu Ji of the old edition lays a hand card face down and says what it is.

local function table_of(hand, asked, me, more)
	local players = { { "sunquan", role = "lord", hp = 4, max_hp = 4, hand = 3, skills = {} }, { "nos_yuji", role = "rebel", hp = 3, hand = hand },
		{ "caopi", role = "loyalist", hp = 3, hand = 3, skills = {} }, { "machao", role = "rebel", hp = 4, hand = 3, skills = {} } }
	for place, row in pairs(more or {}) do
		for key, value in pairs(type(place) == "number" and row or {}) do players[place][key] = value end
	end
	return { me = me or "nos_yuji", current = "nos_yuji", turn = 3, mode = "04p", players = players, ask = asked or { kind = "activate" },
		tags = more and more.tags }
end

local function of_sixty(form, setup)
	local count = 0
	for seed = 1, 60 do
		setup.seed = seed
		local decision = decide(scene(setup))
		assert.same({}, decision.faults)
		if tostring(decision.answer):find(form) then count += 1 end
	end
	return count
end

describe("nosguhuo", function()
	it("lays down hearts that he would use", function()
		assert.equal(60, of_sixty("^@NosGuhuoCard=%d+:ex_nihilo$", table_of{ "ex_nihilo:heart:7" }))
		assert.equal(0, of_sixty("^@NosGuhuoCard", table_of{ "ex_nihilo:spade:7" }), "others are used as they are")
	end)

	it("lays down a trick that does less than the health point of a doubter", function()
		assert.equal(60, of_sixty("^@NosGuhuoCard=%d+:iron_chain", table_of{ "iron_chain:club:10" }))
	end)

	it("lies with what is of no use, and with anything where nobody can doubt", function()
		local some = of_sixty("^@NosGuhuoCard", table_of{ "jink:heart:2", "jink:diamond:2", "jink:diamond:3" })
		assert.truthy(some > 10 and some < 60, some)
		assert.equal(60, of_sixty("^@NosGuhuoCard", table_of({ "jink:heart:2" }, nil, nil, { [1] = { hp = 1 }, [3] = { hp = 1 } })))
	end)

	it("takes the weapon in hand first that reaches a better target", function()
		local players = { { "caopi", role = "rebel", hp = 3, hand = 2, skills = {} },
			{ "nos_yuji", role = "rebel", hp = 3, hand = { "fire_slash:heart:10", "halberd", "jink" } },
			{ "machao", role = "loyalist", hp = 4, hand = 4, skills = {} }, { "sunquan", role = "lord", hp = 1, hand = 0, skills = {} } }
		local setup = { me = "nos_yuji", current = "nos_yuji", turn = 3, mode = "04p", players = players, ask = { kind = "activate" } }
		local halberd, claim = of_sixty("^%d+$", setup), of_sixty("^@NosGuhuoCard=%d+:fire_slash%->sgs4$", setup)
		assert.equal(60, halberd, "the lord is two steps away")
		assert.equal(0, claim)
		players[2].hand, players[2].equips = { "fire_slash:heart:10", "jink" }, { "halberd" }
		assert.equal(60, of_sixty("^@NosGuhuoCard=%d+:fire_slash%->sgs4$", setup))
	end)

	local function jink(hand, hp)
		local effect = { from = "sgs1", to = "sgs2", slash = { class = "Slash", id = 0 } }
		local asked = table_of(hand, { kind = "askForCard", pattern = "jink", prompt = "slash-jink:sgs1", method = "use",
			data = { ["$"] = "SlashEffectStruct", v = effect } }, nil, { [2] = { hp = hp } })
		asked.current = "sunquan"
		return of_sixty("^@NosGuhuoCard=%d+:jink$", asked)
	end

	it("answers a Slash", function()
		assert.truthy(jink({ "lightning" }, 1) > 50)
	end)

	it("lays down a true heart, and plays any other true card openly", function()
		assert.equal(60, jink({ "jink:heart:2", "jink:diamond:2", "lightning" }, 3))
		assert.equal(0, jink({ "jink:diamond:2", "lightning" }, 3), "doubted it would not count")
	end)

	it("seldom lies without need: whoever doubts a lie draws a card", function()
		assert.equal(0, jink({ "spear" }, 3))
		local spare = jink({ "spear", "lightning" }, 3)
		assert.truthy(spare > 3 and spare < 25, spare)
		local hand = { "jink:heart:2", "jink:diamond:2", "jink:diamond:3" }
		local count, hardly_doubted = of_sixty("^@NosGuhuoCard", table_of(hand)), of_sixty(":slash", table_of(hand)) + of_sixty(":amazing_grace", table_of(hand))
		assert.truthy(count > 0)
		assert.equal(count, hardly_doubted)
	end)

	it("saves himself with a Peach that he holds, openly if it is no heart", function()
		local function dying(hand)
			local asked = table_of(hand, { kind = "askForSinglePeach", dying = "sgs2" }, nil, { [2] = { hp = 0 } })
			asked.current, asked.dying = "sunquan", { "sgs2" }
			return asked
		end
		assert.equal(60, of_sixty("^@NosGuhuoCard=%d+:peach$", dying{ "peach:heart:4", "lightning" }))
		assert.equal(60, of_sixty("^%d+$", dying{ "peach:diamond:2", "spear" }))
		assert.equal(60, of_sixty("^@NosGuhuoCard=%d+:analeptic$", dying{ "spear" }))
	end)

	it("does not nullify with a card that is needed, weak or not", function()
		local asked = table_of({ "jink:heart:2" }, { kind = "askForNullification", trick = "savage_assault:[no_suit:-]=.", from = "sgs1", to = "sgs2", positive = true },
			nil, { [2] = { hp = 1 } })
		asked.current = "sunquan"
		assert.equal(0, of_sixty("^@NosGuhuoCard", asked))
	end)

	it("speaks of a plain Slash and of the rescue that he holds", function()
		local function choice(skill, choices, hand)
			return decide(scene(table_of(hand, { kind = "askForChoice", skill_name = skill, choices = choices }))).answer
		end
		assert.equal("slash", choice("nosguhuo_slash", "slash+normal_slash+thunder_slash+fire_slash", {}))
		assert.equal("analeptic", choice("nosguhuo_saveself", "peach+analeptic", { "analeptic" }))
	end)

	local function doubts(word, me, more, events)
		more = more or {}
		more.tags = { NosGuhuoType = word }
		local setup = table_of(2, { kind = "askForChoice", skill_name = "nosguhuo", choices = "noquestion+question",
			data = { ["$"] = "player", v = "sgs2" } }, me or "sunquan", more)
		setup.discard, setup.events = more.discard, events
		return of_sixty("^question$", setup)
	end

	it("is doubted by the healthiest of the enemies, if anybody", function()
		local some = doubts("ex_nihilo")
		assert.truthy(some > 40 and some < 57, some)
		assert.equal(0, doubts("ex_nihilo", "caopi"))
		assert.truthy(doubts("ex_nihilo", "caopi", { [1] = { hp = 2 } }) > 40)
		assert.equal(0, doubts("ex_nihilo", "machao"), "a friend believes")
	end)

	it("is doubted by nobody to whom a health point is too dear, nor twice", function()
		assert.equal(0, doubts("ex_nihilo", "sunquan", { [1] = { hp = 1 }, [3] = { hp = 1 } }))
		assert.equal(0, doubts("ex_nihilo", "sunquan", {}, { { event = "ChoiceMade", player = "sgs2", data = "skillChoice:nosguhuo_claim:ex_nihilo" },
			{ event = "ChoiceMade", player = "sgs3", data = "skillChoice:nosguhuo:question" } }))
	end)

	it("is doubted by all where all such cards have been seen", function()
		assert.equal(60, doubts("god_salvation", "caopi", { discard = { "god_salvation" } }))
	end)
end)
