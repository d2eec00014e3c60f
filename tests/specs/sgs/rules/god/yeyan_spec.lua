describe("yeyan", function()
	local hand = { "slash:spade:7", "slash:club:2", "jink:heart:2", "jink:diamond:2", "slash:spade:8" }
	local function burnt(use, changes)
		local setup = { players = { { "shenzhouyu", hand = hand }, { "liubei", hp = 4 }, { "sunquan" }, { "caocao" } },
			current = "shenzhouyu", steps = { { phase = "play", of = "shenzhouyu" } }, answers = { { "activate", use = use } } }
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("burns up to three players a little", function()
		local t = burnt("@SmallYeyanCard=.->liubei+sunquan+caocao")
		for _, name in ipairs({ "liubei", "sunquan", "caocao" }) do assert.equal(3, t:player(name).hp) end
		assert.equal(4, t:player("shenzhouyu").hp)
		assert.equal(nil, (t:player("shenzhouyu").marks or {})["@flame"])
		local damage = t:told("Damaged", "liubei")[1].data.v
		assert.equal("fire", damage.nature)
		assert.equal("yeyan", damage.reason)
	end)

	it("burns one for four suits and three health", function()
		local t = burnt("@GreatYeyanCard=0+30+31+49->liubei+liubei+liubei", { players = { { "shenzhouyu", hand = { 0, 79, 31, 53 } },
			{ "liubei" }, { "sunquan" }, { "caocao" } }, answers = { { "activate", use = "@GreatYeyanCard=0+79+31+53->liubei+liubei+liubei" } } })
		assert.equal(1, t:player("liubei").hp)
		assert.equal(1, t:player("shenzhouyu").hp)
		assert.equal(0, t:hand("shenzhouyu"))
	end)

	local function great(targets)
		return burnt("", { players = { { "shenzhouyu", hand = { 0, 79, 31, 53 } }, { "liubei" }, { "sunquan" }, { "caocao" } },
			answers = { { "activate", use = "@GreatYeyanCard=0+79+31+53->" .. targets } } })
	end

	it("gives all to one who is named alone", function()
		assert.equal(1, great("liubei"):player("liubei").hp)
	end)

	it("shares the three points as they are named", function()
		local t = great("liubei+sunquan+liubei")
		assert.equal(2, t:player("liubei").hp)
		assert.equal(3, t:player("sunquan").hp)
		t = great("liubei+sunquan")
		assert.equal(3, t:player("liubei").hp + t:player("sunquan").hp - 2)
	end)

	it("gives two to somebody at least", function()
		local t = great("liubei+sunquan+caocao")
		assert.equal(4, t:player("liubei").hp)
		assert.equal(4, t:hand("shenzhouyu"))
	end)

	it("takes four suits", function()
		assert.error(function() burnt("@GreatYeyanCard=0+1+31+53->liubei", { players = { { "shenzhouyu", hand = { 0, 1, 31, 53 } },
			{ "liubei" } } }) end)
	end)

	it("is used once in a game", function()
		assert.error(function()
			burnt("", { answers = { { "activate", use = "@SmallYeyanCard=.->liubei" }, { "activate", use = "@SmallYeyanCard=.->sunquan" } } })
		end)
	end)
end)
