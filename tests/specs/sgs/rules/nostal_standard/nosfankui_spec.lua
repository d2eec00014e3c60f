describe("nosfankui", function()
	it("takes one card, whatever the damage", function()
		local t = rehearse{ players = { { "liubei", hand = { "slash", "peach" }, equips = { "crossbow" } }, { "nos_simayi" } },
			steps = { { damage = 2, by = "liubei", on = "nos_simayi" } },
			answers = { { "askForSkillInvoke", about = "nosfankui", yes = true, always = true },
				{ "askForCardChosen", about = "nosfankui", id = "crossbow" } } }
		assert.truthy(t:has("nos_simayi", "crossbow"))
		assert.equal(1, #t:asked("askForSkillInvoke"))
		assert.equal("sgs1", t:asked("askForSkillInvoke")[1].data.v)
	end)

	it("is not asked about where there is nothing to take", function()
		local t = rehearse{ players = { { "liubei" }, { "nos_simayi" } }, steps = { { damage = 1, by = "liubei", on = "nos_simayi" } } }
		assert.equal(0, #t:asked())
	end)
end)
