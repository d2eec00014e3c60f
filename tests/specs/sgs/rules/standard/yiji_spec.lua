describe("yiji", function()
	local function hurt(answers, steps)
		local setup = {
			players = { { "liubei" }, { "guojia" }, { "zhangliao" } },
			deck = { "peach:heart:3", "jink:heart:2", "jink:heart:13", "jink:diamond:2" },
			current = "liubei",
			steps = { { damage = 1, by = "liubei", on = "guojia" } },
			answers = answers,
		}
		for _, step in ipairs(steps or {}) do table.insert(setup.steps, step) end
		return rehearse(setup)
	end
	local invoked = { "askForSkillInvoke", about = "yiji", yes = true }
	local both = { "askForUseCard", about = "@@yiji", use = "@YijiCard=.->liubei+zhangliao" }

	it("draws two cards", function()
		local t = hurt{ invoked }
		assert.equal(2, t:hand("guojia"))
		assert.equal("@yiji", t:asked("askForUseCard", "guojia")[1].prompt)
	end)

	it("lays cards before others", function()
		local t = hurt{ invoked, both, { "askForExchange", about = "yiji", ids = { "peach:heart:3" } } }
		assert.equal(0, t:hand("guojia"))
		assert.same({ 45 }, t:player("liubei").piles.yiji.known)
		assert.equal(1, #t:player("zhangliao").piles.yiji.known)
		assert.equal(0, t:hand("zhangliao"))
		assert.equal(1, t:asked("askForExchange")[1].discard_num)
	end)

	it("gives two of his cards to one other", function()
		local t = hurt{ invoked, { "askForUseCard", about = "@@yiji", use = "@YijiCard=.->zhangliao" },
			{ "askForExchange", about = "yiji", ids = { "peach:heart:3", "jink:heart:2" } } }
		assert.equal(2, #t:player("zhangliao").piles.yiji.known)
	end)

	it("has them taken at the start of the draw phase", function()
		local t = hurt({ invoked, both, { "askForExchange", about = "yiji", ids = { "peach:heart:3" } } },
			{ { phase = "draw", of = "liubei" } })
		assert.truthy(t:has("liubei", "peach:heart:3"))
		assert.equal(3, t:hand("liubei"))
		assert.equal(nil, (t:player("liubei").piles or {}).yiji)
	end)

	it("has them taken before another skill stands in for the draw phase", function()
		local t = rehearse{ players = { { "liubei" }, { "guojia" }, { "lidian", piles = { yiji = { "peach:heart:3" } } } },
			steps = { { phase = "draw", of = "lidian" } },
			answers = { { "askForSkillInvoke", of = "lidian", about = "xunxun", yes = true } } }
		assert.truthy(t:has("lidian", 45))
		assert.equal(3, t:hand("lidian"))
	end)

	it("is used for each point of damage", function()
		local t = rehearse{ players = { { "liubei" }, { "guojia" } }, steps = { { damage = 2, by = "liubei", on = "guojia" } },
			answers = { { "askForSkillInvoke", about = "yiji", yes = true, always = true } } }
		assert.equal(4, t:hand("guojia"))
	end)
end)
