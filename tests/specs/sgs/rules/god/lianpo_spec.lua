describe("lianpo", function()
	local function turn(of, hp, yes)
		return rehearse{ players = { { "liubei", hand = { 0 } }, { "shensimayi", hand = { "slash:spade:8" } }, { "sunquan", hp = hp },
			{ "caocao" }, { "lvmeng" } }, steps = { { turn = of } },
			answers = { { "activate", of = "shensimayi", use = "slash:spade:8->sunquan" }, { "askForSkillInvoke", about = "lianpo", yes = yes } } }
	end

	it("takes one more turn after one in which he has killed", function()
		local t = turn("shensimayi", 1, true)
		assert.equal(1, #t:asked("askForSkillInvoke", "shensimayi", "lianpo"))
		assert.equal(2, #t:told("TurnStart", "shensimayi"))
	end)

	it("may be declined", function()
		assert.equal(1, #turn("shensimayi", 1, false):told("TurnStart"))
	end)

	it("is not asked about where nobody died", function()
		assert.equal(0, #turn("shensimayi", 3, true):asked("askForSkillInvoke", "shensimayi", "lianpo"))
	end)

	it("counts in the turns of others too", function()
		local t = rehearse{ players = { { "liubei" }, { "shensimayi", hand = { "slash:spade:8" } }, { "sunquan" },
			{ "caocao", hp = 1, hand = { "duel:spade" } }, { "lvmeng" } }, steps = { { turn = "caocao" } },
			answers = { { "activate", of = "caocao", use = "duel:spade->shensimayi" }, { "askForCard", of = "shensimayi", give = "slash:spade:8" },
				{ "askForSkillInvoke", about = "lianpo", yes = true } } }
		assert.equal(false, t:player("caocao").alive)
		assert.equal(1, #t:told("TurnStart", "shensimayi"))
	end)

	it("forgets what was killed in an earlier turn", function()
		local t = rehearse{ players = { { "liubei" }, { "shensimayi", marks = { lianpo = 1 } } }, steps = { { turn = "liubei" } } }
		assert.equal(0, #t:asked("askForSkillInvoke"))
	end)
end)
