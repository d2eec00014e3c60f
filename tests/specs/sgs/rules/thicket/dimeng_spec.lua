describe("dimeng", function()
	local function play(use, changes)
		local setup = { players = { { "lusu", hand = { 0, 1 } }, { "liubei", hand = { 30, 31, 32 } }, { "caocao", hand = { 45 } } },
			current = "lusu",
			steps = { { phase = "play", of = "lusu" } }, answers = { { "activate", use = use } } }
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("exchanges two hands for as many cards as they differ", function()
		local t = play("@DimengCard=0+1->liubei+caocao")
		assert.equal(1, t:hand("liubei"))
		assert.equal(3, t:hand("caocao"))
		assert.truthy(t:has("liubei", 45))
		assert.equal(0, t:hand("lusu"))
	end)

	it("costs nothing between equal hands", function()
		local t = play("@DimengCard=.->liubei+caocao", { players = { { "lusu", hand = { 0, 1 } }, { "liubei", hand = { 30 } },
			{ "caocao", hand = { 45 } } } })
		assert.truthy(t:has("liubei", 45))
		assert.truthy(t:has("caocao", 30))
		assert.equal(2, t:hand("lusu"))
	end)

	it("takes exactly as many, and two others", function()
		assert.error(function() play("@DimengCard=0->liubei+caocao") end)
		assert.error(function() play("@DimengCard=0+1->liubei") end)
		assert.error(function() play("@DimengCard=.->lusu+liubei") end)
	end)

	it("comes once a phase", function()
		assert.error(function()
			play("", { answers = { { "activate", use = "@DimengCard=0+1->liubei+caocao" },
				{ "activate", use = "@DimengCard=0+1->liubei+caocao" } } })
		end)
	end)
end)
