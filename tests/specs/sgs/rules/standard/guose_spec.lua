describe("guose", function()
	it("makes an Indulgence of a diamond and draws one", function()
		local t = rehearse{
			players = { { "daqiao", hand = { 33 } }, { "liubei" } }, deck = { 1 }, current = "daqiao",
			steps = { { use = "@GuoseCard=33", by = "daqiao", on = "liubei" } },
		}
		assert.truthy(t:has("liubei", 33, "judging"))
		assert.truthy(t:has("daqiao", 1))
	end)

	it("uses a worn diamond as well", function()
		local t = rehearse{
			players = { { "daqiao", equips = { 69 } }, { "liubei" } }, deck = { 1 }, current = "daqiao",
			steps = { { use = "@GuoseCard=69", by = "daqiao", on = "liubei" } },
		}
		assert.truthy(t:has("liubei", 69, "judging"))
		assert.equal(0, #(t:player("daqiao").equips or {}))
	end)

	it("throws one that lies there", function()
		local t = rehearse{
			players = { { "daqiao", hand = { 33 } }, { "liubei", judging = { 100 } } }, deck = { 1 }, current = "daqiao",
			steps = { { use = "@GuoseCard=33", by = "daqiao", on = "liubei" } },
		}
		assert.equal(0, #(t:player("liubei").judging or {}))
		assert.equal(2, #t.state.discard)
		assert.equal(1, t:hand("daqiao"))
	end)
end)
