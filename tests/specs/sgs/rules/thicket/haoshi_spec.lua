describe("haoshi", function()
	local yes = { "askForSkillInvoke", about = "haoshi", yes = true }
	local function draw(hand, answers)
		return rehearse{ players = { { "liubei", hand = { 100, 101 } }, { "lusu", hand = hand }, { "caocao" }, { "zhangfei" } },
			deck = { 0, 1, 2, 3 },
			steps = { { phase = "draw", of = "lusu" } }, answers = answers }
	end

	it("draws two more", function()
		local t = draw({ 30 }, { yes })
		assert.equal(5, t:hand("lusu"))
		assert.equal(0, #t:asked("askForUseCard"))
	end)

	it("gives half of more than five to one of the poorest", function()
		local t = draw({ 30, 31, 32 }, { yes, { "askForUseCard", about = "@@haoshi!", use = "@HaoshiCard=30+31+32->zhangfei" } })
		assert.equal(4, t:hand("lusu"))
		assert.equal(3, t:hand("zhangfei"))
		assert.equal("@haoshi", t:asked("askForUseCard", "lusu")[1].prompt)
		assert.equal(nil, (t:player("lusu").marks or {}).haoshi)
	end)

	it("gives the first cards to the first of the poorest where he does not choose", function()
		local t = draw({ 30, 31, 32 }, { yes })
		assert.equal(4, t:hand("lusu"))
		assert.equal(3, t:hand("caocao") + t:hand("zhangfei"))
	end)

	it("gives exactly half, to nobody who has more", function()
		assert.error(function() draw({ 30, 31, 32 }, { yes,
			{ "askForUseCard", about = "@@haoshi!", use = "@HaoshiCard=30+31->zhangfei" } }) end)
		assert.error(function() draw({ 30, 31, 32 }, { yes,
			{ "askForUseCard", about = "@@haoshi!", use = "@HaoshiCard=30+31+32->liubei" } }) end)
	end)

	it("may be left", function()
		assert.equal(5, draw({ 30, 31, 32 }, {}):hand("lusu"))
	end)
end)
