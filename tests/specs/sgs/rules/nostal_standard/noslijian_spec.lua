it("noslijian is a Duel that nobody nullifies", function()
	local t = rehearse{
		players = { { "nos_diaochan", hand = { 30 } }, { "liubei", hand = { 97 } }, { "caocao" } }, current = "nos_diaochan",
		steps = { { use = "@NosLijianCard=30", by = "nos_diaochan", on = { "liubei", "caocao" } } },
	}
	assert.equal(3, t:player("liubei").hp)
	assert.equal(0, #t:asked("askForNullification"))
end)
