-- game: sgs
-- 烈刃 lieren: Zhu Rong compares cards with whom her Slash has hurt, for one of his.

-- Zhu Rong, a rebel with these fields, asked that way about Zhang Liao with those.
local function table_of(zhurong, victim, ask, me)
	local players = { { "caocao", role = "lord", hand = 2, skills = {} },
		{ "zhurong", role = "rebel", hand = { "slash:spade:7" }, skills = { "lieren" } },
		{ "zhangliao", role = "loyalist", hand = 2, skills = {} }, { "caoren", role = "rebel", hand = 2, skills = {} } }
	for key, value in pairs(zhurong or {}) do players[2][key] = value end
	for key, value in pairs(victim or {}) do players[3][key] = value end
	return scene{ me = me or "zhurong", current = "zhurong", turn = 3, players = players, mode = "04p", ask = ask }
end

local function about(who)
	return { kind = "askForSkillInvoke", skill_name = "lieren",
		data = { ["$"] = "DamageStruct", v = { from = "sgs2", to = who or "sgs3", damage = 1, card = { class = "Slash", id = 7 } } } }
end

local function invokes(zhurong, victim, who)
	return by_handler(table_of(zhurong, victim, about(who)))
end

describe("lieren", function()
	it("is used with a card that is not dear: if she loses, he has lost one as well", function()
		assert.is_true(invokes())
		assert.is_true(invokes{ hand = { "lightning:spade:1" } }, "even one that cannot win")
	end)

	it("is not used with a Slash that can only lose", function()
		assert.is_false(invokes{ hand = { "slash:club:2" } })
	end)

	it("is not used with the only Jink or Peach, if it is likely to lose", function()
		assert.is_false(invokes{ hand = { "jink:diamond:2" } })
		assert.is_false(invokes{ hand = { "peach:heart:3" } })
	end)

	it("is used with a Jink as high as that, or where another card will do", function()
		assert.is_true(invokes{ hand = { "jink:diamond:11" } })
		assert.is_true(invokes{ hand = { "jink:diamond:2", "slash:club:5" } })
	end)

	it("is not used with a Jink against one who is known to hold a higher card", function()
		assert.is_false(invokes({ hand = { "jink:diamond:11" } }, { hand = { "crossbow:club:1", "slash:club:11" } }))
	end)

	it("is not used on a friend, or on nobody", function()
		assert.is_false(invokes({}, {}, "sgs4"))
		assert.is_false(invokes({}, { hand = 0, equips = { "crossbow" } }))
	end)

	it("is not used for cards whose loss does not hurt him", function()
		assert.is_false(invokes({}, { hand = 2, skills = { "kongcheng" } }), "he likes an empty hand")
		assert.is_false(invokes({}, { hand = 1, equips = { "crossbow" }, skills = { "xiaoji" } }))
	end)

	it("with a last card wins nothing from a last card, but takes it away", function()
		assert.is_true(invokes({ hand = { "lightning:spade:1" } }, { hand = 1 }))
		assert.is_false(invokes({ hand = { "analeptic:spade:9" } }, { hand = 1 }))
		assert.is_true(invokes({ hand = { "analeptic:spade:9" } }, { hand = 1, equips = { "crossbow" } }), "the crossbow is to be had")
		assert.is_true(invokes({ hand = { "analeptic:spade:9" }, skills = { "lieren", "lianying" } }, { hand = 1 }), "she draws for it")
	end)
end)

describe("the comparison of lieren", function()
	-- What Zhu Rong puts down after she has decided to compare with this hand.
	local function compares(hand)
		assert.is_true(decide(table_of({ hand = hand }, {}, about())).answer)
		local self = sgs.brains.sgs2
		return self:askForPindian(self.player, "lieren")
	end

	it("plays the highest of cards that are worth the same", function()
		assert.equal(10, compares{ "slash:spade:8", "slash:spade:10", "slash:club:2" }:getNumber())
	end)

	it("plays a cheap card rather than a dear one that is little higher", function()
		assert.equal("slash", compares{ "peach:heart:9", "slash:spade:8" }:objectName())
	end)

	it("is met with the highest card that may be spared", function()
		local s = table_of({}, { hand = { "slash:club:11", "peach:heart:12", "slash:club:2" } },
			{ kind = "askForPindian", requestor = "sgs2", reason = "lieren" }, "zhangliao")
		local decision = decide(s)
		assert.equal("handler", decision.source)
		assert.equal(11, sgs.Sanguosha:getCard(tonumber(decision.answer)):getNumber())
	end)
end)

describe("lieren makes a friend give her", function()
	local function given(card, hand)
		local s = table_of({ hand = hand or 2 }, {}, { kind = "askForYiji", reason = "gift", cards = { 1 } }, "caoren")
		s = s:with{ players = { caoren = { hand = { card } } } }
		s.ask.cards = s.snapshot.players[4].hand.known
		local answer = decide(s).answer
		return answer and answer.player
	end

	it("the first Slash", function()
		assert.equal("sgs2", given("slash"))
		assert.is_nil(given("slash", { "slash:club:5" }), "she has one")
		assert.is_nil(given("jink"))
	end)
end)
