describe("luoshen", function()
	local function starting(deck, answers)
		return rehearse{ players = { { "zhenji" }, { "liubei" } }, deck = deck,
			steps = { { phase = "start", of = "zhenji" } }, answers = answers }
	end
	local invoked = { "askForSkillInvoke", about = "luoshen", yes = true, always = true }

	-- How many cards came to her hand each time.
	local function gains(t)
		local counts = {}
		for _, told in ipairs(t:told("CardsMoveOneTime", "zhenji")) do
			local move = told.data.v
			if move.to == "sgs1" and move.to_place == sgs.Player_PlaceHand then table.insert(counts, #move.ids) end
		end
		return counts
	end

	it("takes black cards until a red one comes", function()
		local t = starting({ "slash:spade:7", "slash:club:2", "jink:heart:2", "slash:spade:8" }, { invoked })
		assert.equal(2, t:hand("zhenji"))
		assert.truthy(t:has("zhenji", "slash:club:2"))
		assert.equal(1, #t.state.discard)
		assert.equal(3, #t:told("FinishJudge"))
		assert.same({ 1, 1 }, gains(t))
	end)

	it("may stop", function()
		local t = starting({ "slash:spade:7", "slash:club:2" }, { { "askForSkillInvoke", about = "luoshen", yes = true } })
		assert.equal(1, t:hand("zhenji"))
	end)

	it("gets them at the end where she may change a judgement", function()
		local t = rehearse{ players = { { "zhenji", acquired = { "guicai" } }, { "liubei" } },
			deck = { "slash:spade:7", "slash:club:2", "jink:heart:2" },
			steps = { { phase = "start", of = "zhenji" } }, answers = { invoked } }
		assert.equal(2, t:hand("zhenji"))
		assert.equal(1, #t.state.discard)
		assert.same({ 2 }, gains(t))
	end)
end)
