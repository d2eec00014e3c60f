describe("scenes of Dou Dizhu", function()
	it("ask what is due", function()
		assert.equal("bid", scene{ hand = "34455667788TTJQKA" }.ask.kind)
		assert.equal("play", scene{ hand = "34455667788TTJQKA", seat = 2, landlord = 1, history = "3", rules = "douzero" }.ask.kind)
	end)

	it("make up how an ending came about", function()
		for landlord = 1, 3 do
			for seat = 1, 3 do
				for turns = 1, 2 do
					local by = (seat - 1 + turns) % 3 + 1
					local seen = view(scene{ hand = "AA9", others = { 10, 3 }, seat = seat, landlord = landlord, last = "3", by = by })
					assert.equal("9AA", seen:hand())
					assert.equal("3", seen:to_beat().cards)
					assert.equal(by, seen:beaten_seat())
					assert.equal(10, seen:left(seen:next()))
				end
				local leading = view(scene{ hand = "AA9", others = { "22QQ", 3 }, seat = seat, landlord = landlord })
				assert.is_nil(leading:to_beat())
				assert.is_true(doudizhu.has(leading:unseen(), "22QQ"))
			end
		end
	end)

	it("are of one seat alone", function()
		local seen = view(scene{ hand = "34455667788TTJQKA", seat = 2, landlord = 1, history = "3", rules = "douzero" })
		assert.equal("landlord_down", seen:role())
		assert.equal(36, #seen:unseen())
	end)
end)
