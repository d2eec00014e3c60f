-- Following by value: clauses 0 to 5 of the series, each with a hand on which it must not act; then what is done
-- where hands are split exactly.

local value = doudizhu.rules.value

local function plays(hand, last, from)
	local whole = { hand = hand, last = last, seat = 1, landlord = 1, others = { 17, 17 } }
	for key, field in pairs(from or {}) do whole[key] = field end
	doudizhu.settings.profile, doudizhu.settings.split = "value", whole.split or "recursive"
	whole.split = nil
	local decision = decide(scene(whole))
	assert.same({}, decision.faults)
	assert.equal("default", decision.source)
	return decision.answer
end

describe("0: the rocket", function()
	it("goes before a rest that is one play", function()
		assert.equal("BR", plays("34567BR", "2"))
		assert.equal("BR", plays("3BR", "2222"))
	end)

	it("stays where the rest takes more", function()
		assert.equal("pass", plays("3469BR", "2"))
	end)
end)

describe("1: the whole hand", function()
	it("goes out where it is of the type and higher", function()
		assert.equal("9", plays("9", "8"))
		assert.equal("56789", plays("56789", "34567"))
	end)

	it("goes out where it is a bomb", function()
		assert.equal("3333", plays("3333", "AA"))
		assert.equal("BR", plays("BR", "AA"))
	end)

	it("stays where it is lower or longer", function()
		assert.equal("pass", plays("7", "8"))
		assert.equal("pass", plays("34567", "56789"))
		assert.equal("45678", plays("456789", "34567"))
	end)
end)

describe("2: an answer in kind", function()
	it("is given where that costs less than a turn", function()
		assert.equal("5", plays("579A", "4"))
		assert.equal("A", plays("34567A", "Q"))
	end)

	it("is not given where it costs more", function()
		assert.equal("pass", plays("34567", "4"))
	end)

	it("is the one that leaves most", function()
		assert.equal("5KKK", plays("5KKK88", "6667"))
	end)

	it("leaves a bomb together that is worth more", function()
		assert.equal("5", plays("44445", "3"))
	end)

	it("has every type of play", function()
		assert.equal("88", plays("88KK3", "66"))
		assert.equal("888", plays("888K3", "666"))
		assert.equal("45678", plays("45678A", "34567"))
		assert.equal("445566", plays("445566A", "334455"))
		assert.equal("555666", plays("555666A", "333444"))
		assert.equal("34555666", plays("34555666A", "33344479"))
		assert.equal("5556667788", plays("7755566688A", "33344499TT"))
		assert.equal("355556", plays("365555A", "444478"))
	end)
end)

describe("3: a bomb, where nothing answers in kind,", function()
	it("is played when what is left is worth anything", function()
		assert.equal("5555", plays("5555A2", "KK"))
	end)

	it("is played when it leaves no less than a pass", function()
		assert.equal("5555", plays("5555TJQKA", "KK"))
	end)

	it("stays with a weak hand", function()
		assert.equal("pass", plays("3357KKKK", "AA"))
		assert.equal("5555", plays("33555578", "AA"), "a low one costs less than a turn")
	end)
end)

describe("4: the rocket, where nothing else answers,", function()
	it("is played when the hand is worth more than twenty", function()
		assert.equal("BR", plays("BR2A", "KK"))
	end)

	it("stays with a hand that is worth less", function()
		assert.equal("pass", plays("BR34", "KK"))
	end)
end)

describe("5: otherwise", function()
	it("it passes", function()
		assert.equal("pass", plays("3344", "55"))
		assert.equal("pass", plays("334", "A"))
	end)
end)

describe("four cards with two", function()
	it("are answered by a bomb where the hand is strong", function()
		assert.equal("5555", plays("55552222", "44447788"))
	end)

	it("with pairs are answered by any bomb", function()
		assert.equal("5555", plays("5555369", "44447788"))
		assert.equal("BR", plays("BR369", "44447788"))
		assert.equal("pass", plays("369", "44447788"))
	end)
end)

describe("a bomb", function()
	it("is always answered by a higher one, the lowest", function()
		assert.equal("6666", plays("34666677778", "5555"))
	end)

	it("is answered by the rocket otherwise, or not at all", function()
		assert.equal("BR", plays("34BR", "5555"))
		assert.equal("pass", plays("344447", "5555"))
	end)
end)

describe("the rocket", function()
	it("is passed", function() assert.equal("pass", plays("2222A", "BR")) end)
end)

describe("an answer", function()
	it("is the one of the series, hand for hand", function()
		local word = 11
		local function draw(deck, many)
			local hand = {}
			for _ = 1, many do
				word = (word * 1103515245 + 12345) % 2147483648
				table.insert(hand, table.remove(deck, word // 65536 % #deck + 1))
			end
			return table.concat(hand)
		end
		for _ = 1, 60 do
			local deck = {}
			for at = 1, #doudizhu.DECK do deck[at] = string.sub(doudizhu.DECK, at, at) end
			local last = doudizhu.series_lead(draw(deck, 10))
			local cards = doudizhu.add(draw(deck, 6 + word % 15), "")
			local game = { hand = cards, count = doudizhu.counts(cards), mode = "recursive", last = last }
			local series, own = doudizhu.series_follow(cards, last), value.follow(game)
			assert.equal(series and series.cards or "pass", own and doudizhu.add(own, "") or "pass", cards .. " on " .. last.cards)
		end
	end)

	it("is given to a partner as to an opponent", function()
		assert.equal("5", plays("579A", "4", { seat = 3, by = 2 }))
	end)

	it("follows an order that a mod changes", function()
		value.follow_order.recursive = { "finish" }
		assert.equal("pass", plays("579A", "4"))
	end)
end)

describe("where hands are split exactly", function()
	local function exactly(hand, last, from)
		from = from or {}
		from.split = "exact"
		return plays(hand, last, from)
	end

	it("a partner's play is beaten where that costs nothing", function()
		assert.equal("5", exactly("5KKAA", "4", { seat = 3, by = 2 }))
		assert.equal("pass", exactly("34567", "4", { seat = 3, by = 2 }))
	end)

	it("a partner's play is not beaten by a 2 or a joker", function()
		assert.equal("pass", exactly("KKAA2", "8", { seat = 3, by = 2 }))
		assert.equal("2", exactly("KKAA2", "8", { seat = 3, by = 1 }))
	end)

	it("a partner's play is beaten to go out", function()
		assert.equal("2", exactly("2", "8", { seat = 3, by = 2 }))
	end)

	it("an opponent who is nearly out is answered whatever it costs", function()
		assert.equal("5", exactly("34567", "4", { others = { 2, 9 } }))
		assert.equal("pass", exactly("34567", "4", { others = { 3, 9 } }))
	end)
end)
