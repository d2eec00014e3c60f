-- game: sgs
-- 节命 jieming: whose hand Xun Yu lets grow when he is hurt.

-- Xun Yu, a loyalist of Cao Cao, with the loyalist Zhang Liao, against the rebel Guan Yu.
local function seats(mine, lord, loyalist, rebel)
	local players = { { "xunyu", role = "loyalist", hp = 2, hand = 3 }, { "caocao", role = "lord", hp = 4, max_hp = 5, hand = 4 },
		{ "zhangliao", role = "loyalist", hand = 2 }, { "guanyu", role = "rebel", hand = 0 } }
	for seat, fields in ipairs({ mine or {}, lord or {}, loyalist or {}, rebel or {} }) do
		if seat > 1 then players[seat].skills = {} end
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "xunyu", current = "guanyu", turn = 5, choose = "jieming", optional = true, players = players,
		targets = { "xunyu", "caocao", "zhangliao", "guanyu" } }
end

local function answer(...)
	local decision = decide(seats(...))
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("jieming", function()
	it("fills the hand of the friend who lacks most", function()
		assert.equal("sgs3", answer(), "Zhang Liao draws two, the lord one")
		assert.equal("sgs2", answer({}, { hand = 2 }), "the lord's highest health lets him draw three")
	end)

	it("is for Xun Yu himself where he lacks most", function()
		assert.equal("sgs1", answer({ hand = 0 }))
	end)

	it("of equals helps the one in danger", function()
		assert.equal("sgs3", answer({}, { hand = 3 }, { hp = 1 }))
		assert.equal("sgs2", answer({}, { hand = 3, hp = 1 }))
	end)

	it("never lets an enemy draw: nobody, where all friends have enough", function()
		assert.is_nil(answer({}, { hand = 5 }, { hand = 5 }))
	end)

	it("is not wasted on a hermit whose drawn cards are lost, nor on an empty hand that protects", function()
		assert.equal("sgs2", answer({}, {}, { skills = { "manjuan" } }))
		assert.equal("sgs2", answer({}, {}, { hand = 0, max_hp = 2, hp = 2, skills = { "kongcheng" } }))
	end)
end)

describe("jieming while shenfen is used", function()
	local user = { flags = { "ShenfenUsing" }, hand = 0 }

	it("gives a rescue to a friend whom the blow still has to reach", function()
		-- Guan Yu uses it; the lord sits two seats behind him
		assert.equal("sgs2", answer({}, { hp = 1, hand = 1 }, { hand = 0 }, user))
	end)

	it("keeps for a friend with five health what is beyond the four cards that he will lose", function()
		assert.equal("sgs2", answer({}, {}, {}, user), "Zhang Liao would only discard them")
	end)

	it("is for its user, who loses none, where he is a friend", function()
		assert.equal("sgs3", answer({}, {}, { flags = { "ShenfenUsing" }, hand = 3 }))
	end)
end)

describe("a blow on an owner of jieming", function()
	-- a Slash of the rebel, while Xun Yu holds a Jink
	local function dodges(hand)
		local s = seats({ hp = 3, hand = { "jink:diamond:2", "jink:heart:2", "slash:spade:7" } }, { hand = 4 }, { hand = hand })
		local effect = { from = "sgs4", to = "sgs1", slash = { class = "Slash", id = 0 }, nature = "normal", jink_num = 1 }
		local ask = { kind = "askForCard", pattern = "jink", prompt = "slash-jink:sgs4", method = "use",
			data = { ["$"] = "SlashEffectStruct", v = effect } }
		s.ask = ask
		ask.seat = "sgs1"
		return decide(s).answer ~= nil
	end

	it("is let through where it draws three cards or more, and dodged where it draws fewer", function()
		assert.is_false(dodges(1))
		assert.is_true(dodges(2))
	end)
end)

describe("jieming shows a friend", function()
	local function gauge(hand)
		local s = scene{ mode = "05p", sight = "whole", current = "lvbu", turn = 2, players = { { "caocao", role = "lord", hand = hand },
			{ "xunyu", role = "loyalist" }, { "lvbu", role = "rebel" }, { "machao", role = "rebel" }, { "xuchu", role = "renegade" } } }
		s:tell{ event = "ChoiceMade", player = "xunyu", data = "playerChosen:jieming:sgs1" }
		return sgs.role_evaluation.sgs2.loyalist
	end

	it("in who is given cards, if he gets any", function()
		assert.equal(10, gauge(2))
		assert.equal(0, gauge(5))
	end)
end)

describe("jieming in the plans of the others", function()
	it("makes damage serve nobody while a friend of his lacks three cards", function()
		local function victim(hand)
			scene("two-against-two"):with{ players = { xiahouyuan = { skills = { "jieming" }, hp = 3, hand = 3 }, zhurong = { hand = hand } } }
			return brain("pangtong"):findPlayerToDamage(1, nil, nil, { player("xiahouyuan") })
		end
		assert.is_nil(victim(1))
		assert.equal(player("xiahouyuan"), victim(4))
	end)
end)

describe("jieming of a friend", function()
	it("is served by a Slash of one who gives the cards that it draws to one who heals with them", function()
		local function serves(mine, his)
			local players = { guanyu = { skills = mine }, zhangliao = { skills = his, hand = 1 } }
			scene("two-rebels-and-a-lord"):with{ players = players }:stage()
			return brain("guanyu"):isPriorFriendOfSlash(player("zhangliao"), sgs.Sanguosha:cloneCard("slash"))
		end
		assert.is_true(serves({ "nosrende", "jijiu" }, { "jieming" }))
		assert.is_false(serves({ "nosrende" }, { "jieming" }), "nobody heals")
		assert.is_false(serves({ "nosrende", "jijiu" }, {}))
	end)
end)
