describe("lianhuan", function()
	local function play(use)
		return rehearse{ players = { { "pangtong", hand = { "slash:club:7", "slash:spade:7" }, equips = { "crossbow:club" } },
			{ "liubei" }, { "caocao" } },
			current = "pangtong", deck = { "peach:heart:3" }, steps = { { phase = "play", of = "pangtong" } },
				answers = { { "activate", use = use } } }
	end

	it("chains by a club", function()
		local t = play("iron_chain:lianhuan[club:7]=slash:club:7->liubei+caocao")
		assert.equal(true, t:player("liubei").chained)
		assert.equal(true, t:player("caocao").chained)
		assert.falsy(t:has("pangtong", "slash:club:7"))
	end)

	it("or recasts it", function()
		local t = play("iron_chain:lianhuan[club:7]=slash:club:7->.")
		assert.truthy(t:has("pangtong", "peach:heart:3"))
		assert.equal(0, #t:told("CardUsed"))
	end)

	it("takes no other suit, and nothing that is worn", function()
		assert.error(function() play("iron_chain:lianhuan[spade:7]=slash:spade:7->liubei") end)
		assert.error(function() play("iron_chain:lianhuan[club:A]=crossbow:club->liubei") end)
	end)
end)
