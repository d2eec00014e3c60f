describe("nostuxi", function()
	local function drawing(use)
		return rehearse{ players = { { "liubei", hand = { "slash" } }, { "nos_zhangliao", hand = { "peach", "peach" } }, { "simayi" },
			{ "guanyu", hand = { "jink" } } }, steps = { { phase = "draw", of = "nos_zhangliao" } },
			answers = { { "askForUseCard", about = "@@nostuxi", use = use } } }
	end

	it("takes cards instead of drawing", function()
		local t = drawing("@NosTuxiCard=.->liubei+guanyu")
		assert.equal(4, t:hand("nos_zhangliao"))
		assert.equal(0, t:hand("liubei"))
		assert.equal(0, t:hand("guanyu"))
		assert.equal(0, #t:told("DrawNCards"))
		assert.equal("@nostuxi-card", t:asked("askForUseCard")[1].prompt)
	end)

	it("takes nothing of whom has no hand card", function()
		assert.error(function() drawing("@NosTuxiCard=.->simayi") end)
	end)

	it("draws as usual where it is left", function()
		assert.equal(4, drawing(nil):hand("nos_zhangliao"))
		assert.equal(1, drawing(nil):hand("liubei"))
	end)
end)
