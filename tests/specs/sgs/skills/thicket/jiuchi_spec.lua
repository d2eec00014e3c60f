-- game: sgs
-- 酒池 jiuchi: Dong Zhuo drinks spades as wine.

local function table_of(dongzhuo, lord, ask)
	local players = { { "dongzhuo", role = "rebel", hp = 4, hand = {}, skills = { "jiuchi" } },
		{ "caocao", role = "lord", hp = 4, hand = 0, skills = {} }, { "machao", role = "rebel", hand = 2, skills = {} } }
	for key, value in pairs(dongzhuo) do players[1][key] = value end
	for key, value in pairs(lord or {}) do players[2][key] = value end
	return scene{ mode = "03p", me = "dongzhuo", current = "dongzhuo", turn = 3, players = players, ask = ask or { kind = "activate" } }
end

local function plays(dongzhuo, lord)
	local decision = decide(table_of(dongzhuo, lord))
	assert.same({}, decision.faults)
	return decision.answer
end

describe("jiuchi", function()
	it("drinks a spade before a Slash that cannot be dodged", function()
		assert.matches("^analeptic:jiuchi%[spade:", plays{ hand = { "slash:heart:10", "nullification:spade:11" } })
	end)

	it("drinks nothing for a Slash that hits armour which lets one point through", function()
		assert.matches("^%d+%->sgs2$", plays({ hand = { "slash:heart:10", "nullification:spade:11" } }, { equips = { "silver_lion" } }))
	end)

	it("drinks no other suit, and not twice", function()
		assert.matches("^%d+%->sgs2$", plays{ hand = { "slash:heart:10", "nullification:club:12" } })
		assert.matches("^%d+%->sgs2$", plays{ hand = { "slash:heart:10", "nullification:spade:11" }, history = { Analeptic = 1 } })
	end)

	it("does not drink without a Slash", function()
		assert.is_nil(plays{ hand = { "nullification:spade:11" } })
	end)

	it("drinks for its own sake where the lost card is replaced", function()
		assert.matches("^analeptic:jiuchi", plays{ hand = { "jink", "nullification:spade:11" },
			skills = { "jiuchi", "shangshi" }, hp = 4, max_hp = 8 })
	end)

	it("saves him when he is dying", function()
		local function rescue(hand)
			return decide(table_of({ hp = 0, hand = hand }, {}, { kind = "askForSinglePeach", dying = "sgs1" }):with{ dying = { "sgs1" } })
		end
		local decision = rescue{ "nullification:spade:11" }
		assert.matches("^analeptic:jiuchi%[spade:", decision.answer)
		assert.is_nil(rescue{ "nullification:club:12" }.answer)
	end)

	it("keeps spades", function()
		local s = table_of({ hand = { "slash:spade:7", "slash:club:7", "slash:heart:10" }, hp = 2 }, {},
			{ kind = "askForDiscard", reason = "gamerule", discard_num = 2, min_num = 2 })
		for _, id in ipairs(decide(s).answer) do
			assert.not_equal("spade", sgs.Sanguosha:getCard(id):getSuitString())
		end
	end)

	it("is worth a friend's spade, while no black card of his is known", function()
		local function given(card, hand)
			local s = table_of({ hand = hand }):with{ me = "machao", players = { machao = { hand = { card } } } }
			s.ask = { kind = "askForYiji", seat = "sgs3", reason = "gift", cards = s.snapshot.players[3].hand.known }
			local answer = decide(s).answer
			return answer and answer.player
		end
		assert.equal("sgs1", given("nullification:spade:11", 2))
		assert.is_nil(given("nullification:club:12", 2))
		assert.is_nil(given("nullification:spade:11", { "slash:spade:7", "jink" }))
	end)
end)
