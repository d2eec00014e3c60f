-- game: sgs
-- 八阵 bazhen: Wolong has an eight diagram as long as he wears no armour.

local function wears(hand, mine)
	local fields = { "wolong", role = "rebel", hand = hand, skills = { "bazhen" } }
	for key, value in pairs(mine or {}) do fields[key] = value end
	local s = scene{ me = "wolong", current = "wolong", turn = 5, ask = { kind = "activate" },
		players = { fields, { "sunquan", role = "lord", hand = 3, skills = {} }, { "caoren", role = "rebel", hand = 3, skills = {} } } }
	return decide(s).answer == tostring(s.snapshot.players[1].hand.known[1])
end

describe("bazhen", function()
	it("leaves armour in hand: the slot is worth more empty", function()
		assert.is_false(wears({ "renwang_shield" }))
		assert.is_false(wears({ "eight_diagram" }))
	end)

	it("is no reason against armour for others", function()
		assert.is_true(wears({ "renwang_shield" }, { skills = {} }))
	end)

	it("makes an empty slot worth an eight diagram, and any armour nothing", function()
		local s = scene{ me = "wolong", current = "wolong", invoke = "eight_diagram", players = { { "wolong", role = "rebel", skills = { "bazhen" } },
			{ "sunquan", role = "lord", skills = {} } } }
		local self = brain("wolong")
		assert.equal(4, self:evaluateArmor())
		assert.equal(0, self:evaluateArmor(sgs.Sanguosha:cloneCard("renwang_shield")), s)
	end)

	it("judges when it is asked, as the armour does, unless the blow is welcome", function()
		local s = scene{ me = "wolong", current = "sunquan", turn = 5, invoke = "eight_diagram", players = {
			{ "wolong", role = "rebel", hand = 2, skills = { "bazhen" } }, { "sunquan", role = "lord", skills = {} } } }
		assert.is_true(decide(s).answer)
	end)
end)

describe("bazhen and the use of cards", function()
	it("finds armour the least of it: without any he has an eight diagram", function()
		local function first_is_worth_more(skills)
			local mine = { skills = skills, hand = { "renwang_shield", "archery_attack", "jink" } }
			scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine } }:stage()
			local self, cards = brain("guanyu"), player("guanyu"):getHandcards()
			return self:getUseValue(cards:at(0)) > self:getUseValue(cards:at(1))
		end
		assert.is_true(first_is_worth_more{})
		assert.is_false(first_is_worth_more{ "bazhen" })
	end)
end)
