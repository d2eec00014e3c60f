it("kurou costs a card and a health, and zhaxiang gives three cards and a Slash for it", function()
	local t = rehearse{
		players = { { "huanggai", hand = { 30 } }, { "liubei" } }, deck = { 1, 2, 3 }, current = "huanggai",
		steps = { { use = "@KurouCard=30", by = "huanggai" } },
	}
	assert.equal(3, t:player("huanggai").hp)
	assert.equal(3, t:hand("huanggai"))
	assert.equal(1, t:player("huanggai").marks.zhaxiang)
end)
