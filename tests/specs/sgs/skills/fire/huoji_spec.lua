-- game: sgs
-- 火计 huoji: which red card Wolong burns.

-- Wolong, a rebel, against the lord Sun Quan; nobody else has skills.
local function seats(hand, mine, lord)
	local players = { { "wolong", role = "rebel", hand = hand, skills = { "huoji" } }, { "sunquan", role = "lord", hp = 4, hand = 3 },
		{ "caoren", role = "rebel", hand = 4 } }
	for seat, fields in ipairs({ mine or {}, lord or {}, {} }) do
		if seat > 1 then players[seat].skills = {} end
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "wolong", current = "wolong", turn = 5, ask = { kind = "activate" }, players = players }
end

-- The place in hand of the card that is burnt.
local function burnt(...)
	local s = seats(...)
	local decision = decide(s)
	assert.same({}, decision.faults)
	local id = (decision.answer or ""):match("^fire_attack:huoji%[%w+:%w+%]=(%d+)%->sgs2$")
	return id and table.find(s.snapshot.players[1].hand.known, tonumber(id)), decision.answer
end

local REST = { "jink:diamond:2", "slash:spade:7", "slash:club:7", "nullification:club:12" }

local function with(card)
	return table.move(REST, 1, #REST, 2, { card })
end

describe("huoji", function()
	it("burns the lord with a red card of little use, three suits being at hand to match his", function()
		assert.equal(1, (burnt(with("lightning:heart:12"))))
	end)

	it("burns no Peach", function()
		assert.equal(2, (burnt(with("peach:heart:3"))))
		assert.is_nil((burnt({ "peach:heart:3", "slash:spade:7", "slash:club:7" })))
	end)

	it("burns no card that is used before as what it is, unless it would be discarded anyway", function()
		local hand = { "ex_nihilo:heart:7", "slash:spade:7", "slash:club:7" }
		local _, answer = burnt(hand)
		assert.equal(seats(hand).snapshot.players[1].hand.known[1] .. "", answer)
	end)

	it("does not give the only Jink of a weak player", function()
		assert.is_nil((burnt({ "jink:diamond:2", "slash:club:7" }, { hp = 1 })))
		assert.equal(1, (burnt(REST, { hp = 3 })))
	end)

	it("keeps the only Slash where it may kill", function()
		local hand = { "slash:heart:10", "nullification:spade:11", "nullification:club:12" }
		assert.is_nil((burnt(hand, {}, { hp = 1, hand = 1 })))
		assert.equal(1, (burnt(hand, {}, { hp = 4, hand = 1 })))
	end)

	it("leaves the priority of Slashes as it was", function()
		local before = sgs.ai_use_priority.Slash
		burnt({ "slash:heart:10", "slash:spade:7", "slash:club:7", "jink:diamond:2" }, {}, { hp = 1, hand = 1 })
		assert.equal(before, sgs.ai_use_priority.Slash)
	end)
end)

describe("red cards of a huoji owner", function()
	it("are given to him once he has others to match with", function()
		local function given(hand)
			local s = scene{ me = "caoren", current = "caoren", turn = 5, players = { { "caoren", role = "rebel", hand = { "slash:club:2", "duel:diamond:1" } },
				{ "sunquan", role = "lord", skills = {} }, { "wolong", role = "rebel", hand = hand, skills = { "huoji" } } },
				ask = { kind = "askForYiji", reason = "something", cards = {} } }
			s.ask.cards = s.snapshot.players[1].hand.known
			local chosen = decide(s).answer
			return chosen and chosen.card == s.ask.cards[2]
		end
		assert.is_true(given(2))
		assert.is_falsy(given(1))
	end)
end)
