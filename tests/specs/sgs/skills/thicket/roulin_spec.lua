-- game: sgs
-- 肉林 roulin: a Slash between Dong Zhuo and a woman takes two Jinks.

-- Whom Cao Cao, the lord, gives the card: Dong Zhuo, his loyalist with these fields, or nobody. The rebel Zhen Ji
-- sits beside Dong Zhuo.
local function given_to(card, dongzhuo, zhenji)
	local players = { { "caocao", role = "lord", hand = { card }, skills = {} },
		{ "dongzhuo", role = "loyalist", hp = 8, hand = 4, skills = { "roulin" } },
		{ "zhenji", role = "rebel", hand = 2, skills = {} } }
	for key, value in pairs(dongzhuo or {}) do players[2][key] = value end
	for key, value in pairs(zhenji or {}) do players[3][key] = value end
	local s = scene{ mode = "04p", me = "caocao", current = "caocao", turn = 3, players = players,
		ask = { kind = "askForYiji", reason = "gift", cards = { 1 } } }
	s.ask.cards = s.snapshot.players[1].hand.known
	local decision = decide(s)
	assert.same({}, decision.faults)
	return decision.answer and decision.answer.player
end

describe("roulin", function()
	it("is worth a friend's Slash where a woman is in reach", function()
		assert.equal("sgs2", given_to("slash"))
		assert.equal("sgs2", given_to("slash", { hand = { "jink", "jink" } }))
	end)

	it("is not where he is known to hold one, nor worth other cards", function()
		assert.is_nil(given_to("slash", { hand = { "slash", "jink" } }))
		assert.is_nil(given_to("jink"))
	end)

	it("is not against a man, or a woman out of reach", function()
		assert.is_nil(given_to("slash", {}, { gender = "male" }))
		assert.is_nil(given_to("slash", {}, { skills = { "feiying" } }))
		assert.is_nil(given_to("slash", { skills = {} }))
	end)
end)

describe("roulin in the plans of the others", function()
	it("makes two Jinks of one between Dong Zhuo and a woman, whoever slashes", function()
		local function hits(skills, gender)
			local players = { guanyu = { skills = skills }, machao = { gender = gender, hand = { "jink" } } }
			scene("two-rebels-and-a-lord"):with{ me = "machao", players = players }:stage()
			return brain("machao"):canHit(player("machao"), player("guanyu"))
		end
		assert.is_false(hits({}, "female"))
		assert.is_true(hits({ "roulin" }, "female"))
		assert.is_false(hits({ "roulin" }, "male"))
		scene("two-rebels-and-a-lord"):with{ players = { guanyu = { skills = { "roulin" } }, machao = { gender = "female" } } }:stage()
		assert.equal(2, brain("guanyu"):jinksNeeded(player("machao"), player("guanyu")), "she slashes him")
	end)
end)
