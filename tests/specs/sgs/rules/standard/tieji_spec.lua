describe("tieji", function()
	local function slashing(top, answers, target)
		local setup = { players = { { "liubei" }, { "machao", hand = { "slash" } },
			target or { "simayi", hand = { "jink:heart:2", "peach:heart:3" } } },
			deck = { top }, current = "machao", steps = { { phase = "play", of = "machao" } },
			answers = { { "activate", use = "slash->sgs3" }, { "askForSkillInvoke", about = "tieji", yes = true } } }
		for _, answer in ipairs(answers) do table.insert(setup.answers, answer) end
		return rehearse(setup)
	end

	it("forbids the Jink of whoever does not pay a card of the judged suit", function()
		local t = slashing("peach:heart:4", {})
		assert.equal(2, t:player("simayi").hp)
		assert.equal(0, #t:asked("askForCard", "simayi", "slash-jink"))
		local asked = t:asked("askForCard", "simayi", "@tieji-discard:::heart")[1]
		assert.equal(".|heart", asked.pattern)
		assert.equal("discard", asked.method)
		assert.equal("CardUseStruct", asked.data["$"])
	end)

	it("lets dodge whoever pays", function()
		local t = slashing("peach:heart:4", { { "askForCard", about = "@tieji-discard", give = "peach:heart:3" },
			{ "askForCard", about = "slash-jink", give = "jink:heart:2" } })
		assert.equal(3, t:player("simayi").hp)
		assert.equal(0, t:hand("simayi"))
	end)

	it("silences skills for the turn", function()
		local t = slashing("peach:heart:4", {})
		assert.equal(0, #t:asked("askForSkillInvoke", "simayi", "fankui"))
		assert.equal(nil, (t:player("simayi").marks or {})["@skill_invalidity"])
		assert.equal(nil, t:player("simayi").invalid)
	end)

	it("leaves compulsory skills in effect", function()
		local t = rehearse{ players = { { "liubei" }, { "machao", hand = { "slash", "dismantlement" } }, { "huangyueying", equips = { "crossbow" } } },
			deck = { "peach:heart:4" }, current = "machao",
			steps = { { use = "slash", by = "machao", on = "huangyueying" }, { use = "dismantlement", by = "machao", on = "huangyueying" } },
			answers = { { "askForSkillInvoke", about = "tieji", yes = true } } }
		assert.truthy(t:has("huangyueying", "crossbow", "equips"))
		assert.same({ "jizhi" }, t:player("huangyueying").invalid)
	end)

	it("may be left, with the target as data", function()
		local t = rehearse{ players = { { "liubei" }, { "machao", hand = { "slash" } } }, current = "machao",
			steps = { { phase = "play", of = "machao" } }, answers = { { "activate", use = "slash->liubei" } } }
		assert.equal("sgs1", t:asked("askForSkillInvoke", "machao", "tieji")[1].data.v)
		assert.equal(1, #t:asked("askForCard", "liubei", "slash-jink"))
	end)
end)
