describe("wangxi", function()
	local function between(step, yes)
		return rehearse{ players = { { "liubei" }, { "lidian" }, { "guanyu" } }, steps = { step },
			answers = { { "askForSkillInvoke", about = "wangxi", yes = yes, always = true } } }
	end

	it("lets both draw when he was hurt", function()
		local t = between({ damage = 1, by = "liubei", on = "lidian" }, true)
		assert.equal(1, t:hand("liubei"))
		assert.equal(1, t:hand("lidian"))
		assert.equal(0, t:hand("guanyu"))
	end)

	it("lets both draw for each point that he deals", function()
		local t = between({ damage = 2, by = "lidian", on = "guanyu" }, true)
		assert.equal(2, t:hand("guanyu"))
		assert.equal(2, t:hand("lidian"))
	end)

	it("tells who the other is", function()
		local t = between({ damage = 1, by = "liubei", on = "lidian" }, false)
		assert.equal("sgs1", t:asked("askForSkillInvoke", "lidian")[1].data.v)
		assert.equal(0, t:hand("liubei"))
	end)

	it("is not for damage that nobody deals, or he to himself", function()
		assert.equal(0, #between({ damage = 1, on = "lidian" }):asked())
		assert.equal(0, #between({ damage = 1, by = "lidian", on = "lidian" }):asked())
	end)
end)
