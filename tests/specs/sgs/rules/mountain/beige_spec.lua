describe("beige", function()
	local function struck(top, answers, changes)
		local setup = { players = { { "liubei", hand = { "jink:heart:2", "jink:diamond:2", "slash:club:2" } },
			{ "caiwenji", hand = { "slash:club:3" } }, { "caocao", hp = 2 } }, deck = { top, "slash:diamond", "slash:diamond:10" },
			current = "liubei", steps = { { damage = 1, by = "liubei", on = "caocao", card = "slash:club:2" } },
			answers = { { "askForCard", of = "caiwenji", about = "@beige", give = "slash:club:3" } } }
		for _, answer in ipairs(answers or {}) do table.insert(setup.answers, answer) end
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("heals by heart", function()
		local t = struck("peach:heart:3")
		assert.equal(2, t:player("caocao").hp)
		assert.equal(0, t:hand("caiwenji"))
		local ask = t:asked("askForCard", "caiwenji")[1]
		assert.equal("..", ask.pattern)
		assert.equal("DamageStruct", ask.data["$"])
		assert.equal("sgs3", t:told("StartJudge")[1].player)
	end)

	it("lets draw by diamond", function()
		assert.equal(2, struck("jink:diamond:3"):hand("caocao"))
	end)

	it("costs the source two cards by club", function()
		local t = struck("slash:club:4", { { "askForDiscard", of = "liubei", about = "beige", ids = { "jink:heart:2", "jink:diamond:2" } } })
		assert.equal(1, t:hand("liubei"))
		assert.equal(true, t:asked("askForDiscard", "liubei")[1].include_equip)
	end)

	it("turns the source over by spade", function()
		assert.equal(false, struck("slash:spade:7"):player("liubei").faceup)
	end)

	it("takes equipment in payment", function()
		local t = struck("peach:heart:3", {}, { players = { { "liubei", hand = { "slash:club:2" } }, { "caiwenji", equips = { "crossbow" } },
			{ "caocao", hp = 2 } }, answers = { { "askForCard", of = "caiwenji", give = "crossbow" } } })
		assert.equal(2, t:player("caocao").hp)
	end)

	it("may be declined", function()
		assert.equal(0, #struck("peach:heart:3", {}, { answers = {} }):told("StartJudge"))
	end)

	it("answers to Slashes alone", function()
		local t = struck("peach:heart:3", {}, { steps = { { damage = 1, by = "liubei", on = "caocao" } } })
		assert.equal(0, #t:asked("askForCard", "caiwenji"))
	end)

	it("comes too late for the dead", function()
		local t = struck("peach:heart:3", {}, { steps = { { damage = 2, by = "liubei", on = "caocao", card = "slash:club:2" } } })
		assert.equal(0, #t:asked("askForCard", "caiwenji", "@beige"))
	end)

	it("is for herself too", function()
		local t = struck("peach:heart:3", {}, { steps = { { damage = 1, by = "liubei", on = "caiwenji", card = "slash:club:2" } } })
		assert.equal(3, t:player("caiwenji").hp)
	end)
end)
