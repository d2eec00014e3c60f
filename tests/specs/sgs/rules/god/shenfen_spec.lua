describe("shenfen", function()
	local function raging(wrath, answers, changes)
		local setup = { players = { { "shenlvbu", marks = { ["@wrath"] = wrath } },
			{ "liubei", hand = { 0, 1, 2, 31, 32 }, equips = { "crossbow" } }, { "sunquan", hand = { 3 } } },
			current = "shenlvbu", steps = { { phase = "play", of = "shenlvbu" } },
			answers = { { "activate", use = "@ShenfenCard=." }, { "askForDiscard", of = "liubei", about = "shenfen", ids = { 0, 1, 2, 31 } } } }
		for _, answer in ipairs(answers or {}) do table.insert(setup.answers, answer) end
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("hurts everybody else, and takes equipment and four hand cards", function()
		local t = raging(6)
		assert.equal(3, t:player("liubei").hp)
		assert.equal(3, t:player("sunquan").hp)
		assert.same({}, t:player("liubei").equips or {})
		assert.equal(1, t:hand("liubei"))
		assert.equal(0, t:hand("sunquan"))
		assert.equal(false, t:player("shenlvbu").faceup)
		local ask = t:asked("askForDiscard", "liubei")[1]
		assert.same({ 4, 4, false }, { ask.discard_num, ask.min_num, ask.include_equip })
	end)

	it("costs six marks, and its damage brings new ones", function()
		assert.equal(2, raging(6):player("shenlvbu").marks["@wrath"])
	end)

	it("needs six marks", function()
		assert.error(function() raging(5) end)
	end)

	it("is used once in a phase", function()
		assert.error(function() raging(14, { { "activate", use = "@ShenfenCard=." } }) end)
	end)
end)
