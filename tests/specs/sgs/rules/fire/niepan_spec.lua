describe("niepan", function()
	local yes = { "askForSkillInvoke", about = "niepan", yes = true }
	local function dying(answers, changes)
		local setup = { players = { { "liubei" },
			{ "pangtong", hp = 1, hand = { "jink" }, equips = { "crossbow" }, judging = { "indulgence" }, chained = true, faceup = false } },
			deck = { 0, 1, 2, 3 }, steps = { { damage = 2, by = "liubei", on = "pangtong" } }, answers = answers }
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("discards all, recovers to three, draws three, unchained and face up", function()
		local t = dying{ yes }
		local pangtong = t:player("pangtong")
		assert.equal(3, pangtong.hp)
		assert.equal(3, t:hand("pangtong"))
		assert.same({}, pangtong.equips or {})
		assert.same({}, pangtong.judging or {})
		assert.falsy(pangtong.chained)
		assert.equal(true, pangtong.faceup ~= false)
		assert.equal(nil, (pangtong.marks or {})["@nirvana"])
		assert.equal("DyingStruct", t:asked("askForSkillInvoke", "pangtong", "niepan")[1].data["$"])
	end)

	it("comes once", function()
		local t = dying({ yes, yes }, { steps = { { damage = 2, by = "liubei", on = "pangtong" },
			{ damage = 3, by = "liubei", on = "pangtong" } } })
		assert.equal(false, t:player("pangtong").alive)
		assert.equal(1, #t:asked("askForSkillInvoke", "pangtong", "niepan"))
	end)

	it("may be left", function()
		assert.equal(false, dying({}):player("pangtong").alive)
	end)

	it("recovers no further than his highest health", function()
		assert.equal(2, dying({ yes }, { players = { { "liubei" }, { "pangtong", max_hp = 2, hp = 1 } } }):player("pangtong").hp)
	end)
end)
