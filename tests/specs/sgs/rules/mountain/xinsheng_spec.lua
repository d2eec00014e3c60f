describe("xinsheng", function()
	local function hurt(count, answers)
		local t = rehearse{ players = { { "liubei" }, { "zuoci" } },
			steps = { { start = "zuoci" }, { damage = count, by = "liubei", on = "zuoci" } }, answers = answers }
		return t, t:player("zuoci").marks["@huashen"]
	end

	it("brings a general for each point of damage", function()
		local t, held = hurt(2, { { "askForSkillInvoke", about = "xinsheng", yes = true, always = true } })
		assert.equal(4, held)
		assert.equal(2, #t:asked("askForSkillInvoke", "zuoci", "xinsheng"))
	end)

	it("may be declined", function()
		local _, held = hurt(2, {})
		assert.equal(2, held)
	end)
end)
