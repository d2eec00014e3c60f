-- The situation and defence values in the scene of the analysis: Zhen Ji, the renegade, looks round.

scene("situation-of-the-seed")

describe("sgs.getDefense", function()
	-- as printed, but for Xiahou Yuan: 2 + 0.5 for two skills - 0.4 + 0.25 * 4 for his seat is 3.1
	local PRINTED = { sunquan = 13.85, sunshangxiang = 5.9, machao = 6.35, diaochan = 10.3, zhoutai = 13.25,
		xiahouyuan = 3.1 }

	for general, value in pairs(PRINTED) do
		it("of " .. general, function()
			assert.near(value, sgs.getDefense(player(general)), 1e-9)
		end)
	end

	it("falls by a card that is lost and rises by one that is drawn", function()
		local before = sgs.getDefense(player("machao"))
		scene("situation-of-the-seed"):with{ players = { machao = { hand = 3 } } }
		assert.near(before + 1, sgs.getDefense(player("machao")), 1e-9)
	end)
end)

describe("sgs.gameProcess", function()
	it("finds both sides level", function()
		local class, score = sgs.gameProcess(global_room)
		assert.equal("neutral", class)
		assert.near(-0.275, score, 1e-9)
		assert.near(score, (sgs.gameProcess(global_room, 1)), 1e-9)
	end)

	it("sees a lord in danger at 2 health, and the situation turned", function()
		scene("situation-of-the-seed"):with{ players = { sunquan = { hp = 2, equips = {} } } }
		assert.is_true(sgs.isLordInDanger())
		assert.is_false(sgs.isLordHealthy())
		assert.equal("rebel", (sgs.gameProcess(global_room)))
	end)

	it("gives rebels 99 points when no loyalist lives", function()
		scene("situation-of-the-seed"):with{
			players = {
				sunshangxiang = { alive = false, hp = 0, hand = 0 },
				machao = { alive = false, hp = 0, hand = 0, equips = {} },
			},
			invoke = "double_sword",
		}
		local class, score = sgs.gameProcess(global_room)
		assert.same({ "rebel", -99 }, { class, score })
	end)

	it("finds the rebels ahead while Cao Pi banishes", function()
		scene("cao-pi-banishes")
		assert.equal("rebel", (sgs.gameProcess(global_room)))
	end)
end)
