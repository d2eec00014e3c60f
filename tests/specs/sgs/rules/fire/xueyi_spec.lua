describe("xueyi", function()
	local function kept(role)
		return rehearse{ players = { { "yuanshao", role = role, hp = 1, hand = { 0, 1, 2, 3, 4, 5 } }, { "huatuo" }, { "lvbu" },
			{ "liubei", role = role == "lord" and "rebel" or "lord" } },
			steps = { { phase = "discard", of = "yuanshao" } } }:hand("yuanshao")
	end

	it("lets the lord keep two more for each other of Qun", function()
		assert.equal(5, kept("lord"))
	end)

	it("is nothing to others", function()
		assert.equal(1, kept("rebel"))
	end)
end)
