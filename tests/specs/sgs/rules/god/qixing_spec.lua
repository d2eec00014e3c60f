describe("qixing", function()
	local stars = { 0, 1, 2, 31, 32, 33, 34 }

	it("lays seven cards aside at the start", function()
		local t = rehearse{ players = { { "liubei" }, { "shenzhugeliang" } }, deck = { 40, 41, 42, 43, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 },
			steps = { { begin = true } }, answers = { { "askForExchange", about = "qixing", ids = { 0, 1, 2, 3, 4, 5, 6 } } } }
		assert.equal(4, t:hand("shenzhugeliang"))
		assert.same({ 0, 1, 2, 3, 4, 5, 6 }, t:player("shenzhugeliang").piles.stars.known)
		local ask = t:asked("askForExchange", "shenzhugeliang")[1]
		assert.equal(7, ask.discard_num)
		assert.equal(7, ask.min_num)
		assert.equal(4, t:hand("liubei"))
	end)

	local function exchanged(use, hand)
		return rehearse{ players = { { "liubei" }, { "shenzhugeliang", hand = hand or { 60 }, piles = { stars = stars } } },
			deck = { 50, 51 }, steps = { { phase = "draw", of = "shenzhugeliang" } },
			answers = { { "askForUseCard", about = "@qixing-exchange", use = use } } }
	end

	it("changes stars for hand cards after drawing", function()
		local t = exchanged("@QixingCard=60+50+2+31+32+33+34")
		assert.truthy(t:has("shenzhugeliang", 0))
		assert.truthy(t:has("shenzhugeliang", 1))
		assert.equal(3, t:hand("shenzhugeliang"))
		local pile = t:player("shenzhugeliang").piles.stars.known
		table.sort(pile)
		assert.same({ 2, 31, 32, 33, 34, 50, 60 }, pile)
		assert.equal("@@qixing", t:asked("askForUseCard", "shenzhugeliang")[1].pattern)
		assert.equal("none", t:asked("askForUseCard", "shenzhugeliang")[1].method)
	end)

	it("leaves as many stars as there were", function()
		local t = exchanged("@QixingCard=60+50")
		assert.equal(7, #t:player("shenzhugeliang").piles.stars.known)
		assert.equal(3, t:hand("shenzhugeliang"))
	end)

	it("may be declined", function()
		assert.equal(3, exchanged(nil):hand("shenzhugeliang"))
	end)

	it("is not asked about without stars", function()
		local t = rehearse{ players = { { "liubei" }, { "shenzhugeliang" } }, steps = { { phase = "draw", of = "shenzhugeliang" } } }
		assert.equal(0, #t:asked("askForUseCard"))
	end)

	it("lets the stars fall when it is forgotten", function()
		local t = rehearse{ players = { { "liubei" }, { "shenzhugeliang", piles = { stars = stars } } },
			steps = { { gain = "-qixing", of = "shenzhugeliang" } } }
		assert.equal(7, #t.state.discard)
	end)
end)
