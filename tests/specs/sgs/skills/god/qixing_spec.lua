-- game: sgs
-- 七星 qixing: which cards become stars, and which stars come back.

local function seats(hand, stars, ask, more)
	local fields = { "shenzhugeliang", role = "loyalist", hand = hand, phase = "draw" }
	for key, value in pairs(more or {}) do fields[key] = value end
	local s = scene{ me = "shenzhugeliang", current = "shenzhugeliang", turn = 5, ask = ask, players = { fields,
		{ "sunquan", role = "lord", hp = 4, hand = 3, skills = {} }, { "caoren", role = "rebel", hand = stars, skills = {} } } }
	-- what the rebel seemed to hold lies in the pile
	s.snapshot.players[1].piles = { stars = { known = s.snapshot.players[3].hand.known } }
	s.snapshot.players[3].hand = { hidden = 3 }
	return s:with{}
end

local SWAP = { kind = "askForUseCard", pattern = "@@qixing", prompt = "@qixing-exchange", method = "none" }

-- The new pile, in order of ids, and what the scene had in hand and in the pile.
local function swapped(hand, stars, more)
	local s = seats(hand, stars, SWAP, more)
	local decision = decide(s)
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	local me = s.snapshot.players[1]
	if not decision.answer then return nil, me.hand.known, me.piles.stars.known end
	local ids = {}
	for id in decision.answer:gmatch("%d+") do table.insert(ids, tonumber(id)) end
	table.sort(ids)
	return ids, me.hand.known, me.piles.stars.known
end

local function sorted(...)
	local ids = { ... }
	table.sort(ids)
	return ids
end

describe("qixing after drawing", function()
	it("takes a Peach for a wound, and lays a useless card down for it", function()
		local pile, hand, stars = swapped({ "collateral:club:12", "jink:diamond:2" }, { "peach:heart:3", "amazing_grace:heart:3" }, { hp = 1 })
		assert.same(sorted(hand[1], stars[2]), pile)
	end)

	it("changes several cards at once, as long as each is better", function()
		local pile, hand = swapped({ "amazing_grace:heart:3", "amazing_grace:heart:4" }, { "ex_nihilo:heart:7", "ex_nihilo:heart:8" })
		assert.same(sorted(hand[1], hand[2]), pile)
	end)

	it("changes nothing where the hand is the better part", function()
		assert.is_nil((swapped({ "ex_nihilo:heart:7", "ex_nihilo:heart:8" }, { "amazing_grace:heart:3", "amazing_grace:heart:4" })))
	end)

	it("changes nothing without hand cards or stars", function()
		assert.is_nil((swapped({}, { "peach:heart:3" })))
		assert.is_nil((swapped({ "jink:diamond:2" }, {})))
	end)
end)

describe("qixing at the start", function()
	it("lays down the seven cards that are kept least", function()
		local hand = { "peach:heart:3", "amazing_grace:heart:3", "amazing_grace:heart:4", "lightning:spade:1", "lightning:heart:12",
			"jink:diamond:2", "blade", "crossbow", "dilu", "chitu" }
		local s = seats(hand, {}, { kind = "askForExchange", reason = "qixing", discard_num = 7, min_num = 7 }, { phase = "not_active" })
		local decision = decide(s)
		local kept, ids = {}, decision.answer
		assert.equal("handler", decision.source)
		assert.equal(7, #ids)
		for place, id in ipairs(s.snapshot.players[1].hand.known) do
			if not table.find(ids, id) then table.insert(kept, place) end
		end
		assert.truthy(table.find(kept, 1) and table.find(kept, 6))
	end)

	it("lays down last what may not be discarded", function()
		local limits = { discard = { "Jink" } }
		local ask = { kind = "askForExchange", reason = "qixing", discard_num = 1, min_num = 1 }
		local s = seats({ "jink:diamond:2", "peach:heart:3" }, {}, ask, { phase = "not_active", card_limitation = limits })
		assert.same({ s.snapshot.players[1].hand.known[2] }, decide(s).answer)
	end)

	it("lays down only what is asked for", function()
		local hand = { "slash:spade:7", "jink:diamond:2", "slash:club:8", "blade" }
		local ask = { kind = "askForExchange", reason = "qixing", discard_num = 2, min_num = 2, pattern = "slash" }
		local s = seats(hand, {}, ask, { phase = "not_active" })
		local decision, mine = decide(s), s.snapshot.players[1].hand.known
		assert.equal("handler", decision.source)
		assert.same(sorted(mine[1], mine[3]), sorted(unpack(decision.answer)))
	end)
end)
