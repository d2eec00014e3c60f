it("noslianying draws one for the last hand card", function()
	local t = rehearse{
		players = { { "nos_luxun", hand = { 0, 30 } }, { "liubei" } }, current = "liubei",
		steps = { { throw = { 0 }, of = "nos_luxun" }, { throw = { 30 }, of = "nos_luxun" } },
		answers = { { "askForSkillInvoke", about = "noslianying", yes = true, always = true } },
	}
	assert.equal(1, t:hand("nos_luxun"))
	assert.equal(1, #t:asked("askForSkillInvoke", "nos_luxun", "noslianying"))
end)
