describe("tongji", function()
	local function slash(hand)
		return rehearse{
			players = { { "caocao" }, { "st_yuanshu", hp = 1, hand = hand }, { "liubei", hand = { 5 } } }, current = "liubei",
			steps = { { slash = "liubei", on = "caocao" } },
			answers = { { "askForUseCard", of = "liubei", use = "5->caocao" } },
		}
	end

	it("forbids a Slash at others while he has more cards than health", function()
		assert.error_matches(function() slash{ 30, 31 } end, "5%->")
	end)

	it("is over with as many", function()
		assert.equal(3, slash{ 30 }:player("caocao").hp)
	end)
end)
