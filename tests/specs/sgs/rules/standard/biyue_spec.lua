it("biyue draws one as her turn ends", function()
	local t = rehearse{
		players = { { "diaochan" }, { "liubei" } }, current = "liubei",
		steps = { { phase = "finish", of = "diaochan" } },
		answers = { { "askForSkillInvoke", about = "biyue", yes = true } },
	}
	assert.equal(1, t:hand("diaochan"))
end)
