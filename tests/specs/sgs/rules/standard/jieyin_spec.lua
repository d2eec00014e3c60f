it("jieyin heals her and a wounded man for two cards", function()
	local t = rehearse{
		players = { { "sunshangxiang", hp = 1, hand = { 0, 30 } }, { "liubei", hp = 2 } }, current = "sunshangxiang",
		steps = { { use = "@JieyinCard=0+30", by = "sunshangxiang", on = "liubei" } },
	}
	assert.equal(2, t:player("sunshangxiang").hp)
	assert.equal(3, t:player("liubei").hp)
	assert.equal(0, t:hand("sunshangxiang"))
end)
