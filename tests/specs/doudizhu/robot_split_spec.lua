-- How the robot splits a hand, step by step: each step with a hand on which it acts and one on which it must not.

local robot = doudizhu.rules.robot

-- The split of a hand.
local function split_of(hand)
	return robot.split(robot.count(hand))
end

-- The texts of the groups of one type.
local function texts(groups)
	local found = {}
	for _, group in ipairs(groups) do table.insert(found, robot.text(group)) end
	return found
end

-- All groups of a hand, as sorted texts.
local function groups_of(hand)
	local split, found = split_of(hand), {}
	for _, type in ipairs(robot.types) do
		for _, text in ipairs(texts(split[type])) do table.insert(found, text) end
	end
	table.sort(found)
	return found
end

local function assert_splits(hand, expected)
	local wanted = {}
	for group in string.gmatch(expected, "%S+") do table.insert(wanted, group) end
	table.sort(wanted)
	assert.same(wanted, groups_of(hand), hand)
end

describe("step a: the rocket", function()
	it("is both jokers", function()
		assert_splits("3BR", "3 BR")
		assert.same({ "BR" }, texts(split_of("RB3").rocket))
	end)

	it("is not one joker", function()
		assert.same({}, split_of("3B").rocket)
		assert_splits("2BK", "K 2 B")
	end)
end)

describe("step b: bombs", function()
	it("are four of a rank, and stand in no chain", function()
		assert_splits("3456667777", "3 4 5 666 7777")
		assert.same({ "2222" }, texts(split_of("22223").bomb))
	end)

	it("are not three", function()
		assert.same({}, split_of("333").bomb)
	end)
end)

describe("step c: trios", function()
	it("are three of a rank", function()
		assert_splits("222888K", "888 222 K")
	end)

	it("are not taken out of a bomb", function()
		assert.same({}, split_of("8888").trio)
	end)
end)

describe("step d: trio chains", function()
	it("are as long as there are trios beside each other", function()
		assert_splits("444555666", "444555666")
		assert_splits("333444TTTJJJ", "333444 TTTJJJ")
	end)

	it("do not reach from ace to two, nor over a gap", function()
		assert_splits("AAA222", "AAA 222")
		assert_splits("333555", "333 555")
	end)

	it("take nothing from bombs", function()
		assert_splits("3334444555", "333 4444 555")
	end)
end)

describe("step e: solo chains apart from trios", function()
	it("are the lowest five in a row, then prolonged", function()
		assert_splits("34567", "34567")
		assert_splits("345678", "345678")
		assert_splits("3456789TJQKA2", "3456789TJQKA 2")
	end)

	it("are prolonged with cards of pairs too", function()
		assert_splits("3456788", "345678 8")
	end)

	it("are one where two of them meet", function()
		assert_splits("3456789TJQ", "3456789TJQ")
	end)

	it("stay two where they overlap", function()
		assert_splits("345677889TJ", "345678 789TJ")
	end)

	it("are not four in a row, and have no 2", function()
		assert_splits("3456", "3 4 5 6")
		assert_splits("JQKA2", "J Q K A 2")
	end)

	it("take no card from a trio that they do not need", function()
		assert_splits("34567888", "34567 888")
	end)
end)

describe("step e: trios that become a chain and a pair", function()
	it("are those in the gap of a chain", function()
		assert_splits("4566678", "45678 66")
	end)

	it("leave a pair that prolongs other chains", function()
		assert_splits("2AKQJT99877766543", "34567 6789TJQKA 7 9 2")
		assert.equal(5, robot.hands(split_of("2AKQJT99877766543")))
	end)

	it("are not those without four cards around them", function()
		assert_splits("456668", "4 5 666 8")
	end)

	it("are not those in a trio chain", function()
		assert_splits("4566677789", "4 5 666777 8 9")
	end)
end)

describe("step e: chains that go on past a trio", function()
	it("take one card of it and what lies beyond", function()
		assert_splits("45678999TJ", "456789TJ 99")
	end)

	it("do so downwards too", function()
		assert_splits("5677789TJQ", "56789TJQ 77")
	end)

	it("do not when nothing lies beyond", function()
		assert_splits("45678999JQ", "45678 999 J Q")
	end)
end)

describe("step f: pair chains", function()
	it("are two equal solo chains", function()
		assert_splits("3344556677", "3344556677")
	end)

	it("are three pairs and more beside each other", function()
		assert_splits("445566", "445566")
		assert_splits("44556688", "445566 88")
		assert_splits("QQKKAA22", "QQKKAA 22")
	end)

	it("are not two pairs, nor chains that differ", function()
		assert_splits("4455", "44 55")
		assert_splits("334455667789", "34567 3456789")
	end)
end)

describe("steps g and h: pairs and solos", function()
	it("are what is left", function()
		assert_splits("3557K22B", "3 55 7 K 22 B")
	end)

	it("have nothing of what was taken before", function()
		local split = split_of("55588TTTT9")
		assert.same({ "88" }, texts(split.pair))
		assert.same({ "9" }, texts(split.solo))
	end)
end)

describe("the hand count", function()
	it("is the number of groups", function()
		assert.equal(9, robot.hands(split_of("22AAKQJ9987776654")))
		assert_splits("22AAKQJ9987776654", "22 AA K Q J 456789 9 77 6")
		assert.equal(0, robot.hands(split_of("")))
	end)

	it("can leave bombs and the rocket out", function()
		assert.equal(1, robot.plain_hands(split_of("3333BR56789")))
	end)
end)

describe("the split", function()
	-- The n-th of a fixed row of hands.
	local function hand_number(n, size)
		local deck, hand, word = {}, {}, n * 7919 + 17
		for at = 1, #doudizhu.DECK do deck[at] = string.sub(doudizhu.DECK, at, at) end
		for _ = 1, size do
			word = (word * 1103515245 + 12345) % 2147483648
			table.insert(hand, table.remove(deck, word // 65536 % #deck + 1))
		end
		return table.concat(hand)
	end

	it("does not depend on the order of the cards", function()
		assert.same(groups_of("2AKQJT99877766543"), groups_of("34566777899TJQKA2"))
	end)

	it("is all of the hand, and what the engine says", function()
		for n = 1, 300 do
			local hand = hand_number(n, n % 2 == 0 and 17 or 20)
			local groups, engine = groups_of(hand), {}
			local cards = ""
			for _, text in ipairs(groups) do cards ..= text end
			assert.equal("", doudizhu.sub(hand, cards), hand)
			for _, group in ipairs(doudizhu.split(hand, "robot").groups) do table.insert(engine, group.cards) end
			table.sort(engine)
			assert.same(engine, groups, hand)
		end
	end)

	it("is changed by a mod that changes a step or their order", function()
		robot.steps.trios_into_chains = function() end
		assert_splits("4566678", "4 5 666 7 8")
		robot.step_order = { "rocket", "bombs", "solos" }
		assert.same({ "3", "4444" }, groups_of("34444"))
	end)
end)
