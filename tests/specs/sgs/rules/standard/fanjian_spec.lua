describe("fanjian", function()
	local function given(answers)
		return rehearse{
			players = { { "zhouyu", hand = { 45 } }, { "liubei", hand = { 46, 0 }, equips = { 61 } } }, current = "zhouyu",
			steps = { { use = "@FanjianCard=45", by = "zhouyu", on = "liubei" } }, answers = answers,
		}
	end

	it("costs all cards of the suit", function()
		local t = given{ { "askForSkillInvoke", of = "liubei", about = "fanjian_discard", yes = true } }
		assert.equal(1, t:hand("liubei"))
		assert.truthy(t:has("liubei", 0))
		assert.equal(0, #(t:player("liubei").equips or {}))
		assert.equal(4, t:player("liubei").hp)
	end)

	it("or one health", function()
		local t = given{}
		assert.equal(3, t:hand("liubei"))
		assert.equal(3, t:player("liubei").hp)
	end)
end)
