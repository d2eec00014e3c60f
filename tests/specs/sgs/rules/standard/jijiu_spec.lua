it("jijiu saves by a red card out of his turn", function()
	local t = rehearse{
		players = { { "caocao", hp = 1 }, { "huatuo", hand = { 21 } } }, current = "caocao",
		steps = { { lose_hp = 1, of = "caocao" } },
		answers = { { "askForSinglePeach", of = "huatuo", give = "peach:jijiu[heart:10]=21" } },
	}
	assert.equal(1, t:player("caocao").hp)
	assert.equal(0, t:hand("huatuo"))
end)
