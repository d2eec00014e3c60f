describe("liuli", function()
	local function slashed(answers)
		return rehearse{
			players = { { "caocao", hand = { 0 } }, { "daqiao", hand = { 30 } }, { "liubei" } }, current = "caocao",
			steps = { { use = 0, by = "caocao", on = "daqiao" } }, answers = answers,
		}
	end

	it("sends a Slash on to somebody in range", function()
		local t = slashed{ { "askForUseCard", of = "daqiao", use = "@LiuliCard=30->liubei" } }
		assert.equal(3, t:player("liubei").hp)
		assert.equal(3, t:player("daqiao").hp)
		assert.equal(0, t:hand("daqiao"))
	end)

	it("is no duty", function()
		assert.equal(2, slashed{}:player("daqiao").hp)
	end)
end)
