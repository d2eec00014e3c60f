-- game: sgs
-- Changing judgements: who has the last word, whether it is worth it, with which card.

-- Si Ma Yi (me, a rebel with guicai), the lord Ma Chao, the rebel Zhang Liao, the loyalist Cao Ren.
local function table_of(more)
	more = more or {}
	local players = {
		{ "simayi", role = "rebel", skills = { "guicai" }, hand = { "slash:spade", "jink:heart", "slash:club" } },
		{ "machao", role = "lord" }, { "zhangliao", role = "rebel" }, { "caoren", role = "loyalist" },
	}
	for _, row in ipairs(players) do
		row.skills, row.hand = row.skills or {}, row.hand or 4
		for key, value in pairs(more[row[1]] or {}) do row[key] = value end
	end
	scene{ me = "simayi", current = more.current or "zhangliao", turn = 2, mode = "04p", players = players, invoke = "guicai" }
	return brain("simayi")
end

-- The judgement of a delayed trick that shows a card of that suit.
local function judging(who, reason, suit, number)
	local judge = sgs.JudgeStruct()
	judge.who, judge.reason, judge.good = player(who), reason, reason ~= "lightning"
	judge.pattern = ({ indulgence = ".|heart", supply_shortage = ".|club", lightning = ".|spade|2~9", luoshen = ".|black" })[reason] or "."
	judge.card = sgs.Sanguosha:cloneCard("slash", suit, number or 7)
	return judge
end

local S, C, H = sgs.Card_Spade, sgs.Card_Club, sgs.Card_Heart

describe("the last word", function()
	it("has nobody, a friend or an enemy", function()
		local final = function(more) return (table_of(more):getFinalRetrial(player("zhangliao"), "indulgence")) end
		assert.equal(1, final())
		assert.equal(0, final({ simayi = { skills = {} } }))
		assert.equal(2, final({ simayi = { skills = {} }, caoren = { skills = { "guidao" } } }))
		assert.equal(0, final({ simayi = { skills = {} }, caoren = { skills = { "guidao" }, hand = 0 } }))
		assert.equal(1, final({ caoren = { skills = { "guidao" } } }), "I am asked after him")
		assert.equal(2, final({ machao = { skills = { "nosguicai" } } }), "he is asked after me")
	end)

	it("is known of those who have such a skill", function()
		local me = table_of({ caoren = { skills = { "tiandu" } } })
		assert.is_true(me:hasWizard({ player("caoren") }))
		assert.is_false(me:hasWizard({ player("caoren") }, true))
		assert.is_true(me:hasWizard(me.friends, true))
	end)
end)

describe("a judgement is worth changing", function()
	it("when it is bad for a friend or good for an enemy", function()
		local me = table_of()
		assert.is_true(me:needRetrial(judging("zhangliao", "indulgence", S)))
		assert.is_false(me:needRetrial(judging("zhangliao", "indulgence", H)))
		assert.is_true(me:needRetrial(judging("machao", "indulgence", H)))
		assert.is_false(me:needRetrial(judging("machao", "indulgence", S)))
	end)

	it("not where a friend has little to play, and draws less than he may keep", function()
		assert.is_false(table_of({ zhangliao = { hand = 1 } }):needRetrial(judging("zhangliao", "indulgence", S)))
	end)

	it("when lightning strikes a friend", function()
		local me = table_of()
		assert.is_true(me:needRetrial(judging("zhangliao", "lightning", S)))
		assert.is_true(me:needRetrial(judging("machao", "lightning", H)), "it would miss the lord")
		me = table_of({ zhangliao = { equips = { "silver_lion" } } })
		assert.is_false(me:needRetrial(judging("zhangliao", "lightning", S)), "the lion takes the most of it")
	end)

	it("not for the shortage of an owner of tiandu", function()
		assert.is_false(table_of({ zhangliao = { skills = { "tiandu" } } }):needRetrial(judging("zhangliao", "supply_shortage", S)))
	end)

	it("by a rule of its own where there is one", function()
		local me = table_of()
		sgs.ai_need_retrial_func.mine = function(_, _, good) return good end
		finally(function() sgs.ai_need_retrial_func.mine = nil end)
		local judge = judging("zhangliao", "mine", S)
		judge.pattern = ".|red"
		assert.is_false(me:needRetrial(judge))
		judge.good = false
		assert.is_true(me:needRetrial(judge))
	end)
end)

