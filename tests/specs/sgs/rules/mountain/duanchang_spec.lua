describe("duanchang", function()
	local function killed(killer, steps)
		return rehearse{ players = { { "caocao" }, { "caiwenji" }, killer, { "liubei" } }, steps = steps or { { kill = "caiwenji", by = killer[1] } } }
	end

	it("takes all skills from her killer", function()
		local xu_chu = killed({ "xuchu", acquired = { "mashu" } }):player("xuchu")
		assert.same({}, xu_chu.acquired or {})
		assert.equal(1, xu_chu.marks["@duanchang"])
		assert.equal(nil, table.find(xu_chu.skills or {}, "luoyi"))
	end)

	it("ends what belongs to them", function()
		local t = killed({ "xuchu" }, { { kill = "caiwenji", by = "xuchu" }, { phase = "draw", of = "xuchu" } })
		assert.equal(0, #t:asked("askForSkillInvoke", "xuchu"))
	end)

	it("costs nobody anything where nobody killed her", function()
		local xu_chu = killed({ "xuchu" }, { { kill = "caiwenji" } }):player("xuchu")
		assert.equal(nil, (xu_chu.marks or {})["@duanchang"])
	end)

	it("leaves what a lord lends", function()
		local t = rehearse{ players = { { "sunce" }, { "caiwenji" }, { "lvmeng" }, { "liubei" } },
			steps = { { start = "sunce" }, { kill = "caiwenji", by = "lvmeng" } } }
		assert.same({ "zhiba_pindian" }, t:player("lvmeng").acquired)
	end)
end)
