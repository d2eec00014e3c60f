describe("wushen", function()
	local function played(hand, use, changes)
		local setup = { players = { { "shenguanyu", hand = hand }, { "liubei" }, { "sunquan" }, { "caocao" } },
			current = "shenguanyu", steps = { { phase = "play", of = "shenguanyu" } }, answers = { { "activate", use = use } } }
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("makes Slashes of hearts in hand", function()
		local t = played({ "peach:heart:3" }, "peach:heart:3->liubei")
		assert.equal(3, t:player("liubei").hp)
	end)

	it("reaches everybody with them", function()
		assert.equal(3, played({ "jink:heart:2" }, "jink:heart:2->sunquan"):player("sunquan").hp)
	end)

	it("reaches no further with other Slashes", function()
		assert.error(function() played({ "slash:spade:7" }, "slash:spade:7->sunquan") end)
	end)

	it("makes them nothing else", function()
		assert.error(function() played({ "peach:heart:3" }, "peach:heart:3", { players = { { "shenguanyu", hp = 2, hand = { "peach:heart:3" } },
			{ "liubei" } } }) end)
	end)

	it("gives the card its own face back when it is gone", function()
		local t = rehearse{ players = { { "shenguanyu", hand = { "peach:heart:3" } }, { "liubei", hp = 2, hand = { "snatch" } } },
			current = "liubei", steps = { { use = "snatch", by = "liubei", on = "shenguanyu" }, { phase = "play", of = "liubei" } },
			answers = { { "activate", use = "peach:heart:3" } } }
		assert.equal(3, t:player("liubei").hp)
	end)

	it("leaves equipment as it is", function()
		local t = rehearse{ players = { { "shenguanyu" }, { "liubei", hand = { 61 } } }, current = "liubei",
			steps = { { use = 61, by = "liubei" } }, answers = {} }
		assert.same({ 61 }, t:player("liubei").equips)
		t = rehearse{ players = { { "erzhang", hand = { 61 } }, { "shenguanyu" } }, current = "erzhang",
			steps = { { use = "@ZhijianCard=61", by = "erzhang", on = "shenguanyu" } } }
		assert.same({ 61 }, t:player("shenguanyu").equips)
		assert.equal(nil, (t.state.cards or {})["61"])
	end)
end)
