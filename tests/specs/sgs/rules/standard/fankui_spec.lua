describe("fankui", function()
	local function hurt(count, answers)
		return rehearse{
			players = { { "liubei", hand = { "slash", "peach" }, equips = { "crossbow" } }, { "simayi" } },
			steps = { { damage = count, by = "liubei", on = "simayi" } },
			answers = answers,
		}
	end

	it("takes a card of the source", function()
		local t = hurt(1, { { "askForSkillInvoke", about = "fankui", yes = true },
			{ "askForCardChosen", about = "fankui", id = "crossbow" } })
		assert.truthy(t:has("simayi", "crossbow"))
		assert.equal(2, t:hand("liubei"))
	end)

	it("takes one for each point of damage", function()
		local t = hurt(2, { { "askForSkillInvoke", about = "fankui", yes = true, always = true } })
		assert.equal(2, #t:asked("askForSkillInvoke", "simayi", "fankui"))
		assert.equal(2, t:hand("simayi"))
	end)

	it("may be left", function()
		local t = hurt(2, {})
		assert.equal(1, #t:asked("askForSkillInvoke", "simayi"))
		assert.equal(0, t:hand("simayi"))
	end)

	it("takes nothing where nobody has dealt the damage", function()
		local t = rehearse{ players = { { "liubei" }, { "simayi" } }, steps = { { damage = 1, on = "simayi" } } }
		assert.equal(0, #t:asked("askForSkillInvoke"))
	end)
end)
