it("yingzi draws three and keeps as many cards as the greatest health", function()
	local t = rehearse{
		players = { { "zhouyu", hp = 1, hand = { 0 } }, { "liubei" } }, current = "liubei",
		steps = { { turn = "zhouyu" } },
	}
	assert.equal(3, t:hand("zhouyu"))
	assert.equal(1, #t.state.discard)
end)
