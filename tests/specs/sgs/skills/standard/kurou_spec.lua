-- game: sgs
-- 苦肉 kurou: once a phase Huang Gai discards a card and loses 1 health; zhaxiang then draws him three cards.

-- Huang Gai's play phase; the names of the card that he pays with, if he does.
local function paid(mine, players)
	mine.skills = mine.skills or { "kurou", "zhaxiang" }
	mine.max_hp = 4
	local changes = players or {}
	changes.pangtong = mine
	local decision = decide(scene("two-against-two"):with{ ask = { kind = "activate" }, players = changes })
	assert.same({}, decision.faults)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	local id = (decision.answer or ""):match("^@KurouCard=(%d+)")
	return id and sgs.Sanguosha:getCard(tonumber(id)):objectName()
end

describe("kurou", function()
	it("draws for health while the hand is small, and pays with what is kept least", function()
		assert.equal("vine", paid{ hp = 4, hand = { "vine", "jink" }, equips = { "eight_diagram" } })
	end)

	it("never pays with a Peach", function()
		assert.is_nil(paid{ hp = 4, hand = { "peach", "nullification" } })
	end)

	it("pays first with what is worn and of little worth", function()
		assert.equal("chitu", paid{ hp = 4, hand = { "jink", "slash:spade:7" }, equips = { "chitu" } })
		assert.equal("silver_lion", paid{ hp = 3, hand = { "jink" }, equips = { "silver_lion" } }, "it heals to lose the lion")
	end)

	it("does not for a full hand without a Slash: what he drew would be discarded", function()
		assert.is_nil(paid{ hp = 4, hand = { "jink", "jink", "jink", "nullification", "nullification" } })
	end)

	it("does for a Slash: the next one may follow, and a red one cannot be dodged", function()
		local hand = { "slash:spade:7", "slash:spade:8", "jink", "jink" }
		assert.equal("jink", paid({ hp = 3, hand = hand }, { zhurong = { hp = 1, hand = 0 } }))
		hand = { "slash:spade:7", "jink", "jink", "nullification", "nullification" }
		assert.equal("jink", paid({ hp = 4, hand = hand }, { zhurong = { hp = 1, hand = 0 } }))
	end)

	it("does not die for Slashes, unless a friend brings him back", function()
		local mine = { hp = 1, hand = { "slash:spade:7", "slash:spade:8", "jink", "jink" } }
		assert.is_nil(paid(mine, { zhurong = { hp = 1, hand = 0 } }))
		assert.equal("jink", paid(mine, { zhurong = { hp = 1, hand = 0 }, yuanshao = { skills = { "jijiu" }, hand = 4 } }))
	end)

	it("dies for cards with wine and a Peach at hand, and pays with another card", function()
		local mine = { hp = 1, hand = { "analeptic", "peach", "jink", "jink" } }
		mine.hand[2] = "analeptic"
		assert.equal("jink", paid(mine))
		assert.is_nil(paid{ hp = 1, hand = { "analeptic", "jink", "jink" } }, "one wine would be spent for two cards")
	end)

	it("is useless without zhaxiang, forbidden twice, and dangerous where chanyuan takes the skills", function()
		local hand = { "vine", "jink" }
		assert.is_nil(paid{ skills = { "kurou" }, hp = 4, hand = hand })
		assert.is_nil(paid{ hp = 4, hand = hand, history = { KurouCard = 1 } })
		assert.is_nil(paid{ skills = { "kurou", "zhaxiang", "chanyuan" }, hp = 2, hand = {}, equips = { "chitu" } })
	end)
end)

describe("kurou and the use of cards", function()
	it("prizes a crossbow: he draws Slashes for it", function()
		local function first_is_worth_more(skills)
			local mine = { skills = skills, hand = { "crossbow", "indulgence", "jink" } }
			scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine } }:stage()
			local self, cards = brain("guanyu"), player("guanyu"):getHandcards()
			return self:getUseValue(cards:at(0)) > self:getUseValue(cards:at(1))
		end
		assert.is_false(first_is_worth_more{})
		assert.is_true(first_is_worth_more{ "kurou" })
	end)
end)
