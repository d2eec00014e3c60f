describe("hongyan", function()
	it("makes her spades hearts, which her Slashes are as well", function()
		local t = rehearse{ players = { { "xiaoqiao", hand = { "slash:spade:7" } }, { "liubei", equips = { "renwang_shield" } } },
			current = "xiaoqiao",
			steps = { { phase = "play", of = "xiaoqiao" } }, answers = { { "activate", use = "slash:spade:7->liubei" } } }
		assert.equal(3, t:player("liubei").hp)
	end)

	it("makes spades of her judgements hearts", function()
		local t = rehearse{ players = { { "xiaoqiao", judging = { "lightning" } }, { "liubei" } }, deck = { "slash:spade:7" },
			steps = { { phase = "judge", of = "xiaoqiao" } } }
		assert.equal(3, t:player("xiaoqiao").hp)
		assert.truthy(t:has("liubei", "lightning", "judging"))
	end)

	it("leaves judgements of others alone", function()
		local t = rehearse{ players = { { "xiaoqiao" }, { "liubei", judging = { "lightning" } } }, deck = { "slash:spade:7" },
			steps = { { phase = "judge", of = "liubei" } } }
		assert.equal(1, t:player("liubei").hp)
	end)

	it("changes what she wears, whatever it is called", function()
		local t = rehearse{ players = { { "xiaoqiao", hand = { "jueying:spade" } }, { "liubei" } }, current = "xiaoqiao",
			steps = { { phase = "play", of = "xiaoqiao" } }, answers = { { "activate", use = "jueying:spade" } } }
		assert.truthy(t:has("xiaoqiao", "jueying:spade", "equips"))
	end)

	it("ends where a card leaves her", function()
		local t = rehearse{ players = { { "xiaoqiao", hand = { "slash:spade:7" } }, { "liubei", hand = { "snatch" } } }, current = "liubei",
			deck = { "peach:heart:3" },
			steps = { { use = "snatch", by = "liubei", on = "xiaoqiao" }, { use = "slash:spade:7", by = "liubei", on = "xiaoqiao" } } }
		assert.equal(2, t:player("xiaoqiao").hp)
		assert.equal("spade", t:told("CardUsed", "liubei")[2].data.v.card.suit)
	end)
end)
