describe("fangquan", function()
	local function turn(answers, changes)
		local setup = { players = { { "liubei" }, { "liushan", hand = { "jink:heart:2" } }, { "sunquan" } },
			steps = { { turn = "liushan" } }, answers = answers }
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end
	local yes = { "askForSkillInvoke", of = "liushan", about = "fangquan", yes = true }

	it("skips the play phase and lets somebody else act afterwards", function()
		local give = { "askForUseCard", about = "@fangquan-give", use = "@FangquanCard=" .. 31 .. "->sunquan" }
		local t = turn({ yes, give }, { players = { { "liubei" }, { "liushan", hand = { 31 } }, { "sunquan" } } })
		assert.equal(0, #t:asked("activate", "liushan"))
		assert.equal(1, #t:asked("activate", "sunquan"))
		assert.equal("@@fangquan", t:asked("askForUseCard", "liushan")[1].pattern)
		assert.equal("discard", t:asked("askForUseCard", "liushan")[1].method)
		assert.falsy(t:has("liushan", 31))
		assert.equal("sgs2", t.state.current)
	end)

	it("comes after the discard phase", function()
		local give = { "askForUseCard", about = "@fangquan-give", use = "@FangquanCard=31->sunquan" }
		local t = turn({ yes, give }, { players = { { "liubei" }, { "liushan", hand = { 31 } }, { "sunquan" } } })
		local turns = t:told("TurnStart")
		assert.equal("sgs3", turns[1].player)
		assert.equal("sgs2", turns[2].player)
	end)

	it("plays as usual where it is declined", function()
		local t = turn({})
		assert.equal(1, #t:asked("activate", "liushan"))
		assert.equal(0, #t:asked("askForUseCard"))
	end)

	it("may be left unpaid: then nobody acts", function()
		local t = turn({ yes })
		assert.equal(0, #t:asked("activate"))
		assert.equal(1, #t:told("TurnStart"))
	end)

	it("is not asked about where the phase is skipped already", function()
		local t = turn({ yes }, { players = { { "liubei" }, { "liushan", judging = { "indulgence:spade" } } }, deck = { "slash:spade:7" } })
		assert.equal(0, #t:asked("askForSkillInvoke"))
	end)

	it("names somebody else", function()
		local himself = { "askForUseCard", about = "@fangquan-give", use = "@FangquanCard=31->liushan" }
		assert.error(function()
			turn({ yes, himself }, { players = { { "liubei" }, { "liushan", hand = { 31 } }, { "sunquan" } } })
		end)
	end)
end)
