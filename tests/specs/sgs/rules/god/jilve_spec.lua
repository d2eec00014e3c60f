describe("jilve", function()
	local function played(bear, changes)
		local setup = { players = { { "shensimayi", acquired = { "jilve" }, marks = { ["@bear"] = bear, baiyin = 1 },
			hand = { "slash:spade:7", "dismantlement:spade:3", "slash:spade:8" } }, { "liubei", hand = { "jink:heart:2" } },
			{ "sunquan" }, { "caocao" } }, current = "shensimayi" }
		for key, value in pairs(changes) do setup[key] = value end
		return rehearse(setup)
	end
	local function bears(t) return (t:player("shensimayi").marks or {})["@bear"] end

	it("lends jizhi for a trick", function()
		local t = played(2, { deck = { "duel:spade" }, steps = { { use = "dismantlement:spade:3", by = "shensimayi", on = "liubei" } },
			answers = { { "askForSkillInvoke", about = "jilve_jizhi", yes = true }, { "askForSkillInvoke", about = "jizhi", yes = true } } })
		assert.equal(1, bears(t))
		assert.truthy(t:has("shensimayi", "duel:spade"))
	end)

	it("lends guicai for a judgement", function()
		local t = played(2, { deck = { "peach:heart:4" }, steps = { { judge = ".|heart", of = "liubei" } },
			answers = { { "askForSkillInvoke", about = "jilve_guicai", yes = true }, { "askForCard", about = "@guicai-card", give = "slash:spade:7" } } })
		assert.equal(1, bears(t))
		assert.equal("spade", t:told("FinishJudge", "liubei")[1].data.v.card.suit)
	end)

	it("lends fangzhu for damage", function()
		local t = played(2, { steps = { { damage = 1, by = "liubei", on = "shensimayi" } },
			answers = { { "askForSkillInvoke", about = "jilve_fangzhu", yes = true }, { "askForPlayerChosen", about = "fangzhu", player = "liubei" } } })
		assert.equal(2, bears(t)) -- one was paid, one came with the damage
		assert.equal(false, t:player("liubei").faceup)
		assert.equal(2, t:hand("liubei"))
		local ask = t:asked("askForPlayerChosen", "shensimayi")[1]
		assert.same({ false, "fangzhu-invoke" }, { ask.optional, ask.prompt })
	end)

	local function choosing(choice, more, bear)
		local answers = { { "activate", use = "@JilveCard=." }, { "askForChoice", about = "jilve", choose = choice } }
		for _, answer in ipairs(more or {}) do table.insert(answers, answer) end
		return played(bear or 2, { steps = { { phase = "play", of = "shensimayi" } }, answers = answers })
	end

	it("lends zhiheng in the play phase", function()
		local t = choosing("zhiheng", { { "askForUseCard", about = "@jilve-zhiheng", use = "@ZhihengCard=0+1" } })
		assert.equal("zhiheng+wansha+cancel", t:asked("askForChoice", "shensimayi")[1].choices)
		assert.equal("@zhiheng", t:asked("askForUseCard", "shensimayi")[1].pattern)
		assert.equal(1, bears(t))
		assert.equal(3, t:hand("shensimayi"))
	end)

	it("lends each once in a turn", function()
		local t = choosing("zhiheng", { { "activate", use = "@JilveCard=." }, { "askForChoice", about = "jilve", choose = "cancel" } })
		assert.equal("wansha+cancel", t:asked("askForChoice", "shensimayi")[2].choices)
	end)

	it("lends wansha until the turn ends", function()
		local t = choosing("wansha")
		assert.equal("wansha", t:told("EventAcquireSkill", "shensimayi")[1].data)
		assert.equal("wansha", t:told("EventLoseSkill", "shensimayi")[1].data)
		assert.equal(1, bears(t))
		assert.same({ "jilve" }, t:player("shensimayi").acquired)
	end)

	it("costs nothing where it is cancelled", function()
		assert.equal(2, bears(choosing("cancel")))
	end)

	it("needs a mark", function()
		assert.error(function() choosing("cancel", {}, 0) end)
		local t = played(0, { steps = { { use = "dismantlement:spade:3", by = "shensimayi", on = "liubei" } } })
		assert.equal(0, #t:asked("askForSkillInvoke"))
	end)
end)
