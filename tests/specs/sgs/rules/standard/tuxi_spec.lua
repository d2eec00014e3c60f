describe("tuxi", function()
	local function drawing(answers)
		return rehearse{
			players = { { "liubei", hand = { "slash" } }, { "zhangliao", hand = { "peach" } },
				{ "simayi", hand = { "jink", "jink" } }, { "guanyu" } },
			steps = { { phase = "draw", of = "zhangliao" } },
			answers = answers,
		}
	end

	it("takes a card of each and draws as many fewer", function()
		local t = drawing{ { "askForUseCard", about = "@@tuxi", use = "@TuxiCard=.->liubei+simayi" } }
		assert.equal("@tuxi-card:::2", t:asked("askForUseCard", "zhangliao")[1].prompt)
		assert.equal(0, t:hand("liubei"))
		assert.equal(1, t:hand("simayi"))
		assert.equal(3, t:hand("zhangliao"))
		assert.equal("use", t:asked("askForUseCard")[1].method)
	end)

	it("draws the rest", function()
		local t = drawing{ { "askForUseCard", about = "@@tuxi", use = "@TuxiCard=.->simayi" } }
		assert.equal(1, t:hand("simayi"))
		assert.equal(3, t:hand("zhangliao"))
		assert.equal(0, t:player("zhangliao").marks and t:player("zhangliao").marks.tuxi or 0)
	end)

	it("may be left", function()
		local t = drawing({})
		assert.equal(3, t:hand("zhangliao"))
		assert.equal(1, t:hand("liubei"))
	end)

	it("is not asked where all others hold fewer cards", function()
		local t = rehearse{ players = { { "liubei" }, { "zhangliao", hand = { "peach" } } },
			steps = { { phase = "draw", of = "zhangliao" } } }
		assert.equal(0, #t:asked("askForUseCard"))
	end)
end)
