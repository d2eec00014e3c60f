-- game: sgs
-- 行殇 xingshang: Cao Pi takes the cards of the dead.

-- Whether he takes what Zhang Liao left, with these fields of each.
local function takes(caopi, dead)
	local players = { { "caopi", role = "lord", hand = 2 }, { "zhangliao", role = "rebel", alive = false, hp = 0, hand = 2 },
		{ "machao", role = "rebel", hand = 2 }, { "caoren", role = "loyalist", hand = 2 } }
	for key, value in pairs(caopi or {}) do players[1][key] = value end
	for key, value in pairs(dead or {}) do players[2][key] = value end
	local decision = decide(scene{ me = "caopi", current = "machao", turn = 3, players = players,
		ask = { kind = "askForSkillInvoke", skill_name = "xingshang",
			data = { ["$"] = "DeathStruct", v = { who = "sgs2" } } } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("xingshang", function()
	it("takes the cards: they cost nothing, and nobody else gets them", function()
		assert.is_true(takes())
		assert.is_true(takes({ hand = 9 }, { hand = 1 }), "what is too much can be used or discarded later")
		assert.is_true(takes({}, { role = "loyalist" }), "a comrade's too")
	end)

	local hollow = { hand = 0, hp = 1, max_hp = 4, skills = { "xingshang", "kongcheng" } }

	it("leaves one or two cards where the empty hand protects from Slashes", function()
		assert.is_false(takes(hollow, { hand = 1 }))
		assert.is_false(takes(hollow, { hand = 1, equips = { "crossbow" } }))
	end)

	it("takes three, which make up for the protection", function()
		assert.is_true(takes(hollow, { hand = 2, equips = { "crossbow" } }))
		assert.is_true(takes({ hand = 1, skills = hollow.skills }, { hand = 1 }), "a hand of one does not protect")
	end)
end)
