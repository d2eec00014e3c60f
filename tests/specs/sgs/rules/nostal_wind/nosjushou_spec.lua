describe("nosjushou", function()
	local function finish(answers)
		return rehearse{ players = { { "liubei" }, { "nos_caoren" } }, steps = { { phase = "finish", of = "nos_caoren" } },
			answers = answers }
	end

	it("draws three and turns over", function()
		local t = finish{ { "askForSkillInvoke", about = "nosjushou", yes = true } }
		assert.equal(3, t:hand("nos_caoren"))
		assert.equal(false, t:player("nos_caoren").faceup)
	end)

	it("may be left", function()
		assert.equal(0, finish({}):hand("nos_caoren"))
	end)
end)
