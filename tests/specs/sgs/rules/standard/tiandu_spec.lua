describe("tiandu", function()
	local function judged(yes)
		return rehearse{ players = { { "liubei" }, { "guojia" } }, deck = { "peach:heart:3" },
			steps = { { judge = ".|red", of = "guojia" } },
			answers = { { "askForSkillInvoke", about = "tiandu", yes = yes } } }
	end

	it("takes the card of his judgement", function()
		local t = judged(true)
		assert.truthy(t:has("guojia", "peach:heart:3"))
		assert.equal(nil, t.state.discard)
	end)

	it("may leave it", function()
		local t = judged(false)
		assert.equal(0, t:hand("guojia"))
		assert.equal(1, #t.state.discard)
	end)

	it("is not for judgements of others", function()
		local t = rehearse{ players = { { "liubei" }, { "guojia" } }, steps = { { judge = ".|red", of = "liubei" } } }
		assert.equal(0, #t:asked("askForSkillInvoke"))
	end)
end)
