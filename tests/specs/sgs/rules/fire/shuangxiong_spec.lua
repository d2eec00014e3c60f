describe("shuangxiong", function()
	local yes = { "askForSkillInvoke", about = "shuangxiong", yes = true }
	local function turn(top, answers, steps)
		local setup = { players = { { "liubei" }, { "yanliangwenchou", hand = { "slash:spade:7", "jink:heart:2" } } },
			deck = { top, "slash:club:7", "slash:club:8" },
			steps = steps or { { turn = "yanliangwenchou" } }, answers = answers }
		return rehearse(setup)
	end

	it("takes the judged card instead of drawing, and duels with the other colour", function()
		local t = turn("peach:heart:3", { yes, { "activate", use = "duel:shuangxiong[spade:7]=slash:spade:7->liubei" } })
		assert.truthy(t:has("yanliangwenchou", "peach:heart:3"))
		assert.equal(2, t:hand("yanliangwenchou"))
		assert.equal(3, t:player("liubei").hp)
	end)

	it("does not with the same colour", function()
		assert.error(function() turn("peach:heart:3", { yes, { "activate", use = "duel:shuangxiong[heart:2]=jink:heart:2->liubei" } }) end)
	end)

	it("duels with red ones after a black card", function()
		local t = turn("slash:club:9", { yes, { "activate", use = "duel:shuangxiong[heart:2]=jink:heart:2->liubei" } })
		assert.equal(3, t:player("liubei").hp)
	end)

	it("is over with the turn", function()
		local t = turn("peach:heart:3", { yes })
		assert.equal(nil, (t:player("yanliangwenchou").marks or {}).shuangxiong)
	end)

	it("draws as usual where it is left", function()
		local t = turn("peach:heart:3", {})
		assert.equal(4, t:hand("yanliangwenchou"))
		assert.error(function() turn("peach:heart:3", { { "activate", use = "duel:shuangxiong[spade:7]=slash:spade:7->liubei" } }) end)
	end)
end)
