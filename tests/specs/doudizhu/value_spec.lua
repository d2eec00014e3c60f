-- The value player's table, F and bids: the rows that its series works out, and what a mod changes.

local value = doudizhu.rules.value

-- F of a hand: value and rounds.
local function worth(hand, mode)
	local points, rounds = doudizhu.worth(hand, mode)
	return { points, rounds }
end

describe("the value table", function()
	it("has the middle at ten: 3 is -7, the red joker 7", function()
		local expected = { ["3"] = -7, ["9"] = -1, T = 0, J = 1, K = 3, A = 4, ["2"] = 5, B = 6, R = 7 }
		for card, points in pairs(expected) do assert.equal(points, doudizhu.value(card), card) end
	end)

	it("holds pairs, trios and trios with something to be worth as much", function()
		for cards, points in pairs({ ["33"] = -7, TT = 0, TTT = 0, KKK3 = 3, KKK22 = 3, ["222"] = 5 }) do
			assert.equal(points, doudizhu.value(cards), cards)
		end
	end)

	it("gives chains one more than their highest card", function()
		for cards, points in pairs({ ["34567"] = -2, TJQKA = 5, ["334455"] = -4, QQKKAA = 5 }) do
			assert.equal(points, doudizhu.value(cards), cards)
		end
	end)

	it("gives trio chains half, between nothing and less than a turn", function()
		local expected = { ["333444"] = 1, JJJQQQKKK = 5, QQQKKKAAA = 6, ["33344479"] = 1, ["3334447799"] = 1 }
		for cards, points in pairs(expected) do assert.equal(points, doudizhu.value(cards), cards) end
	end)

	it("gives four cards with two half of what they are above a 3", function()
		for cards, points in pairs({ ["333345"] = 0, ["222234"] = 6, ["44447788"] = 0 }) do
			assert.equal(points, doudizhu.value(cards), cards)
		end
	end)

	it("gives bombs a turn besides, and the rocket one more than the highest", function()
		for cards, points in pairs({ ["3333"] = 7, AAAA = 18, ["2222"] = 19, BR = 20 }) do
			assert.equal(points, doudizhu.value(cards), cards)
		end
	end)

	it("has a value for every type, and nothing for what is no group", function()
		local count = 0
		for _ in pairs(doudizhu.values.forms) do count += 1 end
		assert.equal(14, count)
		assert.is_nil(doudizhu.value("34"))
	end)
end)

describe("F", function()
	it("is that of the worked hands", function()
		assert.same({ 14, 7 }, worth("77889TJJQQKKAA22B", "recursive"))
		assert.same({ 6, 7 }, worth("33445566899TTKKA2", "recursive"))
		assert.same({ 4, 8 }, worth("3344556678TJJQQA2", "recursive"))
		assert.same({ 26, 6 }, worth("7778899TJJQQKKAA22BR", "recursive"))
	end)

	it("is that of small hands", function()
		assert.same({ -2, 1 }, worth("34567", "recursive"))
		assert.same({ 20, 1 }, worth("BR", "recursive"))
		assert.same({ 19, 1 }, worth("2222", "recursive"))
		assert.same({ -7, 1 }, worth("3", "recursive"))
		assert.same({ 5, 1 }, worth("JJJQQQKKK", "recursive"))
		assert.same({ -4, 3 }, worth("333345", "recursive"))
		assert.same({ 0, 0 }, worth("", "recursive"))
	end)

	it("splits the worked hands as their author does", function()
		local function groups(hand)
			local found = {}
			for _, group in ipairs(doudizhu.split(hand, "recursive").groups) do table.insert(found, group.cards) end
			table.sort(found)
			return table.concat(found, " ")
		end
		assert.equal("22 7 789TJ 8 B J QQKKAA", groups("77889TJJQQKKAA22B"))
		assert.equal("2 33445566 8 99 A KK TT", groups("33445566899TTKKA2"))
		assert.equal("2 33445566 7 8 A JJ QQ T", groups("3344556678TJJQQA2"))
	end)

	it("falls short of the best split where the series is known to", function()
		local rows = {
			["345677789TJJKKA22"] = { -85, -30 }, ["34567778899TTJQKA2BR"] = { -61, -7 }, ["4566678"] = { -42, -19 },
			["7778899TJJQQKKAA22BR"] = { -16, -15 },
		}
		for hand, scores in pairs(rows) do
			local _, _, recursive = doudizhu.worth(hand, "recursive")
			local _, _, exact = doudizhu.worth(hand, "exact")
			assert.same(scores, { recursive, exact }, hand)
			assert.equal(exact, doudizhu.best(hand), hand)
		end
	end)

	it("goes by the table as a mod leaves it", function()
		doudizhu.values.forms.solo.add = 0
		decide(scene{ hand = "3", seat = 1, landlord = 1, others = { 5, 5 } })
		assert.same({ 3, 1 }, worth("3", "recursive"))
		assert.same({ 3, 1 }, worth("3", "exact"))
	end)
end)

describe("doubling", function()
	it("takes a hand that is worth much", function()
		local function doubles(hand, split)
			doudizhu.settings.profile, doudizhu.settings.split = "value", split
			local from = { hand = hand, seat = 2, landlord = 1, doubles = { false }, rules = { doubling = true } }
			local decision = decide(scene(from))
			assert.same({}, decision.faults)
			return decision.answer
		end
		for _, split in ipairs({ "recursive", "exact" }) do
			assert.is_true(doubles("3456789TJQKA2222B", split))
			assert.is_false(doubles("33445566899TTKKA2", split))
		end
	end)
end)

describe("bidding", function()
	local function bids(hand, before, split)
		doudizhu.settings.profile, doudizhu.settings.split = "value", split or "recursive"
		local decision = decide(scene{ hand = hand, seat = #before + 1, bids = before })
		assert.same({}, decision.faults)
		return decision.answer
	end

	it("is 1 from ten points, 2 from fifteen, 3 from twenty", function()
		local expected = { [9] = 0, [10] = 1, [14] = 1, [15] = 2, [19] = 2, [20] = 3, [40] = 3, [-5] = 0 }
		for points, bid in pairs(expected) do assert.equal(bid, value.worth_bidding(points), points .. " points") end
	end)

	it("is that of the worked hands", function()
		assert.equal(1, bids("77889TJJQQKKAA22B", {}))
		assert.equal(0, bids("33445566899TTKKA2", {}))
		assert.equal(0, bids("3344556678TJJQQA2", {}))
	end)

	it("is a pass where no less was bid", function()
		assert.equal(0, bids("77889TJJQQKKAA22B", { 1 }))
	end)

	it("has thresholds that a mod changes", function()
		doudizhu.values.bids = { 1, 5, 6 }
		assert.equal(3, bids("33445566899TTKKA2", {}))
	end)
end)
