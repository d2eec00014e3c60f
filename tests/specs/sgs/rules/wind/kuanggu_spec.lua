describe("kuanggu", function()
	local function hurts(victim, changes)
		local setup = { players = { { "weiyan", hp = 1 }, { "liubei" }, { "caocao" }, { "zhangfei" } }, current = "weiyan",
			steps = { { damage = 2, by = "weiyan", on = victim } } }
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("heals by the damage to a neighbour", function()
		local t = hurts("liubei")
		assert.equal(3, t:player("weiyan").hp)
		assert.equal(0, #t:asked("askForSkillInvoke"))
	end)

	it("does not by damage farther away", function()
		assert.equal(1, hurts("caocao"):player("weiyan").hp)
	end)

	it("heals by a horse's help", function()
		local t = hurts("caocao", { players = { { "weiyan", hp = 1, equips = { "chitu" } }, { "liubei" }, { "caocao" }, { "zhangfei" } } })
		assert.equal(3, t:player("weiyan").hp)
	end)

	it("heals no further than his highest health", function()
		local t = hurts("liubei", { players = { { "weiyan", hp = 4 }, { "liubei" }, { "caocao" }, { "zhangfei" } } })
		assert.equal(4, t:player("weiyan").hp)
	end)

	it("looks at the distance before the victim dies", function()
		local t = hurts("liubei", { players = { { "weiyan", hp = 1 }, { "liubei", hp = 1, role = "rebel" }, { "caocao" },
			{ "zhangfei" } } })
		assert.equal(3, t:player("weiyan").hp)
	end)
end)
