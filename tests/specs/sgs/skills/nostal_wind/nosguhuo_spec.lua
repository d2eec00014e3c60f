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
		assert.equal(0, of_sixty("^@NosGuhuoCard", table_of{ "dismantlement:club:3" }), "others are used as they are")
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

	it("answers a Slash", function()
		local effect = { from = "sgs1", to = "sgs2", slash = { class = "Slash", id = 0 } }
		local jink = table_of({ "lightning" }, { kind = "askForCard", pattern = "jink", prompt = "slash-jink:sgs1", method = "use",
			data = { ["$"] = "SlashEffectStruct", v = effect } }, nil, { [2] = { hp = 1 } })
		jink.current = "sunquan"
		assert.truthy(of_sixty("^@NosGuhuoCard=%d+:jink$", jink) > 50)
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
