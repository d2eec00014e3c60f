describe("zhijian", function()
	local function given(hand, uses, equips)
		local answers = {}
		for _, use in ipairs(uses) do table.insert(answers, { "activate", use = use }) end
		return rehearse{ players = { { "liubei", equips = equips }, { "erzhang", hand = hand } }, current = "erzhang",
			steps = { { phase = "play", of = "erzhang" } }, answers = answers }
	end

	it("puts equipment on somebody and draws", function()
		local t = given({ 53 }, { "@ZhijianCard=53->liubei" })
		assert.same({ 53 }, t:player("liubei").equips)
		assert.equal(1, t:hand("erzhang"))
	end)

	it("is used as often as wanted", function()
		local t = given({ 53, 62 }, { "@ZhijianCard=53->liubei", "@ZhijianCard=62->liubei" })
		assert.equal(2, #t:player("liubei").equips)
		assert.equal(2, t:hand("erzhang"))
	end)

	it("needs a free slot", function()
		assert.error(function() given({ 53 }, { "@ZhijianCard=53->liubei" }, { 54 }) end)
	end)

	it("gives equipment only, and to others", function()
		assert.error(function() given({ 0 }, { "@ZhijianCard=0->liubei" }) end)
		assert.error(function() given({ 53 }, { "@ZhijianCard=53->erzhang" }) end)
	end)
end)
