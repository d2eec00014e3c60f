it("wangzun draws one and costs the lord a place in his hand", function()
	local t = rehearse{
		players = { { "caocao", hand = { 0, 1, 2, 3 } }, { "st_yuanshu" } }, current = "st_yuanshu",
		steps = { { turn = "caocao" } },
		answers = { { "askForSkillInvoke", of = "st_yuanshu", about = "wangzun", yes = true } },
	}
	assert.equal(1, t:hand("st_yuanshu"))
	assert.equal(3, t:hand("caocao"))
end)
