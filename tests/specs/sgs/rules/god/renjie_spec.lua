describe("renjie", function()
	local function bear(steps, row, answers)
		row[1] = "shensimayi"
		local t = rehearse{ players = { { "liubei" }, row }, steps = steps, answers = answers }
		return (t:player("shensimayi").marks or {})["@bear"]
	end

	it("gets a mark for each point of damage", function()
		assert.equal(2, bear({ { damage = 2, by = "liubei", on = "shensimayi" } }, {}))
	end)

	it("gets one for each card discarded in his discard phase", function()
		assert.equal(2, bear({ { phase = "discard", of = "shensimayi" } }, { hp = 1, hand = { 0, 1, 2 } },
			{ { "askForDiscard", about = "gamerule", ids = { 0, 1 } } }))
	end)

	it("gets none for other cards and lost health", function()
		assert.equal(nil, bear({ { throw = { 0 }, of = "shensimayi" }, { lose_hp = 1, of = "shensimayi" } }, { hand = { 0 } }))
	end)
end)
