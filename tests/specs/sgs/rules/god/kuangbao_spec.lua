describe("kuangbao", function()
	local function wrath(steps, marks)
		local t = rehearse{ players = { { "liubei" }, { "shenlvbu", marks = marks } }, steps = steps }
		return (t:player("shenlvbu").marks or {})["@wrath"]
	end

	it("starts with two marks", function()
		assert.equal(2, wrath{ { start = "shenlvbu" } })
	end)

	it("grows with damage dealt and suffered", function()
		assert.equal(3, wrath({ { damage = 2, by = "shenlvbu", on = "liubei" } }, { ["@wrath"] = 1 }))
		assert.equal(2, wrath({ { damage = 1, by = "liubei", on = "shenlvbu" } }, { ["@wrath"] = 1 }))
	end)

	it("does not grow with lost health", function()
		assert.equal(nil, wrath{ { lose_hp = 1, of = "shenlvbu" } })
	end)
end)
