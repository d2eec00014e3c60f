describe("baiyin", function()
	local function begun(marks)
		return rehearse{ players = { { "liubei" }, { "shensimayi", marks = marks } }, steps = { { phase = "start", of = "shensimayi" } } }
			:player("shensimayi")
	end

	it("awakens with four marks of patience", function()
		local sima_yi = begun({ ["@bear"] = 4 })
		assert.equal(3, sima_yi.max_hp)
		assert.truthy(table.find(sima_yi.acquired, "jilve"))
		assert.equal(4, sima_yi.marks["@bear"])
	end)

	it("waits with fewer, and awakens once", function()
		assert.equal(4, begun({ ["@bear"] = 3 }).max_hp)
		assert.equal(4, begun({ ["@bear"] = 5, baiyin = 1 }).max_hp)
	end)
end)
