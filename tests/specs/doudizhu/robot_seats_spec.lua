-- What a seat does differently, rules a to f, and bidding. Seat 1 is the landlord, seat 2 sits after it, seat 3
-- before it.

local robot = doudizhu.rules.robot

local function decision_of(from)
	from.landlord = from.landlord or not from.bids and 1 or nil
	doudizhu.settings.profile = "robot"
	local decision = decide(scene(from))
	assert.same({}, decision.faults)
	assert.equal("default", decision.source)
	return decision.answer
end

-- The landlord, the peasants holding so many cards.
local function landlord(hand, after, before, last)
	return decision_of{ hand = hand, seat = 1, others = { after, before }, last = last }
end

-- The peasant before the landlord, who holds so many cards; `last` is the other peasant's.
local function before_landlord(hand, left, last, by)
	return decision_of{ hand = hand, seat = 3, others = { left, 10 }, last = last, by = last and (by or 2) }
end

-- The peasant after the landlord, who holds so many cards; the other peasant plays next.
local function after_landlord(hand, left, partner, last, by)
	return decision_of{ hand = hand, seat = 2, others = { partner, left }, last = last, by = last and (by or 1) }
end

describe("rule a: the landlord, when a peasant has one card,", function()
	it("leads no solo while there is anything else", function()
		assert.equal("55", landlord("355KKA", 1, 9))
		assert.equal("55", landlord("355KKA", 9, 1))
	end)

	it("leads solos the highest first if it must", function()
		assert.equal("A", landlord("358A", 1, 9))
		assert.equal("2", landlord("35827777", 1, 9))
	end)

	it("does not when the peasants have two", function()
		assert.equal("3", landlord("355KKA", 2, 2))
	end)
end)

describe("rule a: the peasant before the landlord, who has one card,", function()
	it("leads no solo", function()
		assert.equal("55", before_landlord("355KKA", 1))
		assert.equal("A", before_landlord("358A", 1))
	end)

	it("does when the landlord has two", function()
		assert.equal("3", before_landlord("355KKA", 2))
	end)

	it("is not the peasant after the landlord", function()
		assert.equal("3", after_landlord("355KKA", 1, 9))
	end)
end)

describe("rule b: whoever has to block", function()
	it("answers a solo with the highest", function()
		assert.equal("2", landlord("468KK2", 1, 9, "5"))
		assert.equal("2", before_landlord("468KK2", 1, "5"))
		assert.equal("K", landlord("468KK", 1, 9, "5"), "out of a pair")
	end)

	it("answers pairs as ever", function()
		assert.equal("66", landlord("66KK2", 1, 9, "55"))
	end)

	it("does not when there is no need", function()
		assert.equal("6", landlord("468KK2", 2, 9, "5"))
		assert.equal("6", after_landlord("468KK2", 1, 9, "5"))
	end)

	it("keeps bombs and the rocket", function()
		assert.equal("9", landlord("468999BR", 1, 9, "5"))
	end)
end)

describe("rule c: a partner's solo", function()
	it("is beaten by a loose solo", function()
		assert.equal("9", before_landlord("449KKA", 9, "5"))
	end)

	it("is passed where that would take a 2 or a joker", function()
		assert.equal("pass", before_landlord("4499KK2", 9, "5"))
		assert.equal("pass", before_landlord("4499KKB", 9, "A"))
	end)

	it("is passed where a group would have to be taken apart", function()
		assert.equal("pass", before_landlord("4499KK", 9, "5"))
	end)

	it("is no solo of the landlord's", function()
		assert.equal("2", before_landlord("4499KK2", 9, "5", 1))
	end)
end)

describe("rule d: a partner's pair", function()
	it("is beaten by a loose pair", function()
		assert.equal("99", before_landlord("4997", 9, "55"))
	end)

	it("is passed where that would take aces or more", function()
		assert.equal("pass", before_landlord("4AA7", 9, "55"))
		assert.equal("pass", before_landlord("4227", 9, "55"))
	end)

	it("is no pair of the landlord's", function()
		assert.equal("AA", before_landlord("4AA7", 9, "55", 1))
	end)
end)

describe("rule e: anything else of a partner's", function()
	it("is passed", function()
		assert.equal("pass", before_landlord("4666799TT", 9, "5553"))
		assert.equal("pass", before_landlord("45678K", 9, "34567"))
	end)

	it("is not where the hand goes out", function()
		assert.equal("45678", before_landlord("45678", 9, "34567"))
	end)

	it("is not anything of the landlord's", function()
		assert.equal("45678", before_landlord("45678K", 9, "34567", 1))
	end)
end)

describe("rule f: a partner who plays next and has one card", function()
	it("is led the lowest solo", function()
		assert.equal("5", after_landlord("577889K", 9, 1))
		assert.equal("5", after_landlord("55KK778", 9, 1), "out of a pair too")
		assert.equal("6", after_landlord("5555669", 9, 1), "out of no bomb")
	end)

	it("is none with two cards", function()
		assert.equal("55", after_landlord("55KK778", 9, 2))
	end)

	it("is none before the landlord", function()
		assert.equal("55", decision_of{ hand = "55KK778", seat = 3, others = { 9, 1 } })
	end)

	it("changes nothing in following", function()
		assert.equal("8", after_landlord("455KK8", 9, 1, "7"))
	end)
end)

describe("bidding", function()
	local function bids(hand, before)
		return decision_of{ hand = hand, seat = #before + 1, bids = before }
	end

	it("counts rocket 8, bombs 6, jokers 4 and 3, twos 2 each", function()
		assert.equal(8, robot.points("BR"))
		assert.equal(4, robot.points("R3"))
		assert.equal(3, robot.points("B3"))
		assert.equal(6, robot.points("3333"))
		assert.equal(4, robot.points("22"))
		assert.equal(6, robot.points("2222"), "a card counts once")
		assert.equal(18, robot.points("22BR4444"))
		assert.equal(0, robot.points("AAAKKK"))
	end)

	it("is 1 from three points, 2 from five, 3 from seven", function()
		local worth = {}
		for points, hand in ipairs({ "A", "2", "B", "R", "2B", "2R", "22B" }) do worth[points] = robot.worth_bidding(hand) end
		assert.same({ 0, 0, 1, 1, 2, 2, 3 }, worth)
	end)

	it("is what the hand is worth where that is more than was bid", function()
		assert.equal(3, bids("34566789TJQKA22B2", {}))
		assert.equal(2, bids("345566789TJQKA2B9", { 1 }))
		assert.equal(0, bids("345566789TJQKA2B9", { 2 }))
		assert.equal(0, bids("33456678899TJQKKA", {}))
	end)

	it("goes before doubling with a strong hand", function()
		local function doubles(hand)
			return decision_of{ hand = hand, seat = 2, landlord = 1, doubles = { false }, rules = { doubling = true } }
		end
		assert.is_true(doubles("3456789TJQKA22BR9"))
		assert.is_false(doubles("33456789TJQQKA22B"))
	end)

	it("has thresholds that a mod changes", function()
		doudizhu.tuning.robot.bids = { 1, 2, 3 }
		assert.equal(3, robot.worth_bidding("B"))
	end)
end)
