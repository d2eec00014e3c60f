describe("zaiqi", function()
	local function draw(hp, answers)
		return rehearse{ players = { { "liubei" }, { "menghuo", hp = hp } },
			deck = { "peach:heart:3", "slash:spade:7", "jink:heart:2", "slash:club:7" },
			steps = { { phase = "draw", of = "menghuo" } }, answers = answers }
	end
	local yes = { "askForSkillInvoke", about = "zaiqi", yes = true }

	it("heals by the hearts and takes the others", function()
		local t = draw(1, { yes })
		assert.equal(3, t:player("menghuo").hp)
		assert.equal(1, t:hand("menghuo"))
		assert.truthy(t:has("menghuo", "slash:spade:7"))
		assert.equal(2, #t.state.discard)
	end)

	it("is not offered unwounded", function()
		local t = draw(4, { yes })
		assert.equal(0, #t:asked("askForSkillInvoke"))
		assert.equal(2, t:hand("menghuo"))
	end)

	it("draws as usual where it is left", function()
		local t = draw(1, {})
		assert.equal(1, t:player("menghuo").hp)
		assert.equal(2, t:hand("menghuo"))
	end)
end)
