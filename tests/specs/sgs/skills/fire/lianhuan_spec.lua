-- game: sgs
-- 连环 lianhuan: which club becomes an Iron Chain.

-- Pang Tong, a loyalist of Yuan Shao, against two rebels.
local function seats(hand, more)
	local players = { { "pangtong", role = "loyalist", hand = hand }, { "yuanshao", role = "lord", hp = 4, hand = 2 },
		{ "zhurong", role = "rebel", hand = 2 }, { "xiahouyuan", role = "rebel", hand = 2 } }
	for seat = 2, 4 do players[seat].skills = {} end
	for key, value in pairs(more or {}) do players[1][key] = value end
	return scene{ me = "pangtong", current = "pangtong", turn = 5, ask = { kind = "activate" }, players = players }
end

-- The Slash of this turn has been used.
local SLASHED = { history = { Slash = 1 } }

-- Which card of the hand becomes a chain, and the whole answer.
local function made(hand, more)
	local s = seats(hand, more)
	local decision = decide(s)
	assert.same({}, decision.faults)
	local name, id = (decision.answer or ""):match("^iron_chain:(lianhuan)%[club:%w+%]=(%d+)")
	return name and table.find(s.snapshot.players[1].hand.known, tonumber(id)), decision.answer
end

describe("lianhuan", function()
	it("chains the two rebels with a club", function()
		local place, answer = made({ "jink:diamond:2", "slash:club:2" }, SLASHED)
		assert.equal(2, place)
		assert.matches("->sgs3%+sgs4$", answer)
	end)

	it("takes the club of least use", function()
		assert.equal(2, (made({ "nullification:club:12", "slash:club:2" }, SLASHED)))
	end)

	it("does not turn other suits", function()
		assert.is_nil((made({ "slash:spade:7", "jink:diamond:2" })))
	end)

	it("leaves the Slash of this turn alone, and a trick that is worth more", function()
		assert.is_nil((made({ "slash:club:2", "jink:diamond:2" }, { equips = { "kylin_bow" } })))
		assert.is_nil((made({ "snatch:club:3" })))
	end)
end)

describe("clubs of Pang Tong", function()
	it("go before other suits, and of those diamonds before spades", function()
		local s = seats({ "duel:spade:1", "duel:diamond:1", "jink:heart:2" }):with{ players = { zhurong = { hand = 0 }, xiahouyuan = { hand = 0 } } }
		assert.matches("^" .. s.snapshot.players[1].hand.known[2] .. "%->", decide(s).answer)
	end)

	it("are given to him by a friend, as long as he has few cards", function()
		local function given(hand)
			local s = scene{ me = "yuanshao", current = "yuanshao", turn = 5, players = { { "yuanshao", role = "lord", hand = { "slash:club:2", "lightning:heart:12" } },
				{ "zhurong", role = "rebel", skills = {} }, { "pangtong", role = "loyalist", hand = hand } },
				ask = { kind = "askForYiji", reason = "something", cards = {} } }
			s.ask.cards = s.snapshot.players[1].hand.known
			local chosen = decide(s).answer
			return chosen and chosen.card == s.ask.cards[1]
		end
		assert.is_true(given(2))
		assert.is_falsy(given(3))
	end)
end)
