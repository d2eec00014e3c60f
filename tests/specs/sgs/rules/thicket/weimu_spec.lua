describe("weimu", function()
	local function used(card, to)
		return rehearse{ players = { { "liubei", hand = { card } }, { "jiaxu", hand = { "peach" } }, { "caocao" } }, current = "liubei",
			steps = { { phase = "play", of = "liubei" } }, answers = { { "activate", use = card .. (to and "->jiaxu" or "") } } }
	end

	it("is no target of black tricks", function()
		assert.error(function() used("dismantlement:spade", true) end)
		assert.error(function() used("indulgence:spade", true) end)
	end)

	it("is one of red ones, and of other cards", function()
		assert.equal(0, used("dismantlement:heart", true):hand("jiaxu"))
		assert.equal(2, used("slash:spade", true):player("jiaxu").hp)
	end)

	it("is left out of black attacks on all", function()
		local t = used("savage_assault:spade")
		assert.equal(3, t:player("jiaxu").hp)
		assert.equal(3, t:player("caocao").hp)
		assert.equal(2, used("archery_attack:heart"):player("jiaxu").hp)
	end)

	it("lets a black Lightning pass", function()
		local t = rehearse{ players = { { "liubei", judging = { "lightning:spade" } }, { "jiaxu" }, { "caocao" } },
			deck = { "peach:heart:3" },
			steps = { { phase = "judge", of = "liubei" } } }
		assert.truthy(t:has("caocao", "lightning:spade", "judging"))
	end)
end)
