it("liyu takes a card of the victim and duels whom he names", function()
	local t = rehearse{
		players = { { "lvbu", hand = { 0 } }, { "caocao", equips = { 65 } }, { "liubei" } }, current = "lvbu",
		steps = { { use = 0, by = "lvbu", on = "caocao" } },
		answers = { { "askForPlayerChosen", of = "caocao", player = "liubei" }, { "askForCardChosen", of = "lvbu", id = 65 } },
	}
	assert.truthy(t:has("lvbu", 65))
	assert.equal(3, t:player("liubei").hp)
end)
