it("zhiheng draws as many cards as were thrown, hand and equipment", function()
	local t = rehearse{
		players = { { "sunquan", hand = { 0, 30, 45 }, equips = { 53 } }, { "liubei" } },
		deck = { 1, 2, 3, 4 }, current = "sunquan",
		steps = { { use = "@ZhihengCard=0+30+53", by = "sunquan" } },
	}
	assert.equal(4, t:hand("sunquan"))
	assert.truthy(t:has("sunquan", 3))
	assert.equal(nil, (t:player("sunquan").equips or {})[1])
	assert.equal(3, #t.state.discard)
end)
