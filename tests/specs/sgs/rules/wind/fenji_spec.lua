describe("fenji", function()
	local pays = { "askForSkillInvoke", about = "fenji", yes = true }
	local function robbed(card, answers, changes)
		local setup = { players = { { "liubei", hand = { card } }, { "zhoutai" }, { "caocao", hand = { "jink" } } }, current = "liubei",
			deck = { "peach:heart:3", "peach:heart:4" }, steps = { { use = card, by = "liubei", on = "caocao" } }, answers = answers }
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("gives two cards for a health point to who was robbed", function()
		local t = robbed("dismantlement", { pays })
		assert.equal(3, t:player("zhoutai").hp)
		assert.equal(2, t:hand("caocao"))
		local asked = t:asked("askForSkillInvoke", "zhoutai", "fenji")[1]
		assert.equal("CardsMoveOneTimeStruct", asked.data["$"])
	end)

	it("also where the card was taken", function()
		assert.equal(2, robbed("dismantlement", { pays }, { players = { { "machao", hand = { "snatch" } }, { "zhoutai" },
			{ "caocao", hand = { "jink" } } },
			current = "machao", steps = { { use = "snatch", by = "machao", on = "caocao" } } }):hand("caocao"))
	end)

	it("serves himself", function()
		local t = robbed("dismantlement", { pays }, { players = { { "liubei", hand = { "dismantlement" } },
			{ "zhoutai", hand = { "jink" } } },
			steps = { { use = "dismantlement", by = "liubei", on = "zhoutai" } } })
		assert.equal(2, t:hand("zhoutai"))
	end)

	it("is not for equipment, gifts, or cards that are thrown away by oneself", function()
		local equipped = robbed("dismantlement", {}, { players = { { "liubei", hand = { "dismantlement" } }, { "zhoutai" },
			{ "caocao", equips = { "vine" } } } })
		assert.equal(0, #equipped:asked("askForSkillInvoke", "zhoutai"))
		local given = robbed("dismantlement", {}, { players = { { "liubei", hand = { "jink" } }, { "zhoutai" }, { "caocao" } },
			steps = { { use = "@RendeCard=" .. "31", by = "liubei", on = "caocao" } } })
		assert.equal(0, #given:asked("askForSkillInvoke", "zhoutai"))
		local thrown = robbed("dismantlement", {}, { steps = { { throw = { "jink" }, of = "caocao" } } })
		assert.equal(0, #thrown:asked("askForSkillInvoke", "zhoutai"))
	end)

	it("may be left", function()
		assert.equal(0, robbed("dismantlement", {}):hand("caocao"))
	end)
end)
