describe("zhiji", function()
	local function begun(row, choice)
		row[1] = "jiangwei"
		return rehearse{ players = { { "liubei" }, row }, steps = { { phase = "start", of = "jiangwei" } },
			answers = { { "askForChoice", about = "zhiji", choose = choice } } }
	end

	it("awakens without hand cards and recovers", function()
		local t = begun({ hp = 2 }, "recover")
		local jiang_wei = t:player("jiangwei")
		assert.equal("recover+draw", t:asked("askForChoice", "jiangwei")[1].choices)
		assert.equal(3, jiang_wei.hp)
		assert.equal(3, jiang_wei.max_hp)
		assert.same({ "guanxing" }, jiang_wei.acquired)
	end)

	it("or draws two", function()
		local t = begun({ hp = 2 }, "draw")
		assert.equal(2, t:player("jiangwei").hp)
		assert.equal(2, t:hand("jiangwei"))
	end)

	it("draws where nothing is left to recover", function()
		local t = begun({ hp = 3 }, "recover")
		assert.equal(0, #t:asked("askForChoice"))
		assert.equal(2, t:hand("jiangwei"))
	end)

	it("watches the stars in the same phase", function()
		assert.equal(1, #begun({ hp = 2 }, "draw"):asked("askForSkillInvoke", "jiangwei", "guanxing"))
	end)

	it("waits while there are hand cards, and awakens once", function()
		assert.equal(4, begun({ hand = { "slash" } }):player("jiangwei").max_hp)
		assert.equal(4, begun({ marks = { zhiji = 1 } }):player("jiangwei").max_hp)
	end)
end)
