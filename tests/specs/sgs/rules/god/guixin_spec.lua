describe("guixin", function()
	local function hurt(count, answers)
		local setup = { players = { { "liubei", hand = { 0, 1 } }, { "shencaocao" }, { "sunquan", judging = { "indulgence:spade" } },
			{ "caocao", equips = { "crossbow" } }, { "lvmeng" } }, steps = { { damage = count, by = "liubei", on = "shencaocao" } },
			answers = { { "askForCardChosen", about = "guixin", id = 100 } } }
		setup.answers = {}
		for _, answer in ipairs(answers or { { "askForSkillInvoke", about = "guixin", yes = true } }) do table.insert(setup.answers, answer) end
		return rehearse(setup)
	end

	it("takes a card of everybody else and turns over", function()
		local t = hurt(1)
		assert.equal(3, t:hand("shencaocao"))
		assert.equal(false, t:player("shencaocao").faceup)
		assert.equal(1, t:hand("liubei"))
		assert.same({}, t:player("sunquan").judging or {})
		assert.same({}, t:player("caocao").equips or {})
	end)

	it("is asked about for each point, with its number", function()
		local t = hurt(2, { { "askForSkillInvoke", about = "guixin", yes = true, always = true } })
		assert.equal(2, #t:asked("askForSkillInvoke", "shencaocao"))
		assert.equal(4, t:hand("shencaocao"))
		assert.equal(true, t:player("shencaocao").faceup)
		assert.equal(nil, (t:player("shencaocao").marks or {}).GuixinTimes)
	end)

	it("ends where it is declined", function()
		local t = hurt(2, {})
		assert.equal(1, #t:asked("askForSkillInvoke", "shencaocao"))
		assert.equal(0, t:hand("shencaocao"))
	end)

	it("is not asked about where nobody has a card", function()
		local t = rehearse{ players = { { "liubei" }, { "shencaocao" } }, steps = { { damage = 1, by = "liubei", on = "shencaocao" } } }
		assert.equal(0, #t:asked("askForSkillInvoke"))
	end)
end)
