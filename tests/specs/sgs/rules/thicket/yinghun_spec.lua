describe("yinghun", function()
	local function start(hp, answers, hand)
		return rehearse{ players = { { "liubei", hand = hand or { "jink", "slash" } }, { "sunjian", hp = hp } },
			deck = { 100, 101, 102, 103 },
			steps = { { phase = "start", of = "sunjian" } }, answers = answers }
	end
	local liubei = { "askForPlayerChosen", about = "yinghun-invoke", player = "liubei" }

	it("lets another draw by his lost health and discard one", function()
		local t = start(1, { liubei, { "askForChoice", about = "yinghun", choose = "dxt1" },
			{ "askForDiscard", about = "yinghun", ids = { "jink" } } })
		assert.equal(4, t:hand("liubei"))
		assert.falsy(t:has("liubei", "jink"))
		assert.equal("d1tx+dxt1", t:asked("askForChoice", "sunjian")[1].choices)
		assert.equal(true, t:asked("askForDiscard")[1].include_equip)
	end)

	it("or draw one and discard as many", function()
		local t = start(1, { liubei, { "askForChoice", about = "yinghun", choose = "d1tx" } }, { "jink" })
		assert.equal(0, t:hand("liubei"))
	end)

	it("has no choice with one health lost", function()
		local t = start(3, { liubei, { "askForDiscard", about = "yinghun", ids = { "jink" } } })
		assert.equal(0, #t:asked("askForChoice"))
		assert.equal(2, t:hand("liubei"))
	end)

	it("is not offered unwounded, and may be left", function()
		assert.equal(0, #start(4, {}):asked("askForPlayerChosen"))
		assert.equal(2, start(1, {}):hand("liubei"))
	end)
end)
