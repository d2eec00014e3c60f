it("chuli throws a card of each, and spades draw one", function()
	local t = rehearse{
		players = { { "huatuo", hand = { 0 } }, { "liubei", equips = { 64 } }, { "caocao", equips = { 65 } } }, current = "huatuo",
		steps = { { use = "@ChuliCard=0", by = "huatuo", on = { "liubei", "caocao" } } },
		answers = { { "askForCardChosen", of = "huatuo", id = 64 }, { "askForCardChosen", of = "huatuo", id = 65 } },
	}
	assert.equal(1, t:hand("huatuo"))
	assert.equal(1, t:hand("liubei"))
	assert.equal(0, t:hand("caocao"))
	assert.equal(3, #t.state.discard)
end)
