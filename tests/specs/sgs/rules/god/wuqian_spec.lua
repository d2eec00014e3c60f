describe("wuqian", function()
	local function raging(answers, changes)
		local setup = { players = { { "shenlvbu", hand = { "slash:spade:7" }, marks = { ["@wrath"] = 3 } },
			{ "liubei", hand = { "jink:heart:2" }, equips = { "renwang_shield" } }, { "sunquan" } },
			current = "shenlvbu", steps = { { phase = "play", of = "shenlvbu" } },
			answers = { { "activate", use = "@WuqianCard=.->liubei" } } }
		for _, answer in ipairs(answers or {}) do table.insert(setup.answers, answer) end
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("gives him wushuang and makes the other's armour void", function()
		local t = raging{ { "activate", use = "slash:spade:7->liubei" }, { "askForCard", of = "liubei", give = "jink:heart:2" } }
		assert.equal(3, t:player("liubei").hp)
		assert.equal(0, t:hand("liubei"))
	end)

	it("costs two marks", function()
		assert.equal(1, raging():player("shenlvbu").marks["@wrath"])
		assert.error(function() raging({ { "activate", use = "@WuqianCard=.->sunquan" } }) end)
	end)

	it("ends with the turn", function()
		local t = raging({}, { steps = { { turn = "shenlvbu" } } })
		assert.same({}, t:player("shenlvbu").acquired or {})
		assert.equal(nil, (t:player("liubei").marks or {}).Armor_Nullified)
		assert.same({}, t:player("liubei").flags or {})
	end)

	it("leaves wushuang to who had it before", function()
		local t = raging({}, { steps = { { turn = "shenlvbu" } }, players = { { "shenlvbu", acquired = { "wushuang" }, marks = { ["@wrath"] = 3 } },
			{ "liubei" } } })
		assert.same({ "wushuang" }, t:player("shenlvbu").acquired)
	end)

	it("is used as often as he can pay", function()
		local t = raging({ { "activate", use = "@WuqianCard=.->sunquan" } }, { players = { { "shenlvbu", marks = { ["@wrath"] = 4 } },
			{ "liubei" }, { "sunquan" } } })
		assert.equal(nil, (t:player("shenlvbu").marks or {})["@wrath"])
	end)

	it("is not for himself", function()
		assert.error(function() raging({}, { answers = { { "activate", use = "@WuqianCard=.->shenlvbu" } } }) end)
	end)
end)
