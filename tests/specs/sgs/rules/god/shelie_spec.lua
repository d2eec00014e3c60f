describe("shelie", function()
	local deck = { "slash:spade:7", "slash:spade:8", "jink:heart:2", "peach:heart:3", "duel:club" }
	local function drawn(answers)
		return rehearse{ players = { { "liubei" }, { "shenlvmeng" } }, deck = deck, steps = { { phase = "draw", of = "shenlvmeng" } },
			answers = answers }
	end

	it("takes one card of each suit among five", function()
		local t = drawn{ { "askForSkillInvoke", about = "shelie", yes = true }, { "askForAG", about = "shelie", id = "peach:heart:3" },
			{ "askForAG", about = "shelie", id = "slash:spade:8" } }
		assert.equal(3, t:hand("shenlvmeng"))
		for _, card in ipairs({ "peach:heart:3", "slash:spade:8", "duel:club" }) do assert.truthy(t:has("shenlvmeng", card)) end
		assert.equal(2, #t.state.discard)
	end)

	it("offers what is left, and cannot be refused", function()
		local t = drawn{ { "askForSkillInvoke", about = "shelie", yes = true }, { "askForAG", id = "peach:heart:3" },
			{ "askForAG", id = "duel:club" } }
		local asked = t:asked("askForAG", "shenlvmeng")
		assert.equal(5, #asked[1].card_ids)
		assert.same({ 0, 1, 78 }, asked[2].card_ids)
		assert.equal(false, asked[1].refusable)
	end)

	it("draws as usual where it is left", function()
		assert.equal(2, drawn({}):hand("shenlvmeng"))
	end)
end)
