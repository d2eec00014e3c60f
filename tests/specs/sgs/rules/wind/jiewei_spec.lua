describe("jiewei", function()
	local yes = { "askForSkillInvoke", about = "jiewei", yes = true }
	local function turned(answers, hand)
		local setup = { players = { { "liubei", equips = { "vine" }, judging = { "lightning" } },
			{ "caoren", faceup = false, hand = hand or { "crossbow", "ex_nihilo", "slash" } } },
			deck = { "peach:heart:3", "peach:heart:4", "peach:heart:6" }, steps = { { turn = "caoren" } }, answers = { yes } }
		for _, answer in ipairs(answers) do table.insert(setup.answers, answer) end
		return rehearse(setup)
	end

	it("draws one whenever he is turned over", function()
		local t = turned({})
		assert.truthy(t:has("caoren", "peach:heart:3"))
		assert.equal("TrickCard+^Nullification,EquipCard|.|.|hand", t:asked("askForUseCard", "caoren", "@jiewei")[1].pattern)
	end)

	it("discards equipment after equipment", function()
		local t = turned{ { "askForUseCard", about = "@jiewei", use = "crossbow" },
			{ "askForPlayerChosen", about = "@jiewei-discard", player = "liubei" },
			{ "askForCardChosen", about = "jiewei", id = "vine" } }
		assert.truthy(t:has("caoren", "crossbow", "equips"))
		assert.falsy(t:has("liubei", "vine", "equips"))
		local chosen = t:asked("askForCardChosen", "caoren", "jiewei")[1]
		assert.equal("ej", chosen.flags)
		assert.equal("discard", chosen.method)
	end)

	it("discards a delayed trick after a trick, whatever else is named", function()
		local t = turned{ { "askForUseCard", about = "@jiewei", use = "ex_nihilo" },
			{ "askForPlayerChosen", about = "@jiewei-discard", player = "liubei" },
			{ "askForCardChosen", about = "jiewei", id = "vine" } }
		assert.truthy(t:has("liubei", "vine", "equips"))
		assert.falsy(t:has("liubei", "lightning", "judging"))
	end)

	it("need not discard", function()
		local t = turned{ { "askForUseCard", about = "@jiewei", use = "crossbow" } }
		assert.truthy(t:has("liubei", "vine", "equips"))
		assert.truthy(t:asked("askForPlayerChosen", "caoren", "jiewei")[1].optional)
	end)

	it("takes no basic card", function()
		assert.error(function() turned{ { "askForUseCard", about = "@jiewei", use = "slash->liubei" } } end)
	end)

	it("may be left", function()
		local t = rehearse{ players = { { "liubei" }, { "caoren", faceup = false } }, steps = { { turn = "caoren" } } }
		assert.equal(0, t:hand("caoren"))
	end)
end)
