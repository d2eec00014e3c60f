describe("kanpo", function()
	local function trick(hand, answers)
		return rehearse{ players = { { "liubei", hand = { "dismantlement" } }, { "caocao", hand = { "peach" } },
			{ "wolong", hand = hand } }, current = "liubei",
			steps = { { use = "dismantlement", by = "liubei", on = "caocao" } }, answers = answers or {} }
	end

	it("nullifies with a black card", function()
		local t = trick({ "slash:spade:7", "jink" },
			{ { "askForNullification", of = "wolong", give = "nullification:kanpo[spade:7]=slash:spade:7" } })
		assert.equal(1, t:hand("caocao"))
		assert.equal(1, t:hand("wolong"))
	end)

	it("is not asked without a black card", function()
		assert.equal(0, #trick({ "jink" }):asked("askForNullification"))
		assert.equal(1, #trick({ "slash:spade:7" }):asked("askForNullification"))
	end)

	it("takes no red card", function()
		assert.error(function()
			trick({ "slash:spade:7", "jink:heart:2" },
				{ { "askForNullification", of = "wolong", give = "nullification:kanpo[heart:2]=jink:heart:2" } })
		end)
	end)
end)
