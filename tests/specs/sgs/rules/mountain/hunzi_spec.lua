describe("hunzi", function()
	local function begun(hp, marks)
		return rehearse{ players = { { "liubei" }, { "sunce", hp = hp, marks = marks } }, deck = { "jink:heart:2" },
			steps = { { phase = "start", of = "sunce" } } }:player("sunce")
	end

	it("awakens at one health", function()
		local sun_ce = begun(1)
		assert.equal(3, sun_ce.max_hp)
		assert.same({ "yingzi", "yinghun" }, sun_ce.acquired)
		assert.equal(1, sun_ce.marks.hunzi)
	end)

	it("waits while he has more", function()
		assert.equal(4, begun(2).max_hp)
	end)

	it("awakens once", function()
		assert.equal(4, begun(1, { hunzi = 1 }).max_hp)
	end)
end)
