describe("ganglie", function()
	local function hurt(deck, answers, count)
		return rehearse{
			players = { { "liubei", hand = { "peach" }, equips = { "crossbow" } }, { "xiahoudun" } },
			deck = deck,
			steps = { { damage = count or 1, by = "liubei", on = "xiahoudun" } },
			answers = answers,
		}
	end
	local invoked = { "askForSkillInvoke", about = "ganglie", yes = true, always = true }

	it("hurts the source by a red card", function()
		local t = hurt({ "jink:heart:2" }, { invoked })
		assert.equal(3, t:player("liubei").hp)
		assert.equal(1, t:hand("liubei"))
	end)

	it("discards a card of the source by a black one", function()
		local t = hurt({ "slash:spade:7" }, { invoked, { "askForCardChosen", about = "ganglie", id = "crossbow" } })
		assert.equal(4, t:player("liubei").hp)
		assert.equal("discard", t:asked("askForCardChosen")[1].method)
		assert.same({}, t:player("liubei").equips or {})
	end)

	it("judges once for each point of damage", function()
		local t = hurt({ "jink:heart:2", "jink:heart:13" }, { invoked }, 2)
		assert.equal(2, t:player("liubei").hp)
	end)

	it("may be left", function()
		assert.equal(0, #hurt({}, {}):told("StartJudge"))
	end)
end)
