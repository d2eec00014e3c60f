describe("tuntian", function()
	local function lost(deck, yes, changes)
		local setup = { players = { { "liubei", hand = { "snatch" } }, { "dengai", hand = { "jink:heart:2" } } }, deck = deck,
			current = "liubei", steps = { { throw = { "jink:heart:2" }, of = "dengai" } },
			answers = { { "askForSkillInvoke", about = "tuntian", yes = yes } } }
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("lays a judgement card on the field when cards are lost off his turn", function()
		local t = lost({ "slash:spade:7" }, true)
		assert.equal(1, #t:player("dengai").piles.field.known)
		assert.equal(1, #t.state.discard)
		assert.equal("CardsMoveOneTimeStruct", t:asked("askForSkillInvoke", "dengai")[1].data["$"])
	end)

	it("does not take a heart", function()
		local t = lost({ "peach:heart:3" }, true)
		assert.equal(nil, (t:player("dengai").piles or {}).field)
		assert.equal(2, #t.state.discard)
	end)

	it("may be declined", function()
		assert.equal(0, #lost({ "slash:spade:7" }, false):told("StartJudge"))
	end)

	it("is not asked about in his own turn", function()
		local t = lost({ "slash:spade:7" }, true, { current = "dengai" })
		assert.equal(0, #t:asked("askForSkillInvoke"))
	end)

	it("is asked about once for cards that are lost together", function()
		local t = lost({ "slash:spade:7", "slash:spade:8" }, true, {
			players = { { "liubei" }, { "dengai", hand = { "jink:heart:2", "jink:diamond:2" }, equips = { "crossbow" } } },
			steps = { { throw = { "jink:heart:2", "jink:diamond:2", "crossbow" }, of = "dengai" } } })
		assert.equal(1, #t:asked("askForSkillInvoke", "dengai"))
	end)

	it("sees a card that is snatched", function()
		local t = lost({ "slash:spade:7" }, true, { steps = { { use = "snatch", by = "liubei", on = "dengai" } } })
		assert.equal(1, #t:player("dengai").piles.field.known)
	end)

	it("brings others nearer by each card of the field", function()
		local players = { { "dengai", acquired = { "tiaoxin" }, piles = { field = { "slash:spade:7", "slash:spade:8" } } },
			{ "liubei" }, { "sunquan" }, { "caocao" }, { "lvmeng" }, { "machao" } }
		local setup = { players = players, current = "dengai", steps = { { phase = "play", of = "dengai" } },
			answers = { { "activate", use = "slash:spade->caocao" } } }
		setup.players[1].hand = { "slash:spade:9" }
		setup.answers[1].use = "slash:spade:9->caocao"
		assert.equal(3, rehearse(setup):player("caocao").hp)
		players[1].piles = nil
		assert.error(function() rehearse(setup) end)
	end)

	it("leaves the field when it is forgotten", function()
		local t = rehearse{ players = { { "liubei" }, { "dengai", piles = { field = { "slash:spade:7" } } } },
			steps = { { gain = "-tuntian", of = "dengai" } } }
		assert.equal(nil, (t:player("dengai").piles or {}).field)
		assert.equal(1, #t.state.discard)
	end)
end)
