describe("qingjian", function()
	local function drawing(steps, answers)
		return rehearse{
			players = { { "liubei" }, { "xiahoudun" }, { "simayi" } },
			deck = { "peach:heart:3", "jink:heart:2" },
			current = "liubei",
			steps = steps,
			answers = answers,
		}
	end

	it("gives away what comes to his hand", function()
		local t = drawing({ { draw = 2, of = "xiahoudun" } }, { { "askForYiji", player = "simayi", card = "peach:heart:3" },
			{ "askForYiji", player = "liubei", card = "jink:heart:2" } })
		assert.truthy(t:has("simayi", "peach:heart:3"))
		assert.truthy(t:has("liubei", "jink:heart:2"))
		assert.equal(0, t:hand("xiahoudun"))
		assert.equal(2, #t:asked("askForYiji", "xiahoudun", "qingjian"))
	end)

	it("may keep some of it", function()
		local t = drawing({ { draw = 2, of = "xiahoudun" } }, { { "askForYiji", player = "simayi", card = "peach:heart:3" } })
		assert.truthy(t:has("xiahoudun", "jink:heart:2"))
	end)

	it("is not for what he draws in his draw phase", function()
		local t = drawing({ { phase = "draw", of = "xiahoudun" } }, {})
		assert.equal(2, t:hand("xiahoudun"))
		assert.equal(0, #t:asked("askForYiji"))
	end)

	it("is not for what others get", function()
		assert.equal(0, #drawing({ { draw = 2, of = "simayi" } }, {}):asked("askForYiji"))
	end)
end)
