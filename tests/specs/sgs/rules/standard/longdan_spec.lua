describe("longdan", function()
	it("slashes with a Jink", function()
		local t = rehearse{ players = { { "liubei" }, { "zhaoyun", hand = { 30 } } }, current = "zhaoyun",
			steps = { { phase = "play", of = "zhaoyun" } }, answers = { { "activate", use = "slash:longdan[heart:2]=30->liubei" } } }
		assert.equal(3, t:player("liubei").hp)
	end)

	it("dodges with a Slash", function()
		local t = rehearse{ players = { { "liubei", hand = { "fire_slash" } }, { "zhaoyun", hand = { 0 } } }, current = "liubei",
			steps = { { use = "fire_slash", by = "liubei", on = "zhaoyun" } },
			answers = { { "askForCard", of = "zhaoyun", give = "jink:longdan[spade:7]=0" } } }
		assert.equal(4, t:player("zhaoyun").hp)
		assert.equal(0, t:hand("zhaoyun"))
	end)

	it("makes nothing of other cards", function()
		assert.error(function()
			rehearse{ players = { { "liubei" }, { "zhaoyun", hand = { 45 } } }, current = "zhaoyun",
				steps = { { phase = "play", of = "zhaoyun" } }, answers = { { "activate", use = "slash:longdan[heart:3]=45->liubei" } } }
		end)
	end)
end)
