describe("nosganglie", function()
	local function hurt(top, ids, yes)
		return rehearse{ players = { { "liubei", hand = { "slash:club:2", "peach:heart:3" } }, { "nos_xiahoudun" } }, deck = { top },
			steps = { { damage = 2, by = "liubei", on = "nos_xiahoudun" } },
			answers = { { "askForSkillInvoke", about = "nosganglie", yes = yes ~= false, always = true },
				{ "askForDiscard", of = "liubei", about = "nosganglie", ids = ids } } }
	end

	it("hurts the source", function()
		local t = hurt("slash:spade:7")
		assert.equal(3, t:player("liubei").hp)
		assert.equal(1, #t:asked("askForSkillInvoke"))
	end)

	it("spares the source for two hand cards", function()
		local t = hurt("slash:spade:7", { "slash:club:2", "peach:heart:3" })
		assert.equal(4, t:player("liubei").hp)
		assert.equal(0, t:hand("liubei"))
		assert.truthy(t:asked("askForDiscard")[1].optional)
	end)

	it("does nothing by a heart", function()
		local t = hurt("peach:heart:4")
		assert.equal(4, t:player("liubei").hp)
		assert.equal(0, #t:asked("askForDiscard"))
	end)

	it("may be left", function()
		assert.equal(0, #hurt("slash:spade:7", nil, false):told("StartJudge"))
	end)
end)
