-- game: sgs
-- Which card to take from whom, whom to let draw, whom to damage, what to give.

local function board(rows, more)
	local s = more or {}
	s.mode, s.me = "08p", s.me or "caocao"
	s.current, s.turn = s.current or s.me, s.turn or 5
	if not s.ask then s.invoke = "jianxiong" end
	s.players = { { s.me, role = "lord", hand = s.hand or 0, equips = s.equips, hp = s.hp, max_hp = s.max_hp } }
	s.hand, s.equips, s.hp, s.max_hp = nil, nil, nil, nil
	for _, row in ipairs(rows) do table.insert(s.players, row) end
	for _, general in ipairs({ "huangzhong", "weiyan" }) do table.insert(s.players, { general, role = "rebel", hand = 3 }) end
	return scene(s)
end

-- The card taken from the second player, as a class or -1.
local function taken(rows, flags, method)
	local s = board(rows, { ask = { kind = "askForCardChosen", who = "sgs2", flags = flags or "hej", reason = "spec", method = method } })
	local decision = decide(s)
	assert.same({}, decision.faults)
	assert.equal("default", decision.source)
	if decision.answer == -1 then return -1 end
	return sgs.Sanguosha:getCard(decision.answer):getClassName()
end

describe("the card of an enemy", function()
	it("is a dangerous one first", function()
		assert.equal("Crossbow", taken{ { "sunquan", role = "rebel", hand = 3, equips = { "crossbow", "eight_diagram" } } })
		assert.equal("EightDiagram", taken{ { "sunquan", role = "rebel", hand = 0, equips = { "axe", "eight_diagram" } } })
	end)

	it("is the last of few cards that his skills need", function()
		assert.equal("Axe", taken{ { "nos_huatuo", role = "rebel", hand = 2, equips = { "axe:diamond" } } })
		assert.equal(-1, taken{ { "nos_huatuo", role = "rebel", hand = 2, equips = { "blade:spade" } } })
	end)

	it("is any equipment before many cards of the hand", function()
		assert.equal("Axe", taken{ { "lvbu", role = "rebel", hand = 1, equips = { "axe" } } })
		assert.equal(-1, taken{ { "lvbu", role = "rebel", hand = 4 } })
		assert.equal(-1, taken{ { "sunquan", role = "rebel", hand = 1, equips = { "axe" } } }, "zhiheng lives on cards")
	end)

	it("is one that the rules protect where nothing else is there", function()
		local row = { "huangyueying", role = "rebel", hand = 0, equips = { "axe" } }
		assert.equal("Axe", taken({ row }, "he", "discard"))
	end)

	it("lies only where it may be taken from", function()
		assert.equal(-1, taken({ { "sunquan", role = "rebel", hand = 3, equips = { "crossbow" } } }, "h"))
		assert.equal("Indulgence", taken({ { "sunquan", role = "rebel", judging = { "indulgence" } } }, "j"))
		assert.equal("SilverLion", taken({ { "sunquan", role = "rebel", hp = 2, max_hp = 4, equips = { "silver_lion" } } }, "e"))
	end)
end)

describe("the card of a friend", function()
	it("is a delayed trick: by hand and health which", function()
		assert.equal("SupplyShortage", taken{ { "sunquan", role = "loyalist", hp = 4, hand = 1, judging = { "indulgence", "supply_shortage" } } })
		assert.equal("Indulgence", taken{ { "sunquan", role = "loyalist", hp = 2, hand = 4, judging = { "indulgence", "supply_shortage" } } })
		assert.equal("Indulgence", taken{ { "sunquan", role = "loyalist", hand = 4, equips = { "crossbow" }, judging = { "indulgence" } } })
	end)

	it("is armour that heals him, else one of the hand", function()
		assert.equal("SilverLion", taken{ { "lvbu", role = "loyalist", hp = 1, max_hp = 4, hand = 1, equips = { "crossbow", "silver_lion" } } })
		assert.equal(-1, taken{ { "sunquan", role = "loyalist", hand = 3, equips = { "crossbow" } } })
	end)
end)

describe("findPlayerToDiscard", function()
	it("goes by what is there", function()
		board{ { "sunquan", role = "rebel", hand = 3, equips = { "crossbow" } }, { "zhouyu", role = "rebel", hand = 1 },
			{ "lvbu", role = "loyalist", judging = { "indulgence" } } }
		local self = brain("caocao")
		assert.equal(player("sunquan"), self:findPlayerToDiscard("he"))
		assert.equal(player("lvbu"), self:findPlayerToDiscard("j"))
		assert.equal(player("zhouyu"), self:findPlayerToDiscard("h"), "the smallest hand")
		assert.same({ "sgs2", "sgs4", "sgs3", "sgs5", "sgs6" }, (function()
			local names = {}
			for _, who in ipairs(self:findPlayerToDiscard("hej", false, true, nil, true)) do table.insert(names, who:objectName()) end
			return names
		end)())
	end)

	it("finds nobody where nobody would mind", function()
		board{ { "zhugeliang", role = "rebel", hand = 1 }, { "lvbu", role = "loyalist", hand = 3 } }
		local self = brain("caocao")
		assert.is_nil(self:findPlayerToDiscard("h", true, true, { player("zhugeliang"), player("lvbu") }))
	end)
end)

