describe("tishen", function()
	local function turns(loss, yes)
		return rehearse{ players = { { "liubei" }, { "zhangfei" } },
			steps = { { phase = "finish", of = "zhangfei" }, { lose_hp = loss, of = "zhangfei" }, { phase = "start", of = "zhangfei" } },
			answers = { { "askForSkillInvoke", about = "tishen", yes = yes } } }
	end

	it("gives back what was lost since his last turn, and as many cards", function()
		local t = turns(2, true)
		assert.equal(2, t:asked("askForSkillInvoke", "zhangfei")[1].data)
		assert.equal(4, t:player("zhangfei").hp)
		assert.equal(2, t:hand("zhangfei"))
		assert.equal(nil, (t:player("zhangfei").marks or {})["@substitute"])
	end)

	it("is kept while he says no", function()
		local t = turns(1, false)
		assert.equal(3, t:player("zhangfei").hp)
		assert.equal(1, t:player("zhangfei").marks["@substitute"])
	end)

	it("is not asked about where nothing was lost", function()
		local t = rehearse{ players = { { "liubei" }, { "zhangfei" } },
			steps = { { phase = "finish", of = "zhangfei" }, { phase = "start", of = "zhangfei" } } }
		assert.equal(0, #t:asked("askForSkillInvoke"))
	end)
end)
