describe("guanxing", function()
	it("puts the top cards where he likes", function()
		local t = rehearse{ players = { { "liubei" }, { "zhugeliang" }, { "machao" } },
			deck = { "peach:heart:3", "slash:spade:7", "jink:heart:2", "duel:spade" },
			steps = { { phase = "start", of = "zhugeliang" } },
			answers = { { "askForSkillInvoke", about = "guanxing", yes = true },
				{ "askForGuanxing", up = { "jink:heart:2", "peach:heart:3" }, bottom = { "slash:spade:7" } } } }
		assert.same({ 45, 0, 30 }, t:asked("askForGuanxing", "zhugeliang")[1].cards)
		local pile = t.state.draw.known
		assert.same({ 30, 45, 77 }, { pile[1], pile[2], pile[3] })
		assert.equal(0, pile[#pile])
	end)

	it("may be left", function()
		local t = rehearse{ players = { { "liubei" }, { "zhugeliang" } }, steps = { { phase = "start", of = "zhugeliang" } } }
		assert.equal(0, #t:asked("askForGuanxing"))
	end)
end)
