describe("gongxin", function()
	local function looked(choose)
		return rehearse{
			players = { { "lvmeng", acquired = { "gongxin" } }, { "liubei", hand = { 45, 0 } } }, current = "lvmeng", deck = { 2 },
			steps = { { use = "@GongxinCard=.", by = "lvmeng", on = "liubei" }, { draw = 1, of = "lvmeng" } },
			answers = { { "askForAG", of = "lvmeng", id = 45 }, { "askForChoice", of = "lvmeng", about = "gongxin", choose = choose } },
		}
	end

	it("throws a heart", function()
		local t = looked("discard")
		assert.equal(1, t:hand("liubei"))
		assert.truthy(t:has("lvmeng", 2))
	end)

	it("or puts it on top of the pile", function()
		assert.truthy(looked("put"):has("lvmeng", 45))
	end)

	it("offers hearts only", function()
		assert.same({ 45 }, looked("put"):asked("askForAG", "lvmeng")[1].card_ids)
	end)
end)
