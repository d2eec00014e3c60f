-- Questions about skills that no file here knows.

local function sit(rows)
	scene{ me = rows[1][1], current = rows[1][1], mode = "04p", invoke = "xingshang", players = rows }
	return brain(rows[1][1])
end

describe("questions about skills of expansions", function()
	it("know whose hand lihun could take", function()
		local rows = { { "caopi", role = "rebel", hand = 6, hp = 2 }, { "sunquan", role = "lord", acquired = { "lihun" } },
			{ "zhouyu", role = "loyalist" }, { "huatuo", role = "rebel" } }
		assert.is_true(sit(rows):isLihunTarget(player("caopi")))
		rows[1].hand = 2
		assert.is_false(sit(rows):isLihunTarget(player("caopi")))
		assert.is_true(brain("caopi"):isLihunTarget(player("caopi"), 3))
		assert.is_false(brain("caopi"):isLihunTarget(player("zhouyu"), 9))
	end)

	it("count the damage of a blow", function()
		local self = sit{ { "caopi", role = "rebel" }, { "sunquan", role = "lord", equips = { "vine" } },
			{ "zhouyu", role = "loyalist", equips = { "silver_lion" } }, { "huatuo", role = "rebel" } }
		assert.equal(2, self:AtomDamageCount(player("sunquan"), self.player, sgs.DamageStruct_Fire))
		assert.equal(1, self:AtomDamageCount(player("huatuo"), self.player))
		local players = { player("huatuo"), player("sunquan") }
		self:SortByAtomDamageCount(players, self.player, sgs.DamageStruct_Fire)
		assert.equal(player("sunquan"), players[1])
	end)

	it("know how far a card reaches", function()
		local self = sit{ { "caopi", role = "rebel" }, { "sunquan", role = "lord" }, { "zhouyu", role = "loyalist" }, { "huatuo" } }
		assert.equal(1, self:getDistanceLimit(sgs.Sanguosha:cloneCard("snatch")))
		assert.equal(1, self:getDistanceLimit(sgs.Sanguosha:cloneCard("slash")))
		assert.is_nil(self:getDistanceLimit(sgs.Sanguosha:cloneCard("duel")))
	end)

	it("play a true card by guhuo", function()
		local self = sit{ { "caopi", role = "rebel", acquired = { "guhuo" }, hand = { "slash:spade:7" } },
			{ "sunquan", role = "lord" }, { "zhouyu", role = "loyalist" }, { "huatuo" } }
		assert.matches("^@GuhuoCard=%d+:slash$", self:getGuhuoCard("Slash"))
		assert.is_nil(self:getGuhuoCard("Peach"))
	end)
end)
