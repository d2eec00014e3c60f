describe("xunxun", function()
	local deck = { "peach:heart:3", "slash:spade:7", "jink:heart:2", "slash:club:2", "duel:spade" }

	it("takes two of four cards and puts the others under the pile", function()
		local t = rehearse{ players = { { "liubei" }, { "lidian" } }, deck = deck,
			steps = { { phase = "draw", of = "lidian" } },
			answers = { { "askForSkillInvoke", about = "xunxun", yes = true },
				{ "askForAG", about = "xunxun", id = "jink:heart:2" }, { "askForAG", about = "xunxun", id = "peach:heart:3" } } }
		assert.equal(2, t:hand("lidian"))
		assert.truthy(t:has("lidian", "jink:heart:2"))
		assert.truthy(t:has("lidian", "peach:heart:3"))
		local pile = t.state.draw.known
		assert.equal(77, pile[1])
		assert.same({ 0, 7 }, { pile[#pile - 1], pile[#pile] })
		assert.equal("down_only", t:asked("askForGuanxing")[1].guanxing_type)
	end)

	it("draws as usual where it is left", function()
		local t = rehearse{ players = { { "liubei" }, { "lidian" } }, deck = deck, steps = { { phase = "draw", of = "lidian" } } }
		assert.truthy(t:has("lidian", "slash:spade:7"))
	end)
end)
