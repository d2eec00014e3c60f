describe("benghuai", function()
	local function finish(choice, other_hp)
		return rehearse{ players = { { "liubei", hp = other_hp or 1 }, { "dongzhuo", hp = 5 } },
			steps = { { phase = "finish", of = "dongzhuo" } },
			answers = { { "askForChoice", about = "benghuai", choose = choice } } }
	end

	it("costs health", function()
		local t = finish("hp")
		assert.equal(4, t:player("dongzhuo").hp)
		assert.equal(8, t:player("dongzhuo").max_hp)
		assert.equal("hp+maxhp", t:asked("askForChoice", "dongzhuo")[1].choices)
	end)

	it("or its limit", function()
		local t = finish("maxhp")
		assert.equal(5, t:player("dongzhuo").hp)
		assert.equal(7, t:player("dongzhuo").max_hp)
	end)

	it("does not where he has least", function()
		local t = rehearse{ players = { { "liubei", hp = 4 }, { "dongzhuo", hp = 4 } }, steps = { { phase = "finish", of = "dongzhuo" } } }
		assert.equal(0, #t:asked("askForChoice"))
		assert.equal(4, t:player("dongzhuo").hp)
	end)

	it("may kill him", function()
		local t = rehearse{ players = { { "liubei", hp = 1 }, { "dongzhuo", max_hp = 2, hp = 2 }, { "caocao" } },
			steps = { { phase = "finish", of = "dongzhuo" }, { phase = "finish", of = "dongzhuo" } },
			answers = { { "askForChoice", choose = "hp" } } }
		assert.equal(1, t:player("dongzhuo").hp)
	end)
end)
