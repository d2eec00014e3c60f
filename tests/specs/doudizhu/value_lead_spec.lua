-- Leading by value: clauses a to f of the series, each with a hand on which it must not act; then what is done
-- where hands are split exactly.

local value = doudizhu.rules.value

local function leads(hand, from)
	local whole = { hand = hand, seat = 1, landlord = 1, others = { 17, 17 } }
	for key, field in pairs(from or {}) do whole[key] = field end
	doudizhu.settings.profile, doudizhu.settings.split = "value", whole.split or "recursive"
	whole.split = nil
	local decision = decide(scene(whole))
	assert.same({}, decision.faults)
	assert.equal("default", decision.source)
	return decision.answer
end

describe("a: a hand that is one play", function()
	it("is played", function()
		for _, hand in ipairs({ "34567", "KKK22", "2222", "BR", "333444", "3334447799", "7" }) do
			assert.equal(hand, leads(hand))
		end
	end)

	it("is not where it is four cards with two", function()
		assert.equal("4", leads("333345"))
		assert.equal("44", leads("33334455"))
	end)
end)

describe("b: the rocket", function()
	it("goes before a rest that is one play", function()
		assert.equal("BR", leads("34567BR"))
		assert.equal("BR", leads("KKK3BR"))
	end)

	it("does not where the rest takes two", function()
		assert.equal("3", leads("3579BR"))
	end)

	it("is not one joker", function()
		assert.not_equal("B", leads("34567B"))
	end)
end)

describe("c and d: what carries something", function()
	it("goes before everything else", function()
		assert.equal("3KKK", leads("3456KKK"))
		assert.equal("3666", leads("3666789TJ"))
	end)

	it("carries what leaves most", function()
		assert.equal("55KKK", leads("55KKK6789TA"))
	end)

	it("is a chain with wings where that leaves more", function()
		assert.equal("34555666", leads("34555666KKQQ2"))
	end)

	it("takes no trio out of a bomb", function()
		assert.equal("3", leads("35555"))
	end)

	it("does not where there is nothing to carry", function()
		assert.equal("4", leads("4799JJ"))
	end)
end)

describe("e: otherwise the lowest card that is in no bomb", function()
	it("is led in the group that leaves most", function()
		assert.equal("33", leads("3369K"))
		assert.equal("34567", leads("345679K"))
		assert.equal("345678", leads("345678KK"))
		assert.equal("334455", leads("3344559K"))
	end)

	it("is no card of a bomb, and no joker", function()
		assert.equal("4", leads("333348K"))
		assert.equal("2", leads("33332BR"))
	end)
end)

describe("f: with nothing but bombs and jokers left", function()
	it("a single joker goes first", function()
		assert.equal("B", leads("3333B"))
		assert.equal("R", leads("33334444R"))
	end)

	it("then the lowest bomb", function()
		assert.equal("4444", leads("44445555"))
	end)

	it("and no single joker where there are both", function()
		assert.equal("4444", leads("44445555BR"))
	end)
end)

describe("a lead", function()
	it("is the one of the series, hand for hand", function()
		local word = 5
		for _ = 1, 60 do
			local deck, hand = {}, {}
			for at = 1, #doudizhu.DECK do deck[at] = string.sub(doudizhu.DECK, at, at) end
			for _ = 1, 6 + word % 15 do
				word = (word * 1103515245 + 12345) % 2147483648
				table.insert(hand, table.remove(deck, word // 65536 % #deck + 1))
			end
			local cards = table.concat(hand)
			local game = { hand = doudizhu.add(cards, ""), count = doudizhu.counts(cards), mode = "recursive" }
			assert.equal(doudizhu.series_lead(cards).cards, doudizhu.add(value.lead(game), ""), cards)
		end
	end)

	it("follows an order that a mod changes", function()
		value.lead_order.recursive = { "lowest", "lowest_bomb" }
		assert.equal("3", leads("3456KKK"))
	end)
end)

describe("where hands are split exactly", function()
	local function exactly(hand, from)
		from = from or {}
		from.split = "exact"
		return leads(hand, from)
	end

	it("a hand that is one play is played, four with two as well", function()
		assert.equal("333345", exactly("333345"))
	end)

	it("the weakest group of the best split is led, not what carries something", function()
		assert.equal("45678", exactly("4566678"))
		assert.equal("3456789TJ", exactly("345677789TJJKKA22"))
	end)

	it("of two plays that are left the bomb goes first", function()
		assert.equal("9999", exactly("345679999"))
		assert.equal("3", exactly("3479999"))
	end)

	it("no solo is led to an opponent with one card", function()
		assert.equal("44", exactly("3447K", { others = { 1, 9 } }))
		assert.equal("K", exactly("37K", { others = { 9, 1 } }))
		assert.equal("3", exactly("3447K", { others = { 2, 9 } }))
	end)

	it("a partner with one card who plays next gets the lowest", function()
		assert.equal("4", exactly("4477K", { seat = 2, others = { 1, 9 } }))
		assert.equal("44", exactly("4477K", { seat = 2, others = { 2, 9 } }))
		assert.equal("44", exactly("4477K", { seat = 3, others = { 9, 1 } }))
	end)
end)
