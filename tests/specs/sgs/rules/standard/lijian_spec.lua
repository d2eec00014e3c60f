it("lijian has the second man duel the first", function()
	local t = rehearse{
		players = { { "diaochan", hand = { 30 } }, { "liubei" }, { "caocao", hand = { 1 } } }, current = "diaochan",
		steps = { { use = "@LijianCard=30", by = "diaochan", on = { "caocao", "liubei" } } },
		answers = { { "askForCard", of = "caocao", give = 1 } },
	}
	assert.equal(3, t:player("liubei").hp)
	assert.equal(4, t:player("caocao").hp)
	assert.equal(1, #t:told("CardUsed", "liubei"))
end)
