-- game: sgs
-- Cards in scripts: real ones, made ones, and what the rules say of them.

local function table_of()
	scene{
		me = "guanyu",
		current = "guanyu",
		players = {
			{ "guanyu", hand = { "slash:spade:7", "jink:heart:2", "peach:heart:3", "iron_chain" }, equips = { "axe" } },
			{ "zhangfei", hand = 2 },
			{ "caopi", hp = 1, hand = 1 },
			{ "zhugeliang" },
		},
	}
	return brain("guanyu"), player("guanyu")
end

local function by_name(owner, name)
	for _, card in sgs.qlist(owner:getHandcards()) do
		if card:objectName() == name then return card end
	end
end

describe("made cards", function()
	it("are parsed and printed back", function()
		local _, me = table_of()
		local jink = by_name(me, "jink")
		local slash = sgs.Card_Parse("slash:wusheng[heart:2]=" .. jink:getId())
		assert.same({ "Slash", -1, jink:getId(), "heart", 2, "wusheng", true, true },
			{ slash:getClassName(), slash:getId(), slash:getEffectiveId(), slash:getSuitString(), slash:getNumber(),
				slash:getSkillName(), slash:isVirtualCard(), slash:isRed() })
		assert.equal("slash:wusheng[heart:2]=" .. jink:getId(), slash:toString())
		assert.same({ jink:getId() }, sgs.QList2Table(slash:getSubcards()))
		assert.is_nil(sgs.Card_Parse("nonsense"))
		assert.is_nil(sgs.Card_Parse("@NoSuchCard=1"))
		assert.equal(jink, sgs.Card_Parse(jink:getId()))
	end)

	it("take suit and number from their cards", function()
		local _, me = table_of()
		local card = sgs.Sanguosha:cloneCard("slash")
		assert.same({ sgs.Card_NoSuit, 0 }, { card:getSuit(), card:getNumber() })
		card:addSubcard(by_name(me, "slash"))
		assert.same({ "spade", 7 }, { card:getSuitString(), card:getNumber() })
		card:addSubcard(by_name(me, "jink"):getId())
		assert.same({ "no_suit", 9, 2 }, { card:getSuitString(), card:getNumber(), card:subcardsLength() })
		card:setSkillName("spear")
		assert.equal("slash:spear[no_suit:9]=" .. by_name(me, "slash"):getId() .. "+" .. by_name(me, "jink"):getId(), card:toString())
		assert.equal(sgs.Card_Heart, sgs.Sanguosha:cloneCard("Duel", sgs.Card_Heart, 5):getSuit())
		assert.is_nil(sgs.Sanguosha:cloneCard("no_such_card"))
	end)

	it("are each themselves, have flags, and are no real card", function()
		table_of()
		local one, other = sgs.Sanguosha:cloneCard("duel"), sgs.Sanguosha:cloneCard("duel")
		assert.equal(one, one)
		assert.not_equal(one, other)
		assert.equal("userdata", type(one))
		one:setFlags("mine")
		assert.same({ true, false }, { one:hasFlag("mine"), other:hasFlag("mine") })
		one:setFlags("-mine")
		assert.is_false(one:hasFlag("mine"))
		assert.error_matches(function() one:noSuchMethod() end, "noSuchMethod")
	end)

	it("do not pile up", function()
		table_of()
		for _ = 1, 50000 do sgs.Sanguosha:cloneCard("slash") end
		assert.equal("Slash", sgs.Sanguosha:cloneCard("slash"):getClassName())
	end)
end)

describe("rules that scripts ask", function()
	it("whether a card may be used, and on whom", function()
		local _, me = table_of()
		local slash, peach = by_name(me, "slash"), by_name(me, "peach")
		assert.is_true(slash:isAvailable(me))
		assert.is_false(peach:isAvailable(me), "nobody is hurt")
		assert.is_false(by_name(me, "jink"):isAvailable(me))
		assert.same({ false, true }, { slash:targetFixed(), peach:targetFixed() })
		assert.is_true(slash:targetFilter(sgs.PlayerList(), player("zhangfei"), me))
		assert.is_false(slash:targetFilter(sgs.PlayerList(), me, me))
		assert.is_true(by_name(me, "iron_chain"):canRecast())
		assert.is_true(me:canSlash(player("caopi"), slash))
		assert.is_true(me:canSlash(player("caopi"), nil, false))
		assert.is_true(player("caopi"):inMyAttackRange(player("zhangfei")))
	end)

	it("what is forbidden and limited", function()
		local _, me = table_of()
		local slash = by_name(me, "slash")
		local empty = player("zhugeliang")
		assert.is_true(me:getRoom():isProhibited(me, empty, slash) and true, "kongcheng")
		assert.is_false(me:isCardLimited(slash, sgs.Card_MethodUse))
		assert.is_false(me:isJilei(slash))
		assert.is_true(me:canDiscard(player("zhangfei"), "h"))
		assert.is_false(me:canDiscard(empty, "he"))
	end)

	it("what skills change", function()
		table_of()
		local zhangfei = player("zhangfei")
		local slash = sgs.Sanguosha:cloneCard("slash")
		assert.is_true(sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_Residue, zhangfei, slash) > 500, "paoxiao")
		assert.equal(0, sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_ExtraTarget, zhangfei, slash))
		assert.is_true(sgs.Slash_IsAvailable(player("guanyu")))
		assert.is_true(sgs.Analeptic_IsAvailable(player("guanyu")))
	end)
end)

describe("structs", function()
	it("are tables with QSanguosha's methods", function()
		local _, me = table_of()
		local use = sgs.CardUseStruct()
		assert.same({ true, false }, { use.to:isEmpty(), use:isValid("") })
		use.card, use.from = by_name(me, "slash"), me
		assert.is_true(use:isValid(""))
		local damage = sgs.QVariant():toDamage()
		assert.equal("", damage:getReason())
		damage.card = by_name(me, "slash")
		assert.equal("slash", damage:getReason())
	end)

	it("judge by pattern", function()
		local _, me = table_of()
		local judge = sgs.QVariant():toJudge()
		judge.pattern, judge.good, judge.card = ".|heart", true, by_name(me, "jink")
		assert.is_true(judge:isGood())
		assert.is_false(judge:isGood(by_name(me, "slash")))
		judge.good = false
		assert.is_false(judge:isGood())
	end)
end)
