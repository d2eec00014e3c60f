-- game: sgs
-- 蛊惑 guhuo: Yu Ji lays a hand card face down and says what it is.

-- Yu Ji, a rebel, against a lord and his loyalist; the others' skills do not matter.
local function table_of(hand, more, asked, me)
	local players = { { "sunquan", role = "lord", hand = 3, skills = {} }, { "yuji", role = "rebel", hp = 3, hand = hand },
		{ "caopi", role = "loyalist", hand = 3, skills = {} }, { "machao", role = "rebel", hand = 3, skills = {} } }
	for place, row in pairs(more or {}) do
		for key, value in pairs(type(place) == "number" and row or {}) do players[place][key] = value end
	end
	return { me = me or "yuji", current = more and more.current or "yuji", turn = 3, mode = "04p", players = players, ask = asked or { kind = "activate" },
		tags = more and more.tags }
end

-- How many of 60 answers are of the form, and one of them.
local function of_sixty(form, setup)
	local count, one = 0, nil
	for seed = 1, 60 do
		setup.seed = seed
		local decision = decide(scene(setup))
		assert.same({}, decision.faults)
		if tostring(decision.answer):find(form) then count, one = count + 1, decision.answer end
	end
	return count, one
end

describe("guhuo in the play phase", function()
	it("tells the truth of a trick that he would use", function()
		local count, one = of_sixty("^@GuhuoCard=%d+:ex_nihilo$", table_of{ "ex_nihilo" })
		assert.equal(60, count)
		assert.truthy(one)
	end)

	it("says now and then of a useless card what would be of use", function()
		local count = of_sixty("^@GuhuoCard=%d+:", table_of{ "jink:heart:2", "jink:diamond:2", "jink:diamond:3" })
		assert.truthy(count > 10 and count < 60, count)
		assert.equal(0, (of_sixty("^@GuhuoCard", table_of{ "jink:heart:2" })), "the only Jink is kept")
	end)

	it("lies with anything where nobody can doubt, and says the best", function()
		local doubtless = { [1] = { acquired = { "chanyuan" } }, [3] = { acquired = { "chanyuan" } } }
		assert.equal(60, (of_sixty("^@GuhuoCard=%d+:ex_nihilo$", table_of({ "jink:heart:2" }, doubtless))))
	end)

	it("lies with what would be discarded at the end of the turn", function()
		local hand = { "jink:heart:2", "jink:diamond:2" }
		assert.equal(60, (of_sixty("^@GuhuoCard", table_of(hand, { [2] = { hp = 1 } }))))
		assert.equal(0, (of_sixty("^@GuhuoCard", table_of(hand, { [2] = { hp = 2 } }))), "both Jinks are kept")
	end)

	it("says nothing false on which much hangs before two who may doubt", function()
		local hand = { "jink:heart:2", "jink:diamond:2", "jink:diamond:3" }
		local dear = "peach$"
		assert.equal(0, (of_sixty(dear, table_of(hand, { [2] = { hp = 1, max_hp = 3 } }))))
		assert.truthy((of_sixty(dear, table_of(hand, { [2] = { hp = 1, max_hp = 3 }, [3] = { acquired = { "chanyuan" } } }))) > 0)
		assert.truthy((of_sixty(dear, table_of({ "peach" }, { [2] = { hp = 1, max_hp = 3 } }))) == 60, "the truth may be doubted")
	end)

	it("is used once in a turn", function()
		assert.equal(0, (of_sixty("^@GuhuoCard", table_of({ "ex_nihilo" }, { [2] = { flags = { "GuhuoUsed" } } }))))
	end)

	it("does not chain nobody", function()
		local none = { [1] = { chained = true }, [3] = { chained = true } }
		assert.equal(0, (of_sixty("iron_chain$", table_of({ "iron_chain" }, none))))
	end)
end)

