describe("jizhi", function()
	local function trick(top, answers)
		local setup = { players = { { "liubei" }, { "huangyueying", hand = { "iron_chain", "slash:spade:7" } } },
			deck = { top, "peach:heart:12" }, current = "huangyueying",
			steps = { { use = "iron_chain", by = "huangyueying", on = "liubei" } },
			answers = { { "askForSkillInvoke", about = "jizhi", yes = true } } }
		for _, answer in ipairs(answers or {}) do table.insert(setup.answers, answer) end
		return rehearse(setup)
	end

	it("takes a card that is not basic", function()
		local t = trick("duel:spade:1")
		assert.truthy(t:has("huangyueying", "duel:spade:1"))
		assert.equal(0, #t:asked("askForCard"))
	end)

	it("swaps a basic one for a hand card", function()
		local t = trick("peach:heart:3", { { "askForCard", about = "@jizhi-exchange:::peach", give = "slash:spade:7" } })
		assert.truthy(t:has("huangyueying", "peach:heart:3"))
		assert.equal(1, t:hand("huangyueying"))
		assert.equal(0, t.state.draw.known[1])
		assert.equal("none", t:asked("askForCard", "huangyueying")[1].method)
	end)

	it("throws a basic one away otherwise", function()
		local t = trick("peach:heart:3")
		assert.equal(2, #t.state.discard)
		assert.equal(51, t.state.draw.known[1])
	end)

	it("is for delayed tricks too, and only for tricks", function()
		local t = rehearse{ players = { { "liubei" }, { "huangyueying", hand = { "indulgence:spade", "slash" } } },
			current = "huangyueying", steps = { { use = "indulgence:spade", by = "huangyueying", on = "liubei" },
				{ use = "slash", by = "huangyueying", on = "liubei" } } }
		assert.equal(1, #t:asked("askForSkillInvoke", "huangyueying", "jizhi"))
	end)
end)
