describe("nostieji", function()
	local function slashing(top, yes)
		return rehearse{ players = { { "liubei" }, { "nos_machao", hand = { "slash" } }, { "simayi", hand = { "jink:heart:2" } } },
			deck = { top }, current = "nos_machao", steps = { { use = "slash", by = "nos_machao", on = "simayi" } },
			answers = { { "askForSkillInvoke", about = "nostieji", yes = yes },
				{ "askForCard", about = "slash-jink", give = "jink:heart:2" } } }
	end

	it("forbids the Jink by a red card", function()
		local t = slashing("peach:heart:3", true)
		assert.equal(2, t:player("simayi").hp)
		assert.equal(1, t:hand("simayi"))
	end)

	it("does nothing by a black one", function()
		assert.equal(3, slashing("slash:club:2", true):player("simayi").hp)
	end)

	it("may be left", function()
		local t = slashing("peach:heart:3", false)
		assert.equal(0, #t:told("StartJudge"))
		assert.equal("sgs3", t:asked("askForSkillInvoke", "nos_machao")[1].data.v)
	end)
end)
