describe("hujia", function()
	local function slashed(answers, changes)
		local setup = {
			players = { { "caocao", hand = { "jink:heart:2" } }, { "liubei", hand = { "slash" } },
				{ "simayi", hand = { "jink:diamond:2" } }, { "guanyu", hand = { "jink:diamond:3" } } },
			current = "liubei",
			steps = { { use = "slash", by = "liubei", on = "caocao" } },
			answers = answers,
		}
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("lets a man of Wei give the Jink of the lord", function()
		local t = slashed{ { "askForSkillInvoke", of = "caocao", about = "hujia", yes = true },
			{ "askForCard", of = "simayi", about = "@hujia-jink:sgs1", give = "jink:diamond:2" } }
		assert.equal(4, t:player("caocao").hp)
		assert.equal(0, t:hand("simayi"))
		assert.equal(1, t:hand("caocao"))
		assert.equal(0, #t:asked("askForCard", "caocao"))
		assert.equal(2, #t.state.discard)
	end)

	it("leaves the answer to the lord where nobody gives one", function()
		local t = slashed{ { "askForSkillInvoke", of = "caocao", about = "hujia", yes = true },
			{ "askForCard", of = "caocao", give = "jink:heart:2" } }
		assert.equal(1, #t:asked("askForCard", "simayi"))
		assert.equal(0, #t:asked("askForCard", "guanyu"))
		assert.equal(0, t:hand("caocao"))
		assert.equal(4, t:player("caocao").hp)
	end)

	it("lets an Eight Diagram of a man of Wei dodge for the lord", function()
		local t = slashed({ { "askForSkillInvoke", of = "caocao", about = "hujia", yes = true },
			{ "askForSkillInvoke", of = "simayi", about = "eight_diagram", yes = true } },
			{ deck = { "peach:heart:3" }, players = { { "caocao" }, { "liubei", hand = { "slash" } }, { "simayi", equips = { "eight_diagram" } } } })
		assert.equal(4, t:player("caocao").hp)
	end)

	it("tells the pattern and the prompt of what he is asked", function()
		local t = slashed({})
		assert.same({ "jink", "slash-jink:sgs2" }, t:asked("askForSkillInvoke", "caocao")[1].data.v)
	end)

	it("is a lord's alone", function()
		local t = slashed({}, { players = { { "liubei", hand = { "slash" } }, { "caocao" }, { "simayi" } } })
		assert.equal(0, #t:asked("askForSkillInvoke", "caocao"))
	end)
end)
