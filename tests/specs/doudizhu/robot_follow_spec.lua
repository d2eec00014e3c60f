-- Following: the twelve rules of the robot. The landlord follows a peasant unless the scene says otherwise; for
-- each rule there is a hand on which it must not act.

local robot = doudizhu.rules.robot

-- What the robot plays on `last` from a hand.
local function plays(hand, last, from)
	local whole = { hand = hand, last = last, seat = 1, landlord = 1, others = { 17, 17 } }
	for key, value in pairs(from or {}) do whole[key] = value end
	doudizhu.settings.profile = "robot"
	local decision = decide(scene(whole))
	assert.same({}, decision.faults)
	assert.equal("default", decision.source)
	return decision.answer
end

-- The same for the peasant before the landlord, on a play of the other peasant's.
local function plays_on_partner(hand, last)
	return plays(hand, last, { seat = 3, by = 2, others = { 17, 17 } })
end

describe("rule 1: a group of the same type", function()
	it("goes first, the lowest that is high enough", function()
		assert.equal("6", plays("368TK", "5"))
		assert.equal("8", plays("3668TK", "5"), "not out of the pair")
		assert.equal("88", plays("4488QQ", "55"))
		assert.equal("45678", plays("45678TTA", "34567"))
		assert.equal("667788", plays("6677885", "334455"))
		assert.equal("666777", plays("6667775", "333444"))
	end)

	it("has to be of the same length", function()
		assert.not_equal("456789", plays("456789KA", "34567"))
	end)

	it("has to be higher", function()
		assert.equal("pass", plays("34567", "56789"))
		assert.equal("pass", plays("3344", "55"))
	end)
end)

describe("rule 2: twos", function()
	it("answer solos, pairs and trios", function()
		assert.equal("2", plays("33442", "A"))
		assert.equal("22", plays("334422", "AA"))
		assert.equal("222", plays("3344222", "AAA"))
	end)

	it("are taken out of a pair or a trio of twos before other pairs", function()
		assert.equal("2", plays("33KK22", "T"))
		assert.equal("2", plays("33KK222", "T"))
	end)

	it("are not taken out of a bomb of twos", function()
		assert.equal("K", plays("33KK2222", "T"))
	end)
end)

describe("rule 3: where no group fits", function()
	it("a partner's play is passed", function()
		assert.equal("pass", plays_on_partner("33KKAA", "8"))
		assert.equal("pass", plays_on_partner("3399KQQQQ", "34567"))
	end)

	it("an opponent's play is answered by taking a group apart", function()
		assert.equal("K", plays("33KKAA", "8"))
	end)

	it("otherwise by a bomb, then by the rocket, otherwise not", function()
		assert.equal("6666", plays("33K6666BR", "AA"))
		assert.equal("BR", plays("33KBR", "AA"))
		assert.equal("pass", plays("33K", "AA"))
	end)
end)

describe("rule 4: one play besides bombs", function()
	it("answers where it fits", function()
		assert.equal("99", plays("995555", "88"))
	end)

	it("goes out after a bomb where it does not fit", function()
		assert.equal("5555", plays("995555", "6789T"))
		assert.equal("BR", plays("345678BR", "K"))
		assert.equal("6666", plays("6666999K", "A"))
	end)

	it("bombs a partner's play too", function()
		assert.equal("QQQQ", plays_on_partner("34567QQQQ", "KK"))
	end)

	it("does not when two plays are left", function()
		assert.equal("KK", plays("99KKQ5555", "JJ"))
		assert.equal("A", plays("9AKK5555", "Q"))
	end)
end)

describe("rule 5: a solo is answered by", function()
	it("a loose solo", function() assert.equal("7", plays("744KK", "6")) end)
	it("a two", function() assert.equal("2", plays("44KKAA22", "6")) end)
	it("half a pair", function() assert.equal("8", plays("3344889TJQKA", "7")) end)
	it("the top card of a chain of six", function() assert.equal("9", plays("456789333", "8")) end)
	it("no card of a chain of five before a trio", function() assert.equal("A", plays("56789AAA", "8")) end)
	it("one of a trio", function() assert.equal("J", plays("34567JJJ", "T")) end)
	it("one of a trio chain", function() assert.equal("K", plays("34567KKKAAA", "Q")) end)
	it("a card of a chain of five", function() assert.equal("7", plays("56789", "6")) end)
	it("one of a pair chain", function() assert.equal("9", plays("778899", "8")) end)
	it("a bomb", function() assert.equal("4444", plays("33444455", "A")) end)
	it("nothing", function() assert.equal("pass", plays("334455K", "A")) end)
end)

describe("rule 6: a pair is answered by", function()
	it("a loose pair", function() assert.equal("77", plays("77KKK4", "66")) end)
	it("the top of a pair chain of four", function() assert.equal("99", plays("66778899AAA", "88")) end)
	it("two of a trio, before a pair chain of three", function() assert.equal("AA", plays("778899AAA", "88")) end)
	it("two of a pair chain", function() assert.equal("88", plays("778899", "77")) end)
	it("two of a trio chain", function() assert.equal("KK", plays("KKKAAA4", "QQ")) end)
	it("a bomb", function() assert.equal("4444", plays("36444499", "AA")) end)
	it("nothing", function() assert.equal("pass", plays("3699", "AA")) end)
end)

