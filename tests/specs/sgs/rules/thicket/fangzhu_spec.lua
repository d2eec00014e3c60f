describe("fangzhu", function()
	local function hurt(count, answers, players)
		return rehearse{ players = players or { { "liubei" }, { "caopi" }, { "zhangfei" } }, deck = { 0, 1, 2, 3 },
			steps = { { damage = count, by = "liubei", on = "caopi" } }, answers = answers }
	end

	it("lets another draw by his lost health and turn over", function()
		local t = hurt(2, { { "askForPlayerChosen", about = "fangzhu-invoke", player = "liubei" } })
		assert.equal(2, t:hand("liubei"))
		assert.equal(false, t:player("liubei").faceup)
	end)

	it("comes once for a damage, and not for himself", function()
		local t = hurt(2, {})
		local asked = t:asked("askForPlayerChosen", "caopi", "fangzhu")
		assert.equal(1, #asked)
		assert.truthy(asked[1].optional)
		assert.equal(nil, table.find(asked[1].targets, "sgs2"))
		assert.equal(0, t:hand("liubei"))
	end)

	it("turns up who lies face down", function()
		local t = hurt(1, { { "askForPlayerChosen", about = "fangzhu", player = "zhangfei" } }, { { "liubei" }, { "caopi" },
			{ "zhangfei", faceup = false } })
		assert.equal(true, t:player("zhangfei").faceup ~= false)
		assert.equal(1, t:hand("zhangfei"))
	end)
end)
