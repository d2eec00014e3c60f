describe("qicai", function()
	local far = { { "liubei" }, { "huangyueying", hand = { "snatch" } }, { "caocao" }, { "machao", hand = { "peach:heart:3" } },
		{ "simayi" }, { "guanyu" } }

	it("lets tricks reach everybody", function()
		local t = rehearse{ players = far, current = "huangyueying", steps = { { phase = "play", of = "huangyueying" } },
			answers = { { "activate", use = "snatch->machao" } } }
		assert.truthy(t:has("huangyueying", "peach:heart:3"))
	end)

	it("keeps what she wears from being discarded", function()
		local t = rehearse{ players = { { "liubei", hand = { "dismantlement" } }, { "huangyueying", equips = { "crossbow", "dilu" } } },
			current = "liubei", steps = { { use = "dismantlement", by = "liubei", on = "huangyueying" } } }
		assert.truthy(t:has("huangyueying", "crossbow", "equips"))
		assert.falsy(t:has("huangyueying", "dilu", "equips"))
	end)

	it("does not keep it from being taken", function()
		local t = rehearse{ players = { { "liubei", hand = { "snatch" } }, { "huangyueying", equips = { "crossbow" } } },
			current = "liubei", steps = { { use = "snatch", by = "liubei", on = "huangyueying" } } }
		assert.truthy(t:has("liubei", "crossbow"))
	end)
end)
