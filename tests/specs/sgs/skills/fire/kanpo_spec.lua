-- game: sgs
-- 看破 kanpo: Wolong's black cards are Nullifications.

-- The rebel Zhu Rong duels the lord Yuan Shao, beside whom Wolong sits.
local function seats(hand, lord)
	local players = { { "yuanshao", role = "lord", hp = 1, max_hp = 4, hand = 0, skills = {} },
		{ "wolong", role = "loyalist", hand = hand, skills = { "kanpo" } }, { "zhurong", role = "rebel", hand = 3, skills = {} } }
	for key, value in pairs(lord or {}) do players[1][key] = value end
	local s = scene{ me = "wolong", current = "zhurong", turn = 5, players = players, table = { "duel:spade:1" },
		ask = { kind = "askForNullification", trick = "?", from = "sgs3", to = "sgs1" } }
	s.ask.trick = tostring(s.snapshot.table[1])
	return s
end

local function answer(hand, lord)
	local s = seats(hand, lord)
	local decision = decide(s)
	assert.same({}, decision.faults)
	return decision.answer, s.snapshot.players[2].hand.known
end

describe("kanpo", function()
	it("saves a weak lord from a duel with a black card", function()
		local card, ids = answer{ "jink:diamond:2", "slash:spade:7" }
		assert.equal("nullification:kanpo[spade:7]=" .. ids[2], card)
	end)

	it("spares its card where a true Nullification is at hand", function()
		local card, ids = answer{ "slash:spade:7", "nullification:club:12" }
		assert.equal(tostring(ids[2]), card)
	end)

	it("makes nothing of red cards, nor of equipment", function()
		assert.is_nil((answer{ "jink:diamond:2" }))
		local s = seats({ "jink:diamond:2" }):with{ players = { wolong = { equips = { "blade" } } } }
		assert.is_nil(decide(s).answer)
	end)

	it("lets a duel go on that an unhurt lord with cards may well win", function()
		assert.is_nil((answer({ "slash:spade:7" }, { hp = 4, hand = 5 })))
	end)
end)

describe("black cards of a kanpo owner", function()
	it("are kept longer than a Jink: one is a Slash and a Nullification", function()
		local s = scene{ me = "wolong", current = "wolong", turn = 5, players = {
			{ "wolong", role = "rebel", hand = { "jink:diamond:2", "slash:spade:7" }, skills = { "kanpo" }, phase = "discard" }, { "yuanshao", role = "lord" } },
			ask = { kind = "askForDiscard", reason = "gamerule", discard_num = 1, min_num = 1 } }
		assert.same({ s.snapshot.players[1].hand.known[1] }, decide(s).answer)
	end)

	it("are given to him by a friend", function()
		local s = scene{ me = "yuanshao", current = "yuanshao", turn = 5, players = { { "yuanshao", role = "lord", hand = { "jink:diamond:2", "slash:spade:7", "slash:diamond:13" } },
			{ "zhurong", role = "rebel", skills = {} }, { "wolong", role = "loyalist", hand = 2, skills = { "kanpo" } } },
			ask = { kind = "askForYiji", reason = "something", cards = {} } }
		s.ask.cards = s.snapshot.players[1].hand.known
		assert.equal(s.ask.cards[2], decide(s).answer.card)
	end)

	it("are used after red ones: those are worth less to him", function()
		local s = scene{ me = "wolong", current = "wolong", turn = 5, ask = { kind = "activate" }, players = {
			{ "wolong", role = "rebel", hand = { "duel:spade:1", "duel:diamond:1", "jink:heart:2" }, skills = { "kanpo" } },
			{ "yuanshao", role = "lord", hand = 0, skills = {} } } }
		assert.matches("^" .. s.snapshot.players[1].hand.known[2] .. "%->", decide(s).answer)
	end)
end)
