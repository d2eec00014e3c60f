describe("juejing", function()
	it("draws one more for each health that is lacking", function()
		local function drawn(hp)
			return rehearse{ players = { { "liubei" }, { "shenzhaoyun", hp = hp } }, steps = { { phase = "draw", of = "shenzhaoyun" } } }:hand("shenzhaoyun")
		end
		assert.equal(3, drawn(1))
		assert.equal(2, drawn(2))
	end)

	it("keeps two cards more", function()
		local t = rehearse{ players = { { "liubei" }, { "shenzhaoyun", hp = 1, hand = { 0, 1, 2 } } },
			steps = { { phase = "discard", of = "shenzhaoyun" } } }
		assert.equal(0, #t:asked("askForDiscard"))
	end)
end)
