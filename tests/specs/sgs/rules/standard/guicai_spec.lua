describe("guicai", function()
	local function judged(answers, changes)
		local setup = {
			players = { { "liubei", judging = { "indulgence:spade" } },
				{ "simayi", hand = { "jink:heart:2" }, equips = { "dilu" } } },
			deck = { "slash:spade:7" },
			steps = { { phase = "judge", of = "liubei" } },
			answers = answers,
		}
		for key, value in pairs(changes or {}) do setup[key] = value end
		return rehearse(setup)
	end

	it("puts a card of his in place of the judgement card", function()
		local t = judged{ { "askForCard", of = "simayi", about = "@guicai-card:sgs1:guicai:indulgence:0", give = "jink:heart:2" } }
		assert.equal(0, t:hand("simayi"))
		local judged_by = t:told("FinishJudge", "liubei")[1].data.v
		assert.equal("heart", judged_by.card.suit)
		assert.equal(3, #t.state.discard)
	end)

	it("takes equipment too", function()
		local t = judged{ { "askForCard", of = "simayi", about = "@guicai-card", give = "dilu" } }
		assert.same({}, t:player("simayi").equips or {})
	end)

	it("asks with the judgement as data, for any card", function()
		local ask = judged({}):asked("askForCard", "simayi")[1]
		assert.equal("..", ask.pattern)
		assert.equal("JudgeStruct*", ask.data["$"])
	end)
end)
