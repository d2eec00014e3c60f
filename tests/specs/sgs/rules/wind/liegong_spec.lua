describe("liegong", function()
	local function slashing(mine, his, answers, phase)
		local setup = { players = { { "liubei" }, mine, his }, current = mine[1], phase = phase,
			steps = { phase and { slash = "huangzhong", on = his[1] } or { phase = "play", of = "huangzhong" } },
			answers = { { "activate", use = "slash->sgs3" }, { "askForUseCard", use = "slash->sgs3" } } }
		for _, answer in ipairs(answers) do table.insert(setup.answers, answer) end
		return rehearse(setup)
	end
	local yes = { "askForSkillInvoke", about = "liegong", yes = true }

	it("forbids the Jink of who holds as many cards as he has health", function()
		local t = slashing({ "huangzhong", hp = 2, hand = { "slash" } }, { "caocao", hand = { "jink", "jink" } }, { yes })
		assert.equal(3, t:player("caocao").hp)
		assert.equal(0, #t:asked("askForCard", "caocao"))
		assert.equal("sgs3", t:asked("askForSkillInvoke", "huangzhong", "liegong")[1].data.v)
	end)

	it("forbids the Jink of who holds no more than his range", function()
		local t = slashing({ "huangzhong", hand = { "slash" } }, { "caocao", hand = { "jink" } }, { yes })
		assert.equal(3, t:player("caocao").hp)
	end)

	it("is not offered between the two", function()
		local t = slashing({ "huangzhong", hand = { "slash" } }, { "caocao", hand = { "jink", "jink" } },
			{ { "askForCard", about = "slash-jink", give = "jink" } })
		assert.equal(0, #t:asked("askForSkillInvoke", "huangzhong"))
		assert.equal(4, t:player("caocao").hp)
	end)

	it("is not offered outside his play phase", function()
		local t = slashing({ "huangzhong", hand = { "slash" } }, { "caocao", hand = { "jink" } }, {}, "finish")
		assert.equal(0, #t:asked("askForSkillInvoke", "huangzhong"))
	end)

	it("may be left", function()
		local t = slashing({ "huangzhong", hand = { "slash" } }, { "caocao", hand = { "jink" } }, {})
		assert.equal(1, #t:asked("askForCard", "caocao", "slash-jink"))
	end)
end)
