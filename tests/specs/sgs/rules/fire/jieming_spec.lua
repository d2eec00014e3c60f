describe("jieming", function()
	local function hurt(count, answers)
		return rehearse{ players = { { "liubei", hand = { "jink" } }, { "xunyu" }, { "caocao", max_hp = 7, hp = 7 } },
			deck = { 0, 1, 2, 3, 4, 5, 6, 7, 8 }, steps = { { damage = count, by = "liubei", on = "xunyu" } }, answers = answers }
	end

	it("fills a hand up to its owner's highest health", function()
		local t = hurt(1, { { "askForPlayerChosen", about = "jieming-invoke", player = "xunyu" } })
		assert.equal(3, t:hand("xunyu"))
		local asked = t:asked("askForPlayerChosen", "xunyu", "jieming")[1]
		assert.truthy(asked.optional)
		assert.equal(3, #asked.targets)
	end)

	it("but to five at most", function()
		assert.equal(5, hurt(1, { { "askForPlayerChosen", about = "jieming", player = "caocao" } }):hand("caocao"))
	end)

	it("once for each point, until he declines", function()
		local t = hurt(2, { { "askForPlayerChosen", about = "jieming", player = "xunyu" },
			{ "askForPlayerChosen", about = "jieming", player = "liubei" } })
		assert.equal(3, t:hand("xunyu"))
		assert.equal(4, t:hand("liubei"))
		assert.equal(1, #hurt(2, {}):asked("askForPlayerChosen"))
	end)

	it("comes by no loss of health", function()
		assert.equal(0, #rehearse{ players = { { "liubei" }, { "xunyu" } },
			steps = { { lose_hp = 1, of = "xunyu" } } }:asked("askForPlayerChosen"))
	end)
end)
