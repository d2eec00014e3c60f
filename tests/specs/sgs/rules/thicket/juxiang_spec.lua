describe("juxiang", function()
	local function assault(user)
		return rehearse{ players = { { "liubei", hand = { "savage_assault" } }, { "zhurong", hand = { "savage_assault:spade:13" } },
			{ "caocao" } }, current = user,
			steps = { { use = user == "liubei" and "savage_assault" or "savage_assault:spade:13", by = user } } }
	end

	it("does nothing to her, and is hers afterwards", function()
		local t = assault("liubei")
		assert.equal(4, t:player("zhurong").hp)
		assert.equal(3, t:player("caocao").hp)
		assert.equal(2, t:hand("zhurong"))
		assert.equal(nil, t.state.discard)
	end)

	it("is not taken back of her own", function()
		local t = assault("zhurong")
		assert.equal(0, t:hand("zhurong"))
		assert.equal(1, #t.state.discard)
	end)

	it("is not for other attacks", function()
		local t = rehearse{ players = { { "liubei", hand = { "archery_attack" } }, { "zhurong" } }, current = "liubei",
			steps = { { use = "archery_attack", by = "liubei" } } }
		assert.equal(3, t:player("zhurong").hp)
		assert.equal(0, t:hand("zhurong"))
	end)
end)
