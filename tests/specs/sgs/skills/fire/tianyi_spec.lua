-- game: sgs
-- 天义 tianyi: Taishi Ci compares cards for one more Slash, farther and at one more.

-- Taishi Ci, a rebel; the lord Sun Quan sits next to him, the loyalist Cao Ren two seats away, a rebel behind.
local function seats(mine, lord, loyalist, friend)
	local players = { { "taishici", role = "rebel" }, { "sunquan", role = "lord", hp = 4, hand = 1 },
		{ "caoren", role = "loyalist", hp = 4, hand = 4 }, { "zhurong", role = "rebel", hand = 4 } }
	for seat, fields in ipairs({ mine or {}, lord or {}, loyalist or {}, friend or {} }) do
		if seat > 1 then players[seat].skills = {} end
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "taishici", current = "taishici", turn = 5, ask = { kind = "activate" }, players = players }
end

local function answer(...)
	return (without_fault(seats(...)))
end

-- The number that is put down for the comparison.
local function shown(s)
	s.ask = { kind = "askForPindian", seat = "sgs1", requestor = "sgs1", reason = "tianyi" }
	return sgs.Sanguosha:getCard(tonumber(decide(s).answer)):getNumber()
end

local READY = { "slash:spade:7", "jink:diamond:2", "nullification:club:13" }

describe("tianyi", function()
	it("comes before the Slash, against the enemy whose one card is most likely beaten by a king", function()
		local s = seats({ hand = READY })
		assert.equal("@TianyiCard=.->sgs2", decide(s).answer)
		assert.equal(13, shown(s))
	end)

	it("does not stake the Slash on a low card", function()
		local decision = answer({ hand = { "slash:spade:7", "jink:diamond:2" } })
		assert.matches("->sgs2$", decision)
		assert.not_matches("Tianyi", decision)
	end)

	it("does not stake it against full hands", function()
		local decision = answer({ hand = { "slash:spade:7", "dismantlement:heart:12" } }, { hand = 6 }, { hand = 6 }, { hand = 0 })
		assert.not_matches("Tianyi", decision)
	end)

	it("has a friend lose who will play low, rather than fight full hands", function()
		assert.equal("@TianyiCard=.->sgs4", answer({ hand = { "slash:spade:7", "lightning:heart:12" } }, { hand = 7 }, { hand = 7 }))
	end)

	it("has nothing to win without a Slash beside the card that is shown", function()
		assert.is_nil(answer({ hand = { "jink:diamond:2", "nullification:club:13" } }))
	end)

	it("gains nothing where one enemy is in reach and one Slash at hand", function()
		local lone = answer({ hand = READY }, {}, { role = "rebel" })
		assert.not_matches("Tianyi", lone)
		assert.equal("@TianyiCard=.->sgs2", answer({ hand = { "slash:spade:7", "slash:spade:8", "nullification:club:13" } }, {}, { role = "rebel" }))
	end)

	it("comes once in a phase", function()
		assert.not_matches("Tianyi", answer({ hand = READY, history = { TianyiCard = 1 } }))
	end)
end)

describe("tianyi at the end of a phase", function()
	local spare = { hp = 1, hand = { "jink:diamond:2", "jink:heart:2", "nullification:club:2" } }

	it("throws a card that would be discarded at one of an enemy's", function()
		assert.matches("^@TianyiCard=.", answer(spare))
	end)

	it("is not worth a card that may be kept, nor one of whom it would protect", function()
		assert.is_nil(answer{ hp = 4, hand = spare.hand })
		assert.equal("@TianyiCard=.->sgs3", answer(spare, { hand = 1, skills = { "kongcheng" } }))
	end)
end)

describe("who compares with Taishi Ci", function()
	local function number(role, hand, mine)
		local s = seats({ hand = mine or 3 }, { hand = 3 }, { role = role, hand = hand }):with{ me = "caoren",
			ask = { kind = "askForPindian", requestor = "sgs1", reason = "tianyi" } }
		return sgs.Sanguosha:getCard(tonumber(decide(s).answer)):getNumber()
	end
	local HAND = { "slash:spade:7", "slash:club:2", "slash:spade:10", "lightning:spade:1" }

	it("plays high as an enemy and low as a friend", function()
		assert.equal(10, number("loyalist", HAND))
		assert.equal(1, number("rebel", HAND))
	end)

	it("spends what is of least use where it cannot win, or where his hand is empty after it", function()
		assert.equal(1, number("loyalist", { "slash:club:4", "lightning:spade:1" }))
		assert.equal(1, number("loyalist", HAND, 1))
	end)
end)

describe("cards for Taishi Ci", function()
	local function given(hand)
		local s = scene{ me = "zhurong", current = "zhurong", turn = 5, players = {
			{ "zhurong", role = "rebel", hand = { "lightning:heart:12", "slash:spade:7", "jink:heart:2", "jink:diamond:2" } },
			{ "sunquan", role = "lord", skills = {} }, { "taishici", role = "rebel", hand = hand } },
			ask = { kind = "askForYiji", reason = "something", cards = {} } }
		s.ask.cards = s.snapshot.players[1].hand.known
		local chosen = decide(s).answer
		return chosen and table.find(s.ask.cards, chosen.card)
	end

	it("are a high one first, then Slashes", function()
		assert.equal(1, given(2))
		assert.equal(2, given({ "nullification:club:13", "jink:diamond:3" }))
	end)
end)
