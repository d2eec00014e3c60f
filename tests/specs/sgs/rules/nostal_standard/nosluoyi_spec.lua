describe("nosluoyi", function()
	local function turn(yes, card)
		return rehearse{ players = { { "liubei", max_hp = 5, hp = 5 }, { "nos_xuchu", hand = { card or "slash" } } },
			current = "nos_xuchu", steps = { { turn = "nos_xuchu" } },
			answers = { { "askForSkillInvoke", about = "nosluoyi", yes = yes }, { "activate", use = (card or "slash") .. "->liubei" } } }
	end

	it("draws one less and strikes harder", function()
		local t = turn(true)
		assert.equal(3, t:player("liubei").hp)
		assert.equal(1, t:hand("nos_xuchu"))
		assert.equal(3, turn(true, "duel"):player("liubei").hp)
	end)

	it("ends with the turn", function()
		assert.equal(nil, turn(true):player("nos_xuchu").flags)
	end)

	it("may be left", function()
		local t = turn(false)
		assert.equal(4, t:player("liubei").hp)
		assert.equal(2, t:hand("nos_xuchu"))
	end)
end)
