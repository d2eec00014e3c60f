describe("jushou", function()
	local function finish(answers)
		return rehearse{ players = { { "liubei" }, { "caoren" } }, steps = { { phase = "finish", of = "caoren" } }, answers = answers }
	end

	it("draws one and turns over", function()
		local t = finish{ { "askForSkillInvoke", about = "jushou", yes = true } }
		assert.equal(1, t:hand("caoren"))
		assert.equal(false, t:player("caoren").faceup)
		assert.equal(1, #t:told("TurnedOver", "caoren"))
	end)

	it("costs the next turn", function()
		local t = rehearse{ players = { { "liubei" }, { "caoren", faceup = false } }, steps = { { turn = "caoren" } } }
		assert.equal(0, #t:asked("activate", "caoren"))
		assert.equal(0, t:hand("caoren"))
	end)

	it("may be left", function()
		local t = finish({})
		assert.equal(0, t:hand("caoren"))
		assert.equal(0, #t:told("TurnedOver"))
	end)
end)
