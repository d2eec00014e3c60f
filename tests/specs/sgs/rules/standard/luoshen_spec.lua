describe("luoshen", function()
	local function starting(deck, answers, others)
		return rehearse{ players = { { "zhenji" }, others or { "liubei" } }, deck = deck,
			steps = { { phase = "start", of = "zhenji" } }, answers = answers }
	end
	local invoked = { "askForSkillInvoke", about = "luoshen", yes = true, always = true }

	it("takes black cards until a red one comes", function()
		local t = starting({ "slash:spade:7", "slash:club:2", "jink:heart:2", "slash:spade:8" }, { invoked })
		assert.equal(2, t:hand("zhenji"))
		assert.truthy(t:has("zhenji", "slash:club:2"))
		assert.equal(1, #t.state.discard)
		assert.equal(3, #t:told("FinishJudge"))
	end)

	it("may stop", function()
		local t = starting({ "slash:spade:7", "slash:club:2" }, { { "askForSkillInvoke", about = "luoshen", yes = true } })
		assert.equal(1, t:hand("zhenji"))
	end)

	it("gets them at the end while somebody may change a judgement", function()
		local t = starting({ "slash:spade:7", "slash:club:2", "jink:heart:2" }, { invoked }, { "simayi", hand = { "peach" } })
		assert.equal(2, t:hand("zhenji"))
		assert.equal(1, #t.state.discard)
		local last_judged, came
		for place, each in ipairs(t:told()) do
			if each.event == "FinishJudge" then last_judged = place end
			local move = each.event == "CardsMoveOneTime" and each.data.v
			if move and move.to == "sgs1" and move.to_place == "hand" then came = came or place end
		end
		assert.truthy(came == nil or came > last_judged)
	end)
end)
