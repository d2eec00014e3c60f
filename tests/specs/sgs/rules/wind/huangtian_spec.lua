describe("huangtian", function()
	local function given(answers, changes)
		local setup = { players = { { "zhangjiao" }, { "huatuo", hand = { "jink", "jink:diamond", "peach", "lightning" } },
			{ "liubei", hand = { "jink" } } },
			current = "zhangjiao", steps = { { turn = "huatuo" } }, answers = answers, deck = { "peach:heart:6", "peach:heart:4" } }
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end
	local gift = { "activate", of = "huatuo", use = "@HuangtianCard=jink->zhangjiao" }

	it("gives the lord a Jink", function()
		local t = given{ gift }
		assert.truthy(t:has("zhangjiao", "jink"))
		assert.equal(1, t:hand("zhangjiao"))
	end)

	it("or a Lightning, but nothing else", function()
		assert.truthy(given{ { "activate", of = "huatuo", use = "@HuangtianCard=lightning->zhangjiao" } }:has("zhangjiao", "lightning"))
		assert.error(function() given{ { "activate", of = "huatuo", use = "@HuangtianCard=peach->zhangjiao" } } end)
	end)

	it("once in a phase", function()
		assert.error(function() given{ gift, { "activate", of = "huatuo", use = "@HuangtianCard=jink:diamond->zhangjiao" } } end)
	end)

	it("again in the next", function()
		local t = given({ gift, { "activate", of = "huatuo" }, { "activate", of = "huatuo", use = "@HuangtianCard=lightning->zhangjiao" } },
			{ steps = { { turn = "huatuo" }, { turn = "huatuo" } } })
		assert.equal(2, t:hand("zhangjiao"))
	end)

	it("is not for other kingdoms", function()
		assert.error(function()
			given({ { "activate", of = "liubei", use = "@HuangtianCard=jink->zhangjiao" } }, { steps = { { turn = "liubei" } },
				players = { { "zhangjiao" }, { "huatuo" }, { "liubei", hand = { "jink" } } } })
		end)
	end)

	it("is only the lord's", function()
		assert.error(function()
			given({ gift }, { players = { { "zhangjiao", role = "rebel" }, { "huatuo", hand = { "jink" } }, { "liubei", role = "lord" } } })
		end)
	end)
end)
