describe("shensu", function()
	-- zhangfei sits two away: only without a distance he is reached
	local function turn(answers, hand)
		local t = { players = { { "liubei" }, { "xiahouyuan", hand = hand or { "crossbow" }, judging = { "indulgence" } },
			{ "caocao" }, { "simayi" },
			{ "zhangfei" } }, deck = { "peach:heart:3", "peach:heart:4", "jink:heart:2" }, current = "liubei",
			steps = { { turn = "xiahouyuan" } }, answers = answers }
		return rehearse(t)
	end

	it("slashes at any distance instead of judging and drawing", function()
		local t = turn{ { "askForUseCard", about = "@@shensu1", use = "@ShensuCard=.->zhangfei" } }
		assert.equal(3, t:player("zhangfei").hp)
		assert.truthy(t:has("xiahouyuan", "indulgence", "judging"))
		assert.equal(1, t:hand("xiahouyuan"))
		assert.equal(0, #t:told("StartJudge"))
		assert.equal(2, #t:told("EventPhaseSkipping", "xiahouyuan"))
		assert.equal("@shensu1", t:asked("askForUseCard", "xiahouyuan")[1].prompt)
	end)

	it("slashes for a piece of equipment instead of playing", function()
		local t = turn{ { "askForUseCard", about = "@@shensu2", use = "@ShensuCard=crossbow->zhangfei" } }
		assert.equal(3, t:player("zhangfei").hp)
		assert.equal(0, #t:asked("activate"))
		assert.falsy(t:has("xiahouyuan", "crossbow"))
		assert.equal("discard", t:asked("askForUseCard", "xiahouyuan", "@@shensu2")[1].method)
	end)

	it("does both in one turn", function()
		local t = turn{ { "askForUseCard", about = "@@shensu1", use = "@ShensuCard=.->zhangfei" },
			{ "askForUseCard", about = "@@shensu2", use = "@ShensuCard=crossbow->zhangfei" } }
		assert.equal(2, t:player("zhangfei").hp)
	end)

	it("does not slash for nothing in the second place", function()
		local t = turn{ { "askForUseCard", about = "@@shensu2", use = "@ShensuCard=.->zhangfei" } }
		assert.equal(4, t:player("zhangfei").hp)
	end)

	it("costs no Slash of the turn", function()
		local t = rehearse{ players = { { "xiahouyuan", hand = { "slash" } }, { "liubei" } }, current = "liubei",
			deck = { "peach:heart:3", "peach:heart:4" },
			steps = { { turn = "xiahouyuan" } }, answers = { { "askForUseCard", about = "@@shensu1", use = "@ShensuCard=.->liubei" },
				{ "activate", use = "slash->liubei" } } }
		assert.equal(2, t:player("liubei").hp)
	end)

	it("may be left", function()
		local t = turn({})
		assert.equal(2, #t:asked("askForUseCard", "xiahouyuan"))
		assert.equal(1, #t:told("StartJudge"))
	end)

	it("is not offered without a card for the second", function()
		assert.equal(0, #rehearse{ players = { { "xiahouyuan" }, { "liubei" } }, current = "liubei",
			steps = { { phase = "play", of = "xiahouyuan" } } }:asked("askForUseCard"))
	end)
end)
