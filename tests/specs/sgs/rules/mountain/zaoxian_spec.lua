describe("zaoxian", function()
	local function begun(field, marks)
		return rehearse{ players = { { "liubei" }, { "dengai", piles = { field = field }, marks = marks } },
			steps = { { phase = "start", of = "dengai" } } }
	end
	local three = { "slash:spade:7", "slash:spade:8", "jink:diamond:2" }

	it("awakens with three cards on the field", function()
		local deng_ai = begun(three):player("dengai")
		assert.equal(3, deng_ai.max_hp)
		assert.same({ "jixi" }, deng_ai.acquired)
		assert.equal(1, deng_ai.marks.zaoxian)
		assert.equal(1, deng_ai.marks["@waked"])
	end)

	it("waits with fewer", function()
		local deng_ai = begun({ "slash:spade:7", "slash:spade:8" }):player("dengai")
		assert.equal(4, deng_ai.max_hp)
		assert.same({}, deng_ai.acquired or {})
	end)

	it("awakens once", function()
		assert.equal(4, begun(three, { zaoxian = 1 }):player("dengai").max_hp)
	end)
end)