describe("rule 7: a trio is answered by", function()
	it("a trio", function() assert.equal("777", plays("777KKK4", "666")) end)
	it("a trio with its lowest solo", function() assert.equal("4777", plays("47775KKQ", "6663")) end)
	it("a trio with its lowest pair", function() assert.equal("55777", plays("55777KKQ9", "66633")) end)
	it("part of a trio chain", function()
		assert.equal("QQQ", plays("QQQKKK4", "999"))
		assert.equal("4QQQ", plays("QQQKKK45", "9993"))
	end)
	it("a bomb", function() assert.equal("4444", plays("3444499Q", "AAA")) end)
	it("nothing", function() assert.equal("pass", plays("3999Q", "AAA")) end)

	it("takes kickers from groups where loose ones are short", function()
		assert.equal("4777", plays("4477755QQ", "6663"))
		assert.equal("777K", plays("77789TJQK", "6663"))
		assert.equal("44777", plays("4447778", "66633"))
	end)

	it("carries no 2 while more than one play is left then", function()
		assert.equal("7779", plays("777299QQQ", "6665"), "rather half a pair")
		assert.equal("pass", plays("7772289TJQ", "6665"))
	end)

	it("carries a 2 where one play is left then", function()
		assert.equal("7772", plays("777289TJQ", "6669"))
	end)
end)

describe("rule 8: a trio chain is answered by", function()
	it("one of the same length", function() assert.equal("555666", plays("555666K", "333444")) end)
	it("part of a longer one", function() assert.equal("666777", plays("666777888K", "444555")) end)
	it("one with kickers", function()
		assert.equal("4555666Q", plays("4555666QKK2", "33344478"))
		assert.equal("5556668899", plays("5556668899K", "3334447799"))
	end)
	it("a bomb", function() assert.equal("9999", plays("999934K", "333444")) end)
	it("nothing", function() assert.equal("pass", plays("99934K", "333444")) end)
	it("nothing that carries a joker with plays left", function()
		assert.equal("pass", plays("555666B789TJ22", "33344478"))
	end)
end)

describe("rule 9: a solo chain is answered by", function()
	it("one of the same length", function() assert.equal("56789", plays("56789K", "34567")) end)
	it("half of an equal pair chain", function() assert.equal("56789", plays("5566778899K", "34567")) end)
	it("a third of an equal trio chain", function() assert.equal("56789", plays("555666777888999", "34567")) end)
	it("part of a longer one", function() assert.equal("45678", plays("3456789", "34567")) end)
	it("part of a longer pair chain", function() assert.equal("45678", plays("445566778899K", "34567")) end)
	it("part of a longer trio chain", function() assert.equal("45678", plays("444555666777888999K", "34567")) end)
	it("a bomb", function() assert.equal("9999", plays("9999334K", "34567")) end)
	it("nothing", function() assert.equal("pass", plays("34567999", "56789")) end)
end)

describe("rule 10: a pair chain is answered by", function()
	it("one of the same length", function() assert.equal("445566", plays("445566K", "334455")) end)
	it("part of a longer one", function() assert.equal("445566", plays("44556677K", "334455")) end)
	it("part of a longer trio chain", function() assert.equal("667788", plays("666777888999K", "334455")) end)
	it("part of an equal trio chain", function() assert.equal("667788", plays("666777888K", "334455")) end)
	it("a bomb", function() assert.equal("9999", plays("9999334K", "445566")) end)
	it("nothing", function() assert.equal("pass", plays("334455K", "445566")) end)
end)

describe("rule 11: a bomb is answered by", function()
	it("a higher bomb, the lowest", function() assert.equal("6666", plays("4444666699993Q", "5555")) end)
	it("the rocket", function() assert.equal("BR", plays("44443QBR", "5555")) end)
	it("nothing", function() assert.equal("pass", plays("44443QQB", "5555")) end)
	it("nothing, if it is the rocket", function() assert.equal("pass", plays("2222K", "BR")) end)
end)

describe("rule 12: four cards with two are answered by", function()
	it("a bomb, however low", function()
		assert.equal("3333", plays("3333QQK", "555578"))
		assert.equal("3333", plays("3333QQK", "55557788"))
	end)
	it("no four with two", function() assert.not_equal("777789", plays("777789QQK", "555569")) end)
	it("nothing", function() assert.equal("pass", plays("QQKKK789", "555578")) end)
end)

describe("the order of the ways", function()
	it("is data that a mod changes", function()
		robot.follow_order.solo = { "from_pair", "own" }
		assert.equal("K", plays("9KKAA", "8"))
	end)

	it("can have a way of a mod's own", function()
		robot.ways.never = function() return nil end
		robot.ways.ace = function(game) return game.count[14] > 0 and robot.group("solo", 14, 14, 1) or nil end
		robot.follow_order.solo = { "never", "ace", "own" }
		assert.equal("A", plays("9KA4", "8"))
		assert.equal("9", plays("9K4", "8"))
	end)
end)