describe("guhuo in answer", function()
	local function jink(hand, mine)
		local effect = { from = "sgs1", to = "sgs2", slash = { class = "Slash", id = 0 } }
		return table_of(hand, { [2] = mine or {}, current = "sunquan" }, { kind = "askForCard", pattern = "jink", prompt = "slash-jink:sgs1", method = "use",
			data = { ["$"] = "SlashEffectStruct", v = effect } })
	end

	it("says that a card is a Jink where there is none", function()
		assert.truthy((of_sixty("^@GuhuoCard=%d+:jink$", jink({ "lightning" }, { hp = 1 }))) > 50)
		assert.equal(0, (of_sixty("jink$", jink({ "lightning" }, { hp = 1, flags = { "GuhuoUsed" } }))))
		assert.equal(0, (of_sixty("jink$", jink({ "analeptic" }, { hp = 1 }))), "wine will save him")
	end)

	it("lays down a true one, or a useless card before it", function()
		assert.equal(60, (of_sixty("^@GuhuoCard=%d+:jink$", jink{ "jink:heart:2" })))
		local effect = jink{ "jink:heart:2", "lightning" }
		assert.truthy((of_sixty("^@GuhuoCard", effect)) == 60)
	end)

	it("saves himself", function()
		local dying = table_of({ "lightning" }, { [2] = { hp = 0 }, current = "sunquan" }, { kind = "askForSinglePeach", dying = "sgs2" })
		dying.dying = { "sgs2" }
		assert.equal(60, (of_sixty("^@GuhuoCard=%d+:analeptic$", dying)))
		dying.players[2].hand = { "peach:heart:4" }
		assert.equal(60, (of_sixty("^@GuhuoCard=%d+:peach$", dying)), "a Peach is not said to be wine")
		dying.players[2].hand = { "peach:heart:4", "lightning" }
		assert.equal(60, (of_sixty("^@GuhuoCard=%d+:analeptic$", dying)), "something useless may be")
	end)

	it("speaks of a plain Slash and of the rescue that he holds", function()
		local function choice(skill, choices, hand)
			return decide(scene(table_of(hand, {}, { kind = "askForChoice", skill_name = skill, choices = choices }))).answer
		end
		assert.equal("slash", choice("guhuo_slash", "slash+normal_slash+thunder_slash+fire_slash", {}))
		assert.equal("peach", choice("guhuo_saveself", "peach+analeptic", {}))
		assert.equal("analeptic", choice("guhuo_saveself", "peach+analeptic", { "analeptic" }))
	end)
end)

describe("guhuo of others", function()
	local function doubts(word, me, more)
		more = more or {}
		more.tags = { GuhuoType = word }
		local setup = table_of(2, more, { kind = "askForChoice", skill_name = "guhuo", choices = "noquestion+question",
			data = { ["$"] = "player", v = "sgs2" } }, me or "caopi")
		setup.discard = more.discard
		return (of_sixty("^question$", setup))
	end

	it("is doubted now and then by enemies, more often where much hangs on it", function()
		local some, more = doubts("snatch"), doubts("ex_nihilo")
		assert.truthy(some > 3 and some < 25, some)
		assert.truthy(more > 18 and more < 45, more)
	end)

	it("is never doubted by friends, nor for a Slash or an Amazing Grace", function()
		assert.equal(0, doubts("ex_nihilo", "machao"))
		assert.equal(0, doubts("slash"))
		assert.equal(0, doubts("amazing_grace"))
		assert.truthy(doubts("slash", nil, { [2] = { equips = { "crossbow" } } }) > 3)
	end)

	it("is always doubted where all such cards have been seen", function()
		assert.equal(60, doubts("god_salvation", nil, { discard = { "god_salvation" } }))
	end)

	it("is hardly doubted by him whom one health point will awaken", function()
		assert.truthy(doubts("ex_nihilo", nil, { [3] = { skills = { "hunzi" } } }) < 12)
	end)

	it("shows who doubts", function()
		local setup = table_of({ "jink:heart:2" }, {}, nil, "machao")
		setup.events = { { event = "ChoiceMade", player = "sgs2", data = "skillChoice:guhuo_claim:peach" },
			{ event = "ChoiceMade", player = "sgs3", data = "skillChoice:guhuo:question" } }
		scene(setup)
		brain("machao")
		assert.truthy(sgs.role_evaluation["sgs3"].loyalist > 0 or sgs.role_evaluation["sgs3"].rebel < 0)
	end)
end)
