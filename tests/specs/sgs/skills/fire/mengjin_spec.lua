-- game: sgs
-- 猛进 mengjin: whether Pang De discards a card of who has dodged.

local function invokes(target, seat)
	local players = { { "pangde", role = "rebel", hand = 2 }, { "sunquan", role = "lord", hand = 2, skills = {} },
		{ "caoren", role = "rebel", hand = 2, skills = {} } }
	seat = seat or 2
	for key, value in pairs(target or {}) do players[seat][key] = value end
	local effect = { from = "sgs1", to = "sgs" .. seat, slash = { class = "Slash", id = 0 }, nature = "normal" }
	local decision = decide(scene{ me = "pangde", current = "pangde", turn = 5, players = players,
		ask = { kind = "askForSkillInvoke", skill_name = "mengjin", data = { ["$"] = "SlashEffectStruct", v = effect } } })
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("mengjin", function()
	it("takes a card from an enemy", function()
		assert.is_true(invokes())
		assert.is_true(invokes{ hand = 0, equips = { "eight_diagram" } })
	end)

	it("does not take what he is glad to lose", function()
		assert.is_false(invokes{ hand = 1, skills = { "kongcheng" } }, "an empty hand protects him")
		assert.is_false(invokes{ hand = 0, equips = { "blade" }, skills = { "xiaoji" } }, "he draws two for it")
	end)

	it("costs a friend no card", function()
		assert.is_false(invokes({}, 3))
	end)

	it("takes from a friend what heals him, or empties the hand that protects him", function()
		assert.is_true(invokes({ hp = 2, equips = { "silver_lion" } }, 3))
		assert.is_true(invokes({ hand = 1, skills = { "kongcheng" } }, 3))
	end)

	it("without a word of whom it is about stays unused", function()
		local decision = decide(scene{ me = "pangde", current = "pangde", invoke = "mengjin", players = { { "pangde", role = "rebel" }, { "sunquan", role = "lord" } } })
		assert.is_false(decision.answer)
		assert.same({}, decision.faults)
	end)
end)
