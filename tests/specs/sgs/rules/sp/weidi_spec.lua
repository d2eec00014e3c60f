describe("weidi", function()
	it("lends the lord's lord skill: jijiang has a Slash from a liege of Shu", function()
		local t = rehearse{
			players = { { "liubei" }, { "yuanshu" }, { "guanyu", hand = { "slash" } }, { "caocao" } }, current = "caocao",
			steps = { { respond = "slash", of = "yuanshu" } },
			answers = { { "askForSkillInvoke", of = "yuanshu", about = "jijiang", yes = true, always = true } },
		}
		assert.equal(1, #t:asked("askForSkillInvoke", "yuanshu", "jijiang"))
	end)
end)
