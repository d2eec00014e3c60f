describe("qingguo", function()
	local function slashed(card, text)
		return rehearse{ players = { { "liubei", hand = { "slash" } }, { "zhenji", hand = { card } } }, current = "liubei",
			steps = { { use = "slash", by = "liubei", on = "zhenji" } },
			answers = { { "askForCard", of = "zhenji", give = text } } }
	end

	it("makes a Jink of a black hand card", function()
		local t = slashed(84, "jink:qingguo[spade:3]=84")
		assert.equal(3, t:player("zhenji").hp)
		assert.equal(0, t:hand("zhenji"))
		assert.equal(2, #t.state.discard)
	end)

	it("makes none of a red one", function()
		assert.error(function() slashed(45, "jink:qingguo[heart:3]=45") end)
	end)
end)
