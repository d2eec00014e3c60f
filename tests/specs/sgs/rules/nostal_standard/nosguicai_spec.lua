describe("nosguicai", function()
	local function judged(hand, give)
		return rehearse{ players = { { "liubei" }, { "nos_simayi", hand = hand, equips = { "dilu" } } }, deck = { "slash:spade:7" },
			steps = { { judge = ".|heart", of = "liubei", reason = "indulgence" } },
			answers = { { "askForCard", about = "@nosguicai-card:sgs1:nosguicai:indulgence:0", give = give } } }
	end

	it("puts a hand card in place of the judgement card", function()
		local t = judged({ "jink:heart:2" }, "jink:heart:2")
		assert.equal("heart", t:told("FinishJudge")[1].data.v.card.suit)
		assert.equal(2, #t.state.discard)
	end)

	it("does not take equipment", function()
		assert.error(function() judged({ "jink:heart:2" }, "dilu") end)
		assert.equal(0, #judged({}):asked())
	end)
end)
