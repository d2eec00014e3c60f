it("nosfanjian costs one damage where the suit was another", function()
	local function guessed(suit)
		return rehearse{
			players = { { "nos_zhouyu", hand = { 45 } }, { "liubei" } }, current = "nos_zhouyu",
			steps = { { use = "@NosFanjianCard=.", by = "nos_zhouyu", on = "liubei" } },
			answers = { { "askForSuit", of = "liubei", choose = suit } },
		}
	end
	assert.equal(4, guessed("heart"):player("liubei").hp)
	assert.equal(3, guessed("spade"):player("liubei").hp)
	assert.truthy(guessed("spade"):has("liubei", 45))
end)
