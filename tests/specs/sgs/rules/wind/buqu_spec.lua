describe("buqu", function()
	local function struck(deck, wounds, changes)
		local setup = { players = { { "liubei" }, { "zhoutai", hp = 1, piles = wounds and { buqu = wounds } or nil }, { "caocao" } },
			deck = deck,
			steps = { { damage = 2, by = "liubei", on = "zhoutai" } } }
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("lives with one health by a card of a new number", function()
		local t = struck({ "peach:heart:3" })
		assert.equal(1, t:player("zhoutai").hp)
		assert.equal(1, t:pile("zhoutai", "buqu"))
		assert.equal(0, #t:asked("askForSkillInvoke"))
	end)

	it("dies by a number that he has", function()
		local t = struck({ "peach:heart:3" }, { "slash:club:3" })
		assert.equal(false, t:player("zhoutai").alive)
		assert.truthy(table.find(t.state.discard, t:id("peach:heart:3")))
	end)

	it("may still be saved then, and keeps his wounds", function()
		local t = struck({ "peach:heart:3" }, { "slash:club:3" }, { steps = { { damage = 1, by = "liubei", on = "zhoutai" } },
			players = { { "liubei" }, { "zhoutai", hp = 1, hand = { "peach:heart:4" }, piles = { buqu = { "slash:club:3" } } },
				{ "caocao" } },
			answers = { { "askForSinglePeach", of = "zhoutai", give = "peach:heart:4" } } })
		assert.equal(1, t:player("zhoutai").hp)
		assert.equal(1, t:pile("zhoutai", "buqu"))
	end)

	it("lets him keep as many cards as he has wounds", function()
		local t = rehearse{ players = { { "liubei" }, { "zhoutai", hp = 1, hand = { 0, 1, 2, 3 }, piles = { buqu = { 40, 50, 60 } } } },
			steps = { { phase = "discard", of = "zhoutai" } } }
		assert.equal(3, t:hand("zhoutai"))
	end)

	it("counts health while he has none", function()
		local t = rehearse{ players = { { "liubei" }, { "zhoutai", hp = 2, hand = { 0, 1, 2, 3 } } },
			steps = { { phase = "discard", of = "zhoutai" } } }
		assert.equal(2, t:hand("zhoutai"))
	end)
end)
