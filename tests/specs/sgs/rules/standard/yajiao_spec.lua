describe("yajiao", function()
	local function dodging(top, answers)
		local setup = { players = { { "liubei", hand = { "slash" } }, { "zhaoyun", hand = { "jink:heart:2" } } }, deck = { top },
			current = "liubei", steps = { { use = "slash", by = "liubei", on = "zhaoyun" } },
			answers = { { "askForCard", of = "zhaoyun", give = "jink:heart:2" }, { "askForSkillInvoke", about = "yajiao", yes = true } } }
		for _, answer in ipairs(answers) do table.insert(setup.answers, answer) end
		return rehearse(setup)
	end

	it("gives a card of the same type to anybody", function()
		local t = dodging("peach:heart:3", { { "askForPlayerChosen", about = "yajiao", player = "zhaoyun" } })
		assert.truthy(t:has("zhaoyun", "peach:heart:3"))
		assert.equal("@yajiao-give:::peach:heart_char\\3", t:asked("askForPlayerChosen", "zhaoyun")[1].prompt)
	end)

	it("leaves it on top where nobody gets it", function()
		local t = dodging("peach:heart:3", {})
		assert.equal(45, t.state.draw.known[1])
		assert.equal(nil, t.state.table)
	end)

	it("throws another away, or leaves it on top", function()
		local thrown = dodging("duel:spade:1", { { "askForChoice", about = "yajiao", choose = "throw" } })
		assert.equal(3, #thrown.state.discard)
		local left = dodging("duel:spade:1", { { "askForChoice", about = "yajiao", choose = "cancel" } })
		assert.equal(77, left.state.draw.known[1])
		assert.equal("throw+cancel", left:asked("askForChoice", "zhaoyun")[1].choices)
	end)

	it("is not for a Jink of no card", function()
		local t = rehearse{ players = { { "liubei", hand = { "slash" } }, { "zhaoyun", equips = { "eight_diagram" } } },
			deck = { "peach:heart:3" }, current = "liubei", steps = { { use = "slash", by = "liubei", on = "zhaoyun" } },
			answers = { { "askForSkillInvoke", about = "eight_diagram", yes = true } } }
		assert.equal(4, t:player("zhaoyun").hp)
		assert.equal(0, #t:asked("askForSkillInvoke", "zhaoyun", "yajiao"))
	end)

	it("is not for his own turn", function()
		local t = rehearse{ players = { { "liubei" }, { "zhaoyun", hand = { "slash" } } }, current = "zhaoyun",
			steps = { { use = "slash", by = "zhaoyun", on = "liubei" } } }
		assert.equal(0, #t:asked("askForSkillInvoke"))
	end)
end)
