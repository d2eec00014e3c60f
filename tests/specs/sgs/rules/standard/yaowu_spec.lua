describe("yaowu", function()
	local function hit(card, hp, choose)
		return rehearse{
			players = { { "caocao", hp = hp, hand = { card } }, { "st_huaxiong" } }, current = "caocao",
			steps = { { use = card, by = "caocao", on = "st_huaxiong" } },
			answers = { { "askForChoice", of = "caocao", about = "yaowu", choose = choose } },
		}
	end

	it("heals a wounded slasher who wants it, for a red Slash", function()
		assert.equal(3, hit(21, 2, "recover"):player("caocao").hp)
	end)

	it("or has him draw", function()
		assert.equal(1, hit(21, 2, "draw"):hand("caocao"))
		assert.equal(1, hit(21, 4):hand("caocao"))
	end)

	it("does nothing for a black one", function()
		assert.equal(0, hit(0, 2):hand("caocao"))
	end)
end)
