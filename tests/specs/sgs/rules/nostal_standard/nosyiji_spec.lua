describe("nosyiji", function()
	local function hurt(answers, count)
		local setup = { players = { { "liubei" }, { "nos_guojia" }, { "simayi" } },
			deck = { "peach:heart:3", "jink:heart:2", "slash:spade:7", "slash:spade:8" },
			steps = { { damage = count or 1, by = "liubei", on = "nos_guojia" } },
			answers = { { "askForSkillInvoke", about = "nosyiji", yes = true, always = true } } }
		for _, answer in ipairs(answers) do table.insert(setup.answers, answer) end
		return rehearse(setup)
	end

	it("gives the top cards to whom he likes", function()
		local t = hurt{ { "askForYiji", about = "nosyiji", player = "simayi", card = "jink:heart:2" },
			{ "askForYiji", about = "nosyiji", player = "nos_guojia", card = "peach:heart:3" } }
		assert.truthy(t:has("simayi", "jink:heart:2"))
		assert.truthy(t:has("nos_guojia", "peach:heart:3"))
		assert.equal(2, #t:asked("askForYiji"))
	end)

	it("keeps what he does not give, for each point of damage", function()
		assert.equal(2, hurt({}):hand("nos_guojia"))
		assert.equal(4, hurt({}, 2):hand("nos_guojia"))
	end)
end)
