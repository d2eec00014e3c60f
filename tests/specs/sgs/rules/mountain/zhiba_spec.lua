describe("zhiba", function()
	local function compared(own, lords, answers, changes)
		local setup = { players = { { "sunce", hand = { lords, "slash:spade:7" } }, { "sunquan", hand = { own, "slash:club:2" } },
			{ "liubei", hand = { "jink:diamond:2" } } },
			current = "sunquan", steps = { { start = "sunce" }, { phase = "play", of = "sunquan" } },
			answers = { { "activate", use = "@ZhibaCard=.->sunce" }, { "askForPindian", of = "sunquan", give = own },
				{ "askForPindian", of = "sunce", give = lords } } }
		for _, answer in ipairs(answers or {}) do table.insert(setup.answers, answer) end
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end
	local takes = { "askForChoice", about = "zhiba_pindian_obtain", choose = "obtainPindianCards" }

	it("lets the lord take both cards of a man of Wu who does not win", function()
		local t = compared("jink:heart:2", "jink:heart:13", { takes })
		assert.equal(3, t:hand("sunce"))
		assert.equal(1, t:hand("sunquan"))
		assert.equal("obtainPindianCards+reject", t:asked("askForChoice", "sunce")[1].choices)
		assert.equal("zhiba_pindian", t:asked("askForPindian", "sunquan")[1].reason)
	end)

	it("leaves them where he rejects them", function()
		local t = compared("jink:heart:2", "jink:heart:13", { { "askForChoice", choose = "reject" } })
		assert.equal(1, t:hand("sunce"))
		assert.equal(2, #t.state.discard)
	end)

	it("gives him nothing where the other one wins", function()
		local t = compared("jink:heart:13", "jink:heart:2", { takes })
		assert.equal(0, #t:asked("askForChoice"))
	end)

	it("may be declined once he is awake", function()
		local t = compared("jink:heart:2", "jink:heart:13", { { "askForChoice", about = "zhiba_pindian", choose = "reject" } },
			{ players = { { "sunce", marks = { hunzi = 1 }, hand = { "jink:heart:13" } }, { "sunquan", hand = { "jink:heart:2" } } } })
		assert.equal("accept+reject", t:asked("askForChoice", "sunce")[1].choices)
		assert.equal(0, #t:told("Pindian"))
	end)

	it("is used once in a phase", function()
		assert.error(function()
			compared("jink:heart:2", "jink:heart:13", { takes, { "activate", use = "@ZhibaCard=.->sunce" } })
		end)
	end)

	it("can be used again in the next one", function()
		local t = compared("jink:heart:2", "jink:heart:13", { takes })
		assert.same({}, t:player("sunce").flags or {})
		assert.same({}, t:player("sunquan").flags or {})
	end)

	it("is for Wu alone", function()
		assert.error(function()
			compared("jink:heart:2", "jink:heart:13", {}, { steps = { { start = "sunce" }, { phase = "play", of = "liubei" } } })
		end)
	end)

	it("is gone with the lord's skill", function()
		local t = compared("jink:heart:2", "jink:heart:13", {}, { steps = { { start = "sunce" }, { gain = "-zhiba", of = "sunce" } } })
		assert.same({}, t:player("sunquan").acquired or {})
		t = compared("jink:heart:2", "jink:heart:13", {}, { steps = { { start = "sunce" } } })
		assert.same({ "zhiba_pindian" }, t:player("sunquan").acquired)
	end)

	it("is nothing to others than a lord", function()
		local t = rehearse{ players = { { "sunquan" }, { "sunce" } }, steps = { { start = "sunce" } } }
		assert.same({}, t:player("sunquan").acquired or {})
	end)
end)
