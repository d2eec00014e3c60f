describe("yicong", function()
	local function snatch(by, on, hp)
		return rehearse{
			players = { { "st_gongsunzan", hp = hp, hand = { 84 } }, { "liubei", hand = { 85 } }, { "caocao", equips = { 53 } } , { "sunquan" } },
			current = "sunquan",
			steps = { { turn = by } },
			answers = { { "activate", of = by, use = (by == "liubei" and 85 or 84) .. "->" .. on }, { "askForCardChosen", id = 53 } },
		}
	end

	it("shortens his way while he is healthy", function()
		assert.truthy(snatch("st_gongsunzan", "caocao", 3):has("st_gongsunzan", 53))
		assert.error_matches(function() snatch("st_gongsunzan", "caocao", 2) end, "84%->")
	end)

	it("lengthens the way to him while he is weak", function()
		assert.equal(3, snatch("liubei", "st_gongsunzan", 3):hand("liubei"))
		assert.error_matches(function() snatch("liubei", "st_gongsunzan", 2) end, "85%->")
	end)
end)
