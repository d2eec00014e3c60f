it("qixi takes a card apart by a black card", function()
	local t = rehearse{
		players = { { "ganning", hand = { 0 } }, { "liubei", equips = { 54 } } },
		current = "ganning",
		steps = { { use = "dismantlement:qixi[spade:7]=0", by = "ganning", on = "liubei" } },
		answers = { { "askForCardChosen", of = "ganning", id = 54 } },
	}
	assert.equal(0, #(t:player("liubei").equips or {}))
	assert.equal(0, t:hand("ganning"))
end)
