describe("guzheng", function()
	local function discarded(answers, changes)
		local setup = { players = { { "liubei", hp = 1, hand = { 0, 1, 31 } }, { "erzhang" }, { "sunquan" } },
			steps = { { phase = "discard", of = "liubei" } },
			answers = { { "askForDiscard", of = "liubei", ids = { 0, 1 } } } }
		for _, answer in ipairs(answers or {}) do table.insert(setup.answers, answer) end
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("gives one card back and takes the others", function()
		local t = discarded{ { "askForUseCard", about = "@guzheng:sgs1", use = "@GuzhengCard=0" } }
		assert.truthy(t:has("liubei", 0))
		assert.truthy(t:has("erzhang", 1))
		assert.equal(nil, t.state.discard)
		assert.equal("none", t:asked("askForUseCard", "erzhang")[1].method)
	end)

	it("may be declined", function()
		assert.equal(0, discarded():hand("erzhang"))
	end)

	it("gives back what was discarded, and nothing else", function()
		local t = discarded{ { "askForUseCard", always = true, use = "@GuzhengCard=2" } }
		assert.equal(0, t:hand("erzhang"))
		assert.equal(1, t:hand("liubei"))
	end)

	it("is not asked about where nothing was discarded", function()
		local t = discarded({}, { players = { { "liubei", hand = { 0 } }, { "erzhang" } }, answers = {} })
		assert.equal(0, #t:asked("askForUseCard"))
	end)

	it("is not asked about in the own turn", function()
		local t = rehearse{ players = { { "liubei" }, { "erzhang", hp = 1, hand = { 0, 1 } } }, steps = { { phase = "discard", of = "erzhang" } },
			answers = { { "askForDiscard", ids = { 0 } } } }
		assert.equal(0, #t:asked("askForUseCard"))
	end)

	it("leaves no trace", function()
		local tags = discarded():player("erzhang").tags or {}
		assert.equal(nil, tags.guzheng_own)
	end)
end)
