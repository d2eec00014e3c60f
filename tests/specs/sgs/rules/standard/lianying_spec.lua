it("lianying lets as many players draw as cards were lost", function()
	local t = rehearse{
		players = { { "luxun", hand = { 0, 30 } }, { "liubei" }, { "caocao" } }, current = "caocao",
		steps = { { throw = { 0, 30 }, of = "luxun" } },
		answers = { { "askForUseCard", of = "luxun", use = "@LianyingCard=.->luxun+liubei" } },
	}
	assert.equal(1, t:hand("luxun"))
	assert.equal(1, t:hand("liubei"))
	assert.equal(0, t:hand("caocao"))
	assert.equal("@lianying-card:::2", t:asked("askForUseCard", "luxun")[1].prompt)
end)
