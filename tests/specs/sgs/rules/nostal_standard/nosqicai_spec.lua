describe("nosqicai", function()
	it("lets tricks reach everybody", function()
		local t = rehearse{ players = { { "liubei" }, { "nos_huangyueying", hand = { "snatch" } }, { "caocao" },
			{ "machao", hand = { "peach:heart:3" } }, { "simayi" }, { "guanyu" } }, current = "nos_huangyueying",
			steps = { { phase = "play", of = "nos_huangyueying" } }, answers = { { "activate", use = "snatch->machao" } } }
		assert.truthy(t:has("nos_huangyueying", "peach:heart:3"))
	end)

	it("does not keep equipment from being discarded", function()
		local t = rehearse{ players = { { "liubei", hand = { "dismantlement" } }, { "nos_huangyueying", equips = { "crossbow" } } },
			current = "liubei", steps = { { use = "dismantlement", by = "liubei", on = "nos_huangyueying" } } }
		assert.same({}, t:player("nos_huangyueying").equips or {})
	end)
end)
