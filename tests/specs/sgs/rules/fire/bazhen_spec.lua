describe("bazhen", function()
	local function slashed(top, equips, slasher)
		return rehearse{ players = { { "liubei", hand = { "slash:spade:7" }, equips = slasher }, { "wolong", equips = equips } },
			current = "liubei", deck = { top },
			steps = { { use = "slash:spade:7", by = "liubei", on = "wolong" } },
				answers = { { "askForSkillInvoke", about = "eight_diagram", yes = true } } }
	end

	it("dodges by a red judgement without armour", function()
		local t = slashed("peach:heart:3")
		assert.equal(3, t:player("wolong").hp)
		assert.equal("eight_diagram", t:told("FinishJudge", "wolong")[1].data.v.reason)
	end)

	it("does not by a black one", function()
		assert.equal(2, slashed("slash:club:7"):player("wolong").hp)
	end)

	it("is not there with other armour", function()
		assert.equal(0, #slashed("peach:heart:3", { "silver_lion" }):asked("askForSkillInvoke"))
	end)

	it("is ignored like an armour", function()
		assert.equal(0, #slashed("peach:heart:3", nil, { "qinggang_sword" }):asked("askForSkillInvoke"))
	end)
end)
