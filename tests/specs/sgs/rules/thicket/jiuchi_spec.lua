describe("jiuchi", function()
	it("drinks a spade before a Slash", function()
		local t = rehearse{ players = { { "dongzhuo", hand = { "jink", "slash:spade:7", "slash:club:7" } }, { "liubei" } },
			current = "dongzhuo",
			steps = { { phase = "play", of = "dongzhuo" } },
			answers = { { "activate", use = "analeptic:jiuchi[spade:7]=slash:spade:7" }, { "activate", use = "slash:club:7->liubei" } } }
		assert.equal(2, t:player("liubei").hp)
	end)

	it("drinks no other suit", function()
		assert.error(function()
			rehearse{ players = { { "dongzhuo", hand = { "slash:club:7" } }, { "liubei" } }, current = "dongzhuo",
				steps = { { phase = "play", of = "dongzhuo" } },
				answers = { { "activate", use = "analeptic:jiuchi[club:7]=slash:club:7" } } }
		end)
	end)

	it("saves him when he is dying", function()
		local t = rehearse{ players = { { "liubei" }, { "dongzhuo", hp = 1, hand = { "slash:spade:7" } } },
			steps = { { damage = 1, by = "liubei", on = "dongzhuo" } },
			answers = { { "askForSinglePeach", of = "dongzhuo", give = "analeptic:jiuchi[spade:7]=slash:spade:7" } } }
		assert.equal(1, t:player("dongzhuo").hp)
	end)
end)
