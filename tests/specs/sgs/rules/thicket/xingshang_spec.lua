describe("xingshang", function()
	local function died(answers, victim)
		return rehearse{ players = { { "liubei" },
			{ "caopi" }, victim or { "caocao", role = "loyalist", hand = { "jink" }, equips = { "crossbow" } }, { "zhangfei" } },
			steps = { { kill = "caocao", by = "zhangfei" } }, answers = answers }
	end
	local yes = { "askForSkillInvoke", about = "xingshang", yes = true }

	it("takes what the dead leave", function()
		local t = died{ yes }
		assert.equal(2, t:hand("caopi"))
		assert.equal("DeathStruct", t:asked("askForSkillInvoke", "caopi", "xingshang")[1].data["$"])
	end)

	it("is not offered where there is nothing", function()
		assert.equal(0, #died({ yes }, { "caocao", role = "loyalist" }):asked("askForSkillInvoke"))
	end)

	it("may be left", function()
		local t = died({})
		assert.equal(0, t:hand("caopi"))
		assert.equal(2, #t.state.discard)
	end)
end)
