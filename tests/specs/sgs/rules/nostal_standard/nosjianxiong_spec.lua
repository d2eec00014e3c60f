describe("nosjianxiong", function()
	local function slashed(yes)
		return rehearse{ players = { { "nos_caocao" }, { "liubei", hand = { "slash:spade:7" } } }, current = "liubei",
			steps = { { use = "slash:spade:7", by = "liubei", on = "nos_caocao" } },
			answers = { { "askForSkillInvoke", about = "nosjianxiong", yes = yes } } }
	end

	it("takes the Slash that hurt him", function()
		assert.truthy(slashed(true):has("nos_caocao", "slash:spade:7"))
	end)

	it("may leave it", function()
		local t = slashed(false)
		assert.equal(0, t:hand("nos_caocao"))
		assert.equal("DamageStruct", t:asked("askForSkillInvoke")[1].data["$"])
	end)

	it("is not asked about without a card", function()
		local t = rehearse{ players = { { "nos_caocao" }, { "liubei" } }, steps = { { damage = 1, by = "liubei", on = "nos_caocao" } } }
		assert.equal(0, #t:asked())
	end)
end)
