describe("tianxiang", function()
	local function hurt(answers, changes)
		local setup = { players = { { "liubei" }, { "xiaoqiao", hand = { "peach:heart:3", "jink:diamond:2", "slash:spade:7" } },
			{ "caocao", hp = 3 } },
			deck = { "slash:club:2", "slash:club:3" }, steps = { { damage = 1, by = "liubei", on = "xiaoqiao" } }, answers = answers }
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end
	local handed = { "askForUseCard", about = "@@tianxiang", use = "@TianxiangCard=peach:heart:3->caocao" }

	it("hands the damage on for a heart; who suffers it draws by the health that it lacks", function()
		local t = hurt{ handed }
		assert.equal(3, t:player("xiaoqiao").hp)
		assert.equal(2, t:player("caocao").hp)
		assert.equal(2, t:hand("caocao"))
		assert.equal(2, t:hand("xiaoqiao"))
		local damaged = t:told("Damaged", "caocao")[1].data.v
		assert.equal(true, damaged.transfer)
		assert.equal("sgs1", damaged.from)
		local asked = t:asked("askForUseCard", "xiaoqiao")[1]
		assert.equal("@tianxiang-card", asked.prompt)
		assert.equal("discard", asked.method)
	end)

	it("takes a spade, which hongyan makes a heart", function()
		local t = hurt{ { "askForUseCard", about = "@@tianxiang", use = "@TianxiangCard=slash:spade:7->caocao" } }
		assert.equal(2, t:player("caocao").hp)
	end)

	it("takes no other card", function()
		assert.error(function() hurt{ { "askForUseCard", about = "@@tianxiang", use = "@TianxiangCard=jink:diamond:2->caocao" } } end)
	end)

	it("is not for herself", function()
		assert.error(function() hurt{ { "askForUseCard", about = "@@tianxiang", use = "@TianxiangCard=peach:heart:3->xiaoqiao" } } end)
	end)

	it("hands on how much and of what nature it is", function()
		local t = hurt({ handed }, { steps = { { damage = 2, by = "liubei", on = "xiaoqiao", nature = "fire" } },
			players = { { "liubei" }, { "xiaoqiao", hand = { "peach:heart:3" } }, { "caocao", equips = { "vine" } } } })
		assert.equal(1, t:player("caocao").hp)
	end)

	it("may be left, and is not offered without hand cards", function()
		local t = hurt({})
		assert.equal(2, t:player("xiaoqiao").hp)
		assert.equal(0, t:hand("caocao"))
		local bare = hurt({}, { players = { { "liubei" }, { "xiaoqiao" }, { "caocao" } } })
		assert.equal(0, #bare:asked("askForUseCard"))
	end)
end)