describe("the card", function()
	local function chosen(me, judge)
		local id = me:getRetrialCardId(sgs.QList2Table(me.player:getCards("he")), judge)
		return id >= 0 and sgs.Sanguosha:getCard(id):getSuitString() or nil
	end

	it("is one that turns the result", function()
		local me = table_of()
		assert.equal("heart", chosen(me, judging("zhangliao", "indulgence", S)))
		assert.equal("club", chosen(me, judging("zhangliao", "supply_shortage", S)))
		assert.equal("club", chosen(me, judging("machao", "indulgence", H)), "the Slash that is least worth keeping")
		assert.is_nil(chosen(table_of({ simayi = { skills = { "guicai" }, hand = { "slash:spade" } } }), judging("zhangliao", "indulgence", S)))
	end)

	it("is armour that had better go", function()
		local me = table_of({ simayi = { skills = { "guicai" }, hp = 1, hand = { "slash:club" }, equips = { "silver_lion" } } })
		assert.equal("silver_lion", sgs.Sanguosha:getCard(me:getRetrialCardId(sgs.QList2Table(me.player:getCards("he")),
			judging("zhangliao", "supply_shortage", H))):objectName())
	end)

	it("is no Peach that is needed", function()
		local me = table_of({ simayi = { skills = { "guicai" }, hp = 2, hand = { "peach:heart" } } })
		assert.is_nil(chosen(me, judging("zhangliao", "indulgence", S)))
	end)

	it("sees spades of hongyan as hearts", function()
		local me = table_of({ simayi = { skills = { "guicai" }, hand = { "slash:spade" } }, zhangliao = { skills = { "hongyan" } } })
		assert.equal("spade", chosen(me, judging("zhangliao", "indulgence", C)))
	end)
end)

describe("a Peach in a judgement", function()
	it("is kept while it is needed, and spared where there is no need", function()
		local function kept(more, reason)
			local me = table_of(more)
			return me:dontRespondPeachInJudge(judging("zhangliao", reason, S))
		end
		local hand = { skills = { "guicai" }, hand = { "peach:heart" } }
		assert.is_false(kept({ simayi = hand }, "indulgence"), "nobody is hurt")
		assert.is_true(kept({ simayi = hand, zhangliao = { hp = 1 } }, "indulgence"), "a friend is weak")
		assert.is_false(kept({ simayi = hand, zhangliao = { hp = 1 } }, "lightning"), "it saves three health points")
		assert.is_true(kept({ simayi = hand }, "tieji"))
		assert.is_false(kept({}, "tieji"), "there is none")
	end)
end)

describe("beige", function()
	-- Zhang Liao was hurt by `from`; the judgement shows a card of that suit
	local function chosen(from, shown, more)
		local me = table_of(more)
		local judge = judging("zhangliao", "beige", shown)
		me.room:setTag("CurrentDamageStruct", (function()
			local damage = sgs.DamageStruct()
			damage.from, damage.to = player(from), player("zhangliao")
			return sgs.QVariant(damage)
		end)())
		local id = me:getRetrialCardId(sgs.QList2Table(me.player:getCards("he")), judge)
		return id >= 0 and sgs.Sanguosha:getCard(id):getSuitString() or nil
	end

	it("turns an enemy over by a spade", function()
		assert.equal("spade", chosen("machao", H))
		assert.is_nil(chosen("machao", S), "he is turned over already")
	end)

	it("does not free an enemy who lies face down", function()
		assert.is_not.equal("spade", chosen("machao", S, { machao = { faceup = false } }))
	end)

	it("frees a friend who lies face down", function()
		assert.equal("spade", chosen("caoren", H, { caoren = { role = "rebel", faceup = false } }))
	end)
end)

describe("expected draws", function()
	it("are two, more or fewer by skills", function()
		local me = table_of({ zhangliao = { skills = { "tuxi" } }, machao = { skills = { "yingzi" } }, caoren = { skipped = { "draw" } } })
		assert.same({ 2, 3, 0, 2 }, { me:expectedDraws(player("zhangliao")), me:expectedDraws(player("machao")),
			me:expectedDraws(player("caoren")), me:expectedDraws() })
	end)
end)

describe("a judgement that longhun cards change", function()
	it("costs the card of which he makes least", function()
		local self = table_of({ simayi = { hand = { "slash:spade:6", "jink:diamond:2", "slash:club:3" } } })
		local hand = sgs.QList2Table(self.player:getHandcards())
		self:sortByLongHunUseValue(hand)
		assert.equal("spade", hand[1]:getSuitString())
		self:sortByLongHunUseValue(hand, true)
		assert.equal("diamond", hand[1]:getSuitString())
		-- an enemy's indulgence should fail: anything but a heart serves
		local id = self:getLongHunRetrialCardId(hand, judging("machao", "indulgence", H))
		assert.equal("diamond", sgs.Sanguosha:getCard(id):getSuitString())
		assert.equal(-1, self:getLongHunRetrialCardId({}, judging("machao", "indulgence", H)))
	end)
end)
