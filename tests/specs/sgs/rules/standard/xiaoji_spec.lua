it("xiaoji draws two for each piece of equipment that is lost", function()
	local t = rehearse{
		players = { { "sunshangxiang", equips = { 53, 65 } }, { "liubei" } }, current = "liubei",
		steps = { { throw = { 53, 65 }, of = "sunshangxiang" } },
		answers = { { "askForSkillInvoke", about = "xiaoji", yes = true, always = true } },
	}
	assert.equal(4, t:hand("sunshangxiang"))
end)
