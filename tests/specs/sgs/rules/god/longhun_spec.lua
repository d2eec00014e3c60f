describe("longhun", function()
	local function setup(hp, hand, changes)
		local set = { players = { { "liubei", hand = { "slash:spade:7", "duel:spade" } }, { "shenzhaoyun", hp = hp, hand = hand } } }
		for key, value in pairs(changes) do set[key] = value end
		return rehearse(set)
	end

	it("makes a Fire Slash of a diamond", function()
		local t = setup(1, { 49 }, { current = "shenzhaoyun", steps = { { phase = "play", of = "shenzhaoyun" } },
			players = { { "liubei" }, { "shenzhaoyun", hp = 1, hand = { 33 } } },
			answers = { { "activate", use = "fire_slash:longhun[diamond:2]=33->liubei" } } })
		assert.equal(3, t:player("liubei").hp)
		assert.equal("fire", t:told("Damaged", "liubei")[1].data.v.nature)
	end)

	it("makes a Jink of a club", function()
		local t = setup(1, { 53 }, { current = "liubei", steps = { { use = "slash:spade:7", by = "liubei", on = "shenzhaoyun" } },
			answers = { { "askForCard", of = "shenzhaoyun", give = "jink:longhun[club:A]=53" } } })
		assert.equal(1, t:player("shenzhaoyun").hp)
	end)

	it("takes equipment too", function()
		local t = setup(1, {}, { current = "liubei", steps = { { use = "slash:spade:7", by = "liubei", on = "shenzhaoyun" } },
			players = { { "liubei", hand = { "slash:spade:7" } }, { "shenzhaoyun", hp = 1, equips = { 53 } } },
			answers = { { "askForCard", of = "shenzhaoyun", give = "jink:longhun[club:A]=53" } } })
		assert.same({}, t:player("shenzhaoyun").equips or {})
	end)

	it("nullifies with a spade", function()
		local t = setup(1, { 4 }, { current = "liubei", steps = { { use = "duel:spade", by = "liubei", on = "shenzhaoyun" } },
			players = { { "liubei", hand = { "duel:spade" } }, { "shenzhaoyun", hp = 1, hand = { 0 } } },
			answers = { { "askForNullification", of = "shenzhaoyun", give = "nullification:longhun[spade:7]=0" } } })
		assert.equal(1, t:player("shenzhaoyun").hp)
		assert.equal(0, t:hand("shenzhaoyun"))
	end)

	it("is asked to nullify only with spades enough", function()
		local function asked(hp, hand)
			local t = setup(hp, hand, { current = "liubei", steps = { { use = "duel:spade", by = "liubei", on = "shenzhaoyun" } } })
			return #t:asked("askForNullification", "shenzhaoyun")
		end
		assert.equal(0, asked(1, { "jink:heart:2" }))
		assert.equal(0, asked(2, { 1 }))
		assert.equal(1, asked(2, { 1, 2 }))
	end)

	it("takes as many cards of one suit as he has health", function()
		local function saved(text)
			return setup(2, {}, { current = "liubei", steps = { { lose_hp = 4, of = "liubei" } },
				players = { { "liubei" }, { "shenzhaoyun", hand = { 31, 32, 40 } }, { "caocao" } },
				answers = { { "askForSinglePeach", of = "shenzhaoyun", give = text } } })
		end
		assert.equal(1, saved("peach:longhun[to_be_decided:0]=31+32"):player("liubei").hp)
		assert.error(function() saved("peach:longhun[heart:2]=31") end)
		assert.error(function() saved("peach:longhun[to_be_decided:0]=31+40") end)
	end)
end)
