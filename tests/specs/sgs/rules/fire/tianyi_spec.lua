describe("tianyi", function()
	local function play(mine, his, answers, players)
		local setup = { players = players or { { "taishici", hand = { mine, "slash:club:7", "slash:club:8" } },
			{ "liubei", hand = { his } }, { "caocao" }, { "zhangfei" }, { "simayi" } },
			current = "taishici", steps = { { phase = "play", of = "taishici" } },
			answers = { { "activate", use = "@TianyiCard=.->liubei" }, { "askForPindian", of = "taishici", give = mine } } }
		for _, answer in ipairs(answers or {}) do table.insert(setup.answers, answer) end
		return rehearse(setup)
	end

	it("won, gives one Slash more, on one target more, at any distance", function()
		local t = play("jink:heart:13", "slash:spade:7", { { "activate", use = "slash:club:7->caocao+zhangfei" },
			{ "activate", use = "slash:club:8->caocao" } })
		assert.equal(2, t:player("caocao").hp)
		assert.equal(3, t:player("zhangfei").hp)
		assert.equal(true, table.find(t:player("taishici").flags or {}, "TianyiSuccess") == nil)
	end)

	it("lost, allows none", function()
		assert.error(function() play("slash:spade:7", "jink:heart:13", { { "activate", use = "slash:club:7->liubei" } }) end)
	end)

	it("counts as lost where the numbers are equal", function()
		assert.error(function() play("slash:spade:7", "peach:heart:7", { { "activate", use = "slash:club:7->liubei" } }) end)
	end)

	it("comes once a phase", function()
		assert.error(function()
			play("jink:heart:13", "slash:spade:7", { { "activate", use = "@TianyiCard=.->liubei" } },
				{ { "taishici", hand = { "jink:heart:13", "slash:club:7" } }, { "liubei", hand = { "slash:spade:7", "slash:spade:8" } } })
		end)
	end)

	it("is over with the turn", function()
		local t = play("jink:heart:13", "slash:spade:7")
		assert.error(function()
			rehearse{ players = { { "taishici", hand = { "slash" } }, { "liubei" }, { "caocao" }, { "zhangfei" } }, current = "taishici",
				steps = { { phase = "play", of = "taishici" } }, answers = { { "activate", use = "slash->caocao" } } }
		end)
		assert.equal(4, t:player("liubei").hp)
	end)
end)
