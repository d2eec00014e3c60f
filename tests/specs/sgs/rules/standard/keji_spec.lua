describe("keji", function()
	local function turn(answers, hp)
		return rehearse{
			players = { { "lvmeng", hp = 1, hand = { 0, 30, 31, 45 } }, { "liubei", hp = hp } },
			deck = { 32, 33 }, current = "liubei",
			steps = { { turn = "lvmeng" } }, answers = answers,
		}
	end

	it("skips the discard phase where no Slash was used", function()
		local t = turn{ { "askForSkillInvoke", of = "lvmeng", about = "keji", yes = true } }
		assert.equal(6, t:hand("lvmeng"))
	end)

	it("is not offered after a Slash", function()
		local t = turn{ { "activate", of = "lvmeng", use = "0->liubei" } }
		assert.equal(0, #t:asked("askForSkillInvoke", "lvmeng", "keji"))
		assert.equal(1, t:hand("lvmeng"))
	end)
end)
