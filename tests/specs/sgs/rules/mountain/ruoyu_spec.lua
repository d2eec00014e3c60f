describe("ruoyu", function()
	local function begun(hp, other_hp, lord, marks)
		local players = { { "liushan", hp = hp, marks = marks }, { "caocao", hp = other_hp } }
		if not lord then players = { players[2], players[1] } end
		return rehearse{ players = players, steps = { { phase = "start", of = "liushan" } } }:player("liushan")
	end

	it("awakens when nobody has less health", function()
		local liu_shan = begun(2, 3, true)
		assert.equal(4, liu_shan.max_hp)
		assert.equal(3, liu_shan.hp)
		assert.same({ "jijiang" }, liu_shan.acquired)
		assert.equal(1, liu_shan.marks.ruoyu)
	end)

	it("awakens where others have as little", function()
		assert.equal(4, begun(2, 2, true).max_hp)
	end)

	it("waits while somebody has less", function()
		assert.equal(3, begun(2, 1, true).max_hp)
	end)

	it("awakens once", function()
		assert.equal(3, begun(2, 3, true, { ruoyu = 1 }).max_hp)
	end)

	it("is a lord's alone", function()
		assert.equal(3, begun(2, 3, false).max_hp)
	end)
end)
