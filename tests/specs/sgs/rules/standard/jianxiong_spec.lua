describe("jianxiong", function()
	local function slashed(choice)
		return rehearse{
			players = { { "caocao" }, { "liubei", hand = { "slash:spade:7" } } },
			deck = { "peach:heart:3" },
			current = "liubei",
			steps = { { use = "slash:spade:7", by = "liubei", on = "caocao" } },
			answers = { { "askForChoice", of = "caocao", about = "jianxiong", choose = choice } },
		}
	end

	it("takes the Slash that hurt him", function()
		local t = slashed("obtain")
		assert.equal("draw+cancel+obtain", t:asked("askForChoice", "caocao")[1].choices)
		assert.equal("DamageStruct", t:asked("askForChoice", "caocao")[1].data["$"])
		assert.truthy(t:has("caocao", "slash:spade:7"))
		assert.equal(nil, t.state.discard)
	end)

	it("draws a card instead", function()
		local t = slashed("draw")
		assert.truthy(t:has("caocao", "peach:heart:3"))
		assert.equal(1, #t.state.discard)
	end)

	it("may do neither", function()
		assert.equal(0, slashed("cancel"):hand("caocao"))
	end)

	it("has no card to take where none dealt the damage", function()
		local t = rehearse{
			players = { { "caocao" }, { "liubei" } },
			steps = { { damage = 1, by = "liubei", on = "caocao" } },
		}
		assert.equal("draw+cancel", t:asked("askForChoice", "caocao")[1].choices)
	end)
end)
