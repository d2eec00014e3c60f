describe("luanwu", function()
	local function play(answers, changes)
		local setup = { players = { { "jiaxu" }, { "liubei", hand = { "slash:spade:7" } }, { "caocao" },
			{ "zhangfei", hand = { "slash:spade:8" } } }, current = "jiaxu",
			steps = { { phase = "play", of = "jiaxu" } }, answers = { { "activate", use = "@LuanwuCard=." } } }
		for _, answer in ipairs(answers) do table.insert(setup.answers, answer) end
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("lets all others slash one of the nearest, or lose health", function()
		local t = play{ { "askForUseCard", of = "liubei", about = "@luanwu-slash", use = "slash:spade:7->caocao" } }
		assert.equal(2, t:player("caocao").hp)
		assert.equal(4, t:player("liubei").hp)
		assert.equal(3, t:player("zhangfei").hp)
		assert.equal(nil, (t:player("jiaxu").marks or {})["@chaos"])
		assert.equal("slash", t:asked("askForUseCard", "liubei")[1].pattern)
	end)

	it("does not let them slash others", function()
		local far = { { "jiaxu" }, { "liubei", hand = { "slash:spade:7" } }, { "caocao" }, { "zhangfei" }, { "simayi" } }
		assert.error(function() play({ { "askForUseCard", of = "liubei", use = "slash:spade:7->zhangfei" } }, { players = far }) end)
	end)

	it("comes once in a game", function()
		assert.error(function() play{ { "activate", use = "@LuanwuCard=." } } end)
	end)

	it("takes health at once of who reaches none of the nearest", function()
		local t = play({}, { players = { { "jiaxu" }, { "liubei", hand = { "slash:spade:7" } }, { "zhugeliang", equips = { "dilu" } } } })
		assert.equal(3, t:player("liubei").hp)
	end)
end)
