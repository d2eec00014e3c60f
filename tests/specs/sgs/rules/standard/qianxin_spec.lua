describe("qianxin", function()
	local function struck(hp)
		return rehearse{ players = { { "liubei" }, { "st_xushu", hp = hp } },
			steps = { { damage = 1, by = "st_xushu", on = "liubei" }, { damage = 1, by = "st_xushu", on = "liubei" } } }
	end

	it("awakens by damage dealt while wounded, once", function()
		local t = struck(2)
		assert.equal(3, t:player("st_xushu").max_hp)
		assert.same({ "jianyan" }, t:player("st_xushu").acquired)
		assert.equal(1, t:player("st_xushu").marks.qianxin)
		assert.equal(1, t:player("st_xushu").marks["@waked"])
	end)

	it("does not while he is in full health", function()
		assert.equal(4, struck(4):player("st_xushu").max_hp)
	end)
end)
