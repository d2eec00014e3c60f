describe("chanyuan", function()
	local function table_of(hp, steps, skills)
		return rehearse{ players = { { "yuji" }, { "liubei", hp = hp, acquired = skills or { "chanyuan", "wusheng" }, hand = { "jink:heart:2" } } },
			current = "yuji", steps = steps or { { lose_hp = 0, of = "liubei" } } }
	end

	it("takes all other skills at one health point, and gives them back", function()
		local t = table_of(2, { { lose_hp = 1, of = "liubei" } })
		assert.same({ "rende", "wusheng" }, t:player("liubei").invalid)
		t = table_of(2, { { lose_hp = 1, of = "liubei" }, { recover = 1, of = "liubei" } })
		assert.same({}, t:player("liubei").invalid or {})
	end)

	it("is marked as long as it is there", function()
		local t = table_of(3, { { gain = "chanyuan", of = "liubei" } }, {})
		assert.equal(1, t:player("liubei").marks["@chanyuan"])
		t = table_of(3, { { gain = "chanyuan", of = "liubei" }, { gain = "-chanyuan", of = "liubei" } }, {})
		assert.equal(0, (t:player("liubei").marks or {})["@chanyuan"] or 0)
	end)

	it("turns changed cards back", function()
		local t = rehearse{ players = { { "yuji" }, { "xiaoqiao", hp = 2, acquired = { "chanyuan" }, hand = { "slash:spade:7" } } }, current = "yuji",
			steps = { { lose_hp = 1, of = "xiaoqiao" } } }
		assert.is_nil((t.state.cards or {})[tostring(t:id("slash:spade:7"))])
	end)

	it("leaves what a lord lends", function()
		local t = rehearse{ players = { { "zhangjiao" }, { "huatuo", hp = 1, acquired = { "chanyuan" }, hand = { "jink:heart:2" } } }, current = "zhangjiao",
			steps = { { begin = true }, { phase = "play", of = "huatuo" } },
			answers = { { "activate", of = "huatuo", use = "@HuangtianCard=jink:heart:2->zhangjiao" } } }
		assert.truthy(t:has("zhangjiao", "jink:heart:2"))
	end)
end)
