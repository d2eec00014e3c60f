describe("jixi", function()
	local function used(field, use, more)
		local players = { { "dengai", acquired = { "jixi" }, marks = { zaoxian = 1 }, piles = { field = field } }, { "liubei" },
			{ "sunquan" }, { "caocao", hand = { "jink:heart:2" } }, { "lvmeng" }, { "machao", hand = { "jink:diamond:2" } } }
		return rehearse{ players = players, current = "dengai", steps = { { phase = "play", of = "dengai" } },
			answers = { { "activate", use = use }, more } }
	end

	it("uses a card of the field as Snatch", function()
		local t = used({ 0 }, "snatch:jixi[spade:7]=0->machao")
		assert.truthy(t:has("dengai", "jink:diamond:2"))
		assert.equal(nil, (t:player("dengai").piles or {}).field)
		assert.equal(1, #t.state.discard)
	end)

	it("counts the distance without that card", function()
		local t = used({ 0, 1, 2 }, "snatch:jixi[spade:7]=0->caocao")
		assert.truthy(t:has("dengai", "jink:heart:2"))
		assert.error(function() used({ 0, 1 }, "snatch:jixi[spade:7]=0->caocao") end)
	end)

	it("takes no other card", function()
		assert.error(function() used({ 0 }, "snatch:jixi[diamond:2]=40->machao") end)
	end)
end)
