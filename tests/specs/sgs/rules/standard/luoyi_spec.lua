describe("luoyi", function()
	local deck = { "jink:heart:2", "crossbow:club", "ex_nihilo:heart:7", "peach:heart:3", "peach:heart:4" }

	it("keeps basic cards and weapons of three instead of drawing", function()
		local t = rehearse{ players = { { "liubei" }, { "xuchu" } }, deck = deck,
			steps = { { phase = "draw", of = "xuchu" } },
			answers = { { "askForSkillInvoke", about = "luoyi", yes = true } } }
		assert.equal(2, t:hand("xuchu"))
		assert.truthy(t:has("xuchu", "crossbow:club"))
		assert.equal(1, #t.state.discard)
		assert.equal(1, t:player("xuchu").marks["@luoyi"])
		assert.equal(1, #t:told("EventPhaseSkipping", "xuchu"))
	end)

	it("lets his Slashes hurt more until his next turn", function()
		local setup = { players = { { "liubei" }, { "xuchu", hand = { "slash" }, marks = { ["@luoyi"] = 1 } } },
			current = "xuchu", steps = { { use = "slash", by = "xuchu", on = "liubei" } } }
		assert.equal(2, rehearse(setup):player("liubei").hp)
		setup.steps = { { turn = "xuchu" } }
		assert.equal(nil, (rehearse(setup):player("xuchu").marks or {})["@luoyi"])
	end)

	it("adds nothing to other damage", function()
		local t = rehearse{ players = { { "liubei" }, { "xuchu", marks = { ["@luoyi"] = 1 } } },
			steps = { { damage = 1, by = "xuchu", on = "liubei" } } }
		assert.equal(3, t:player("liubei").hp)
	end)

	it("draws as usual where it is left", function()
		local t = rehearse{ players = { { "liubei" }, { "xuchu" } }, deck = deck, steps = { { phase = "draw", of = "xuchu" } } }
		assert.equal(2, t:hand("xuchu"))
		assert.equal(nil, t.state.discard)
	end)
end)
