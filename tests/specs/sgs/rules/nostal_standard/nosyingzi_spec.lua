it("nosyingzi draws one more where he wants it", function()
	local function drawn(yes)
		return rehearse{
			players = { { "nos_zhouyu" }, { "liubei" } }, current = "liubei",
			steps = { { phase = "draw", of = "nos_zhouyu" } },
			answers = { { "askForSkillInvoke", about = "nosyingzi", yes = yes } },
		}:hand("nos_zhouyu")
	end
	assert.equal(3, drawn(true))
	assert.equal(2, drawn(false))
end)
