describe("zhuhai", function()
	local players = { { "liubei" }, { "st_xushu", hand = { "slash:spade:7" } }, { "caocao" }, { "simayi" } }

	it("slashes whom has dealt damage in his turn, at any distance", function()
		local t = rehearse{ players = players, current = "simayi",
			steps = { { damage = 1, by = "simayi", on = "liubei" }, { phase = "finish", of = "simayi" } },
			answers = { { "askForUseCard", of = "st_xushu", about = "@zhuhai-slash:sgs2:sgs4", use = "slash:spade:7->simayi" } } }
		assert.equal(2, t:player("simayi").hp)
		assert.equal(nil, t:player("st_xushu").flags)
		assert.equal(nil, t:player("simayi").flags)
	end)

	it("is not asked about otherwise", function()
		local t = rehearse{ players = players, steps = { { phase = "finish", of = "simayi" } } }
		assert.equal(0, #t:asked("askForUseCard"))
	end)

	it("is not for his own turn", function()
		local t = rehearse{ players = players, current = "st_xushu",
			steps = { { damage = 1, by = "st_xushu", on = "liubei" }, { phase = "finish", of = "st_xushu" } } }
		assert.equal(0, #t:asked("askForUseCard"))
	end)
end)
