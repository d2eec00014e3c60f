describe("guidao", function()
	local function judged(answers, zhangjiao)
		zhangjiao = zhangjiao or { "zhangjiao", hand = { "slash:spade:7", "peach:heart:3" }, equips = { "crossbow:club" } }
		return rehearse{ players = { { "liubei", judging = { "indulgence" } }, zhangjiao },
			deck = { "jink:heart:2" }, steps = { { phase = "judge", of = "liubei" } }, answers = answers }
	end

	it("gives a black card and takes the old one", function()
		local t = judged{ { "askForCard", of = "zhangjiao", about = "@guidao-card:sgs1:guidao:indulgence", give = "slash:spade:7" } }
		assert.truthy(t:has("zhangjiao", "jink:heart:2"))
		assert.falsy(t:has("zhangjiao", "slash:spade:7"))
		assert.equal("spade", t:told("FinishJudge", "liubei")[1].data.v.card.suit)
		assert.equal(1, #t:told("CardResponded", "zhangjiao"))
	end)

	it("gives what he wears", function()
		local t = judged{ { "askForCard", about = "@guidao-card", give = "crossbow:club" } }
		assert.truthy(t:has("zhangjiao", "jink:heart:2"))
		assert.same({}, t:player("zhangjiao").equips or {})
	end)

	it("gives no red card", function()
		assert.error(function() judged{ { "askForCard", about = "@guidao-card", give = "peach:heart:3" } } end)
	end)

	it("asks with the judgement as data, unless there can be no black card", function()
		local ask = judged({}):asked("askForCard", "zhangjiao")[1]
		assert.equal(".|black", ask.pattern)
		assert.equal("JudgeStruct*", ask.data["$"])
		assert.equal(0, #judged({}, { "zhangjiao", equips = { "chitu" } }):asked("askForCard"))
	end)
end)
