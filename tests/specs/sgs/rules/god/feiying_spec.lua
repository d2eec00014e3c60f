describe("feiying", function()
	local function slashed(by, on)
		return rehearse{ players = { { "shencaocao", hand = { 0 } }, { "liubei", hand = { 1 } } }, current = by,
			steps = { { phase = "play", of = by } }, answers = { { "activate", use = "slash:spade->" .. on } } }
	end

	it("keeps others one further away", function()
		assert.error(function() slashed("liubei", "shencaocao") end)
	end)

	it("keeps nobody away from them", function()
		assert.equal(3, slashed("shencaocao", "liubei"):player("liubei").hp)
	end)
end)
