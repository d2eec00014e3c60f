-- Methods of the brain that other versions have.

describe("a brain of another version", function()
	before_each(function()
		scene{ me = "caopi", current = "caopi", mode = "04p", invoke = "xingshang", players = {
			{ "caopi", role = "rebel", equips = { "vine" }, hand = { "slash:spade:7", "jink:heart:2", "peach" } },
			{ "sunquan", role = "lord", hand = { "slash:club", "duel" } }, { "zhouyu", role = "loyalist", hand = 2 },
			{ "huatuo", role = "rebel", hand = 3 } } }
		brain("caopi")
	end)

	it("knows what somebody wears", function()
		local self = brain("caopi")
		assert.is_true(self:isEquip("Vine"))
		assert.is_false(self:isEquip("Vine", player("sunquan")))
		assert.is_true(self:hasEquip(self.player:getArmor()))
	end)

	it("speaks of partners and opponents", function()
		local self = brain("caopi")
		assert.is_true(self:isOpponent(player("sunquan")))
		assert.is_true(self:isPartner(self.player))
		assert.same({ true, false }, { self:amRebel(), self:amLord() })
		assert.same({ true, false }, { self:mayLord(player("sunquan")), self:mayRebel(player("sunquan")) })
		assert.is_true(self:friendshipLevel(player("sunquan")) < 0)
	end)

	it("finds the chained ones of a side", function()
		scene{ me = "caopi", mode = "04p", players = { { "caopi", role = "rebel", chained = true },
			{ "sunquan", role = "lord", chained = true }, { "zhouyu", role = "loyalist" }, { "huatuo", role = "rebel" } } }
		local self = brain("caopi")
		assert.equal(player("caopi"), self:getChainedFriends()[1])
		assert.equal(player("sunquan"), self:getChainedEnemies()[1])
	end)

	it("counts the cards of a card by where they lie", function()
		local me = player("caopi")
		local slash = sgs.Sanguosha:cloneCard("slash")
		slash:addSubcard(me:getArmor())
		slash:addSubcard(me:getHandcards():first())
		assert.equal(1, sgs.getCardNumAtCertainPlace(slash, me, sgs.Player_PlaceEquip))
		assert.equal(1, sgs.getCardNumAtCertainPlace(slash, me, sgs.Player_PlaceHand))
		assert.equal(0, sgs.getCardNumAtCertainPlace(slash, player("sunquan"), sgs.Player_PlaceHand))
	end)

	it("leaves cards out of a list", function()
		local self = brain("caopi")
		local hand = sgs.QList2Table(self.player:getHandcards())
		assert.same({ hand[1], hand[3] }, self:resetCards(hand, hand[2]))
		assert.same({ hand[3] }, self:resetCards(hand, { hand[1], hand[2] }))
	end)

	it("is asked with the arguments of older versions too", function()
		local self = brain("caopi")
		assert.equal(getKnownCard(self.player, self.player, "Slash"), getKnownCard(self.player, "Slash"))
		assert.equal(self:cantbeHurt(player("sunquan"), self.player, 2), self:cantbeHurt(player("sunquan"), 2, self.player))
		assert.same(self:getCards("Slash"), self:getCards("Slash", self.player))
		assert.equal("neutral", sgs.evaluatePlayerRole(nil))
	end)

	it("hands over how many cards it keeps", function()
		local self = brain("caopi")
		assert.equal(self:getOverflow(self.player, true), self:assignKeepNum())
		self:assignKeep(self:assignKeepNum(), true)
		assert.is_true(self:getKeepValue(self.player:getHandcards():first()) > 0)
	end)

	it("compares lists of skills", function()
		assert.same({ "b" }, sgs.findIntersectionSkills("a|b", "b|c"))
		assert.same({ "a", "b", "c" }, sgs.findUnionSkills("a|b", "b|c"))
	end)
end)
