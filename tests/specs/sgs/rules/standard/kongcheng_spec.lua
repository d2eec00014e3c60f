describe("kongcheng", function()
	local function used(card, hand)
		return rehearse{ players = { { "liubei", hand = { card } }, { "zhugeliang", hand = hand } }, current = "liubei",
			steps = { { phase = "play", of = "liubei" } }, answers = { { "activate", use = card .. "->zhugeliang" } } }
	end

	it("lets nobody use a Slash or a Duel on him without hand cards", function()
		assert.error(function() used("slash", {}) end)
		assert.error(function() used("duel", {}) end)
	end)

	it("does not with a card in hand", function()
		assert.equal(2, used("slash", { "peach" }):player("zhugeliang").hp)
		assert.equal(2, used("duel", { "peach" }):player("zhugeliang").hp)
	end)

	it("does not keep other tricks off", function()
		local t = rehearse{ players = { { "liubei", hand = { "savage_assault" } }, { "zhugeliang" } }, current = "liubei",
			steps = { { use = "savage_assault", by = "liubei" } } }
		assert.equal(2, t:player("zhugeliang").hp)
	end)
end)
