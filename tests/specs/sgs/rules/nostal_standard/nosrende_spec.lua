describe("nosrende", function()
	local function giving(...)
		local setup = { players = { { "nos_liubei", hp = 2, hand = { 0, 30, 45 } }, { "guanyu" }, { "machao" } },
			current = "nos_liubei", steps = { { phase = "play", of = "nos_liubei" } }, answers = {} }
		for _, use in ipairs({ ... }) do table.insert(setup.answers, { "activate", use = use }) end
		return rehearse(setup)
	end

	it("gives as often as he likes, and recovers with the second card", function()
		local t = giving("@NosRendeCard=0->guanyu", "@NosRendeCard=30->machao", "@NosRendeCard=45->machao")
		assert.equal(1, t:hand("guanyu"))
		assert.equal(2, t:hand("machao"))
		assert.equal(3, t:player("nos_liubei").hp)
		assert.equal(nil, (t:player("nos_liubei").marks or {}).nosrende)
	end)

	it("does not recover by one card", function()
		assert.equal(2, giving("@NosRendeCard=0->guanyu"):player("nos_liubei").hp)
	end)
end)