describe("findPlayerToDraw", function()
	it("is a friend with few cards, then one whose skills need them", function()
		board{ { "lvbu", role = "loyalist", hand = 1 }, { "sunquan", role = "loyalist", hand = 3 }, { "zhouyu", role = "loyalist", hand = 2 } }
		local self = brain("caocao")
		assert.equal(player("lvbu"), self:findPlayerToDraw(false, 2))
		assert.same({ player("lvbu"), player("sunquan") }, self:findPlayerToDraw(false, 2, 2), "zhiheng lives on cards")
	end)

	it("is not who would lose them or the phase", function()
		board{ { "zhugeliang", role = "loyalist", hand = 0 }, { "lvbu", role = "loyalist", hand = 1, judging = { "indulgence" } } }
		assert.is_nil(brain("caocao"):findPlayerToDraw(false, 1))
	end)
end)

describe("findPlayerToDamage", function()
	it("is who falls by it, never a friend", function()
		board{ { "sunquan", role = "rebel", hp = 4, hand = 4 }, { "zhouyu", role = "rebel", hp = 1, hand = 0 }, { "lvbu", role = "loyalist", hp = 1, hand = 0 } }
		local self = brain("caocao")
		assert.equal(player("zhouyu"), self:findPlayerToDamage(1, self.player))
		local both = { player("sunquan"), player("lvbu"), player("zhouyu") }
		assert.same({ player("zhouyu"), player("sunquan") }, self:findPlayerToDamage(1, self.player, nil, both, false, 0, true))
	end)

	it("is nobody on whom it has no effect", function()
		board{ { "sunquan", role = "rebel", marks = { ["@fog"] = 1 } }, { "lvbu", role = "loyalist" } }
		local self = brain("caocao")
		local both = { player("sunquan"), player("lvbu") }
		assert.is_nil(self:findPlayerToDamage(1, self.player, nil, both))
		assert.equal(player("sunquan"), self:findPlayerToDamage(1, self.player, sgs.DamageStruct_Thunder, both))
	end)
end)

describe("getCardNeedPlayer", function()
	local function gift(rows, more)
		more.me = "liubei"
		board(rows, more)
		local card, friend = brain("liubei"):getCardNeedPlayer()
		return card and card:getClassName(), friend and friend:getGeneralName()
	end

	it("rescues a weak friend", function()
		assert.same({ "Peach", "lvbu" }, { gift({ { "lvbu", role = "loyalist", hp = 1, hand = 1 }, { "sunquan", role = "rebel" } },
			{ hand = { "slash", "peach", "jink" }, turn = 5 }) })
		assert.same({ "Jink", "lvbu" }, { gift({ { "sunquan", role = "rebel" }, { "lvbu", role = "loyalist", hp = 1, hand = 1 } },
			{ hand = { "slash", "jink", "duel" } }) })
	end)

	it("gives a crossbow to a slasher, armour to the frail", function()
		assert.same({ "Crossbow", "guanyu" }, { gift({ { "guanyu", role = "loyalist", hand = 3 }, { "sunquan", role = "rebel" } },
			{ hand = { "crossbow", "duel" } }) })
		assert.same({ "RenwangShield", "guanyu" }, { gift({ { "guanyu", role = "loyalist", hp = 2, hand = 3 }, { "sunquan", role = "rebel" } },
			{ hand = { "duel", "renwang_shield" } }) })
	end)

	it("asks the skills of friends", function()
		sgs.ai_cardneed.zhiheng = function(_, card) return card:isKindOf("Duel") end
		assert.same({ "Duel", "sunquan" }, { gift({ { "sunquan", role = "loyalist", hand = 3 }, { "zhouyu", role = "rebel", hand = 2 } },
			{ hand = { "peach", "duel" } }) })
	end)

	it("fills the empty city of an enemy", function()
		assert.same({ "AmazingGrace", "zhugeliang" }, { gift({ { "zhugeliang", role = "rebel", hand = 0 }, { "lvbu", role = "loyalist", hand = 5 } },
			{ hand = { "jink", "amazing_grace" } }) })
	end)

	it("keeps its cards without need, and without a friend", function()
		assert.same({}, { gift({ { "lvbu", role = "loyalist", hand = 5 }, { "sunquan", role = "rebel" } }, { hand = { "slash", "duel" } }) })
		assert.same({}, { gift({ { "zhouyu", role = "rebel", hand = 1 }, { "sunquan", role = "rebel" } }, { hand = { "slash", "peach" } }) })
	end)
end)

describe("cardNeed", function()
	it("is what the state makes of it", function()
		board({ { "lvbu", role = "loyalist", hp = 4, hand = 3 }, { "sunquan", role = "rebel" } }, { hand = { "duel" }, hp = 5, max_hp = 5 })
		local self = brain("caocao")
		local function need(name) return self:cardNeed(sgs.Sanguosha:cloneCard(name)) end
		assert.equal(5.9, need("slash"))
		assert.equal(6, need("nullification"))
		board({ { "lvbu", role = "loyalist", hp = 1, hand = 3 }, { "sunquan", role = "rebel" } }, { hand = { "slash" }, hp = 1, max_hp = 5 })
		self = brain("caocao")
		assert.equal(4, need("slash"))
		assert.equal(10, need("analeptic"))
		assert.equal(10, need("peach"))
		assert.equal(12, need("jink"))
		board({ { "lvbu", role = "loyalist", hp = 4, hand = 3 }, { "sunquan", role = "rebel" } }, { hand = {}, hp = 2, max_hp = 5 })
		self = brain("caocao")
		assert.equal(14, need("peach"))
	end)
end)
