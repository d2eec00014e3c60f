-- game: sgs
-- 悲歌 beige: Cai Wenji pays for a judgement when a Slash has hurt somebody.

-- The lord Cai Wenji is asked after `from` has hurt `to`.
local function asked(from, to, hand, more)
	local players = { { "caiwenji", role = "lord", hp = 3, hand = hand, skills = { "beige" } }, { "zhurong", role = "loyalist", hp = 2, max_hp = 4, hand = 2, skills = {} },
		{ "xiahouyuan", role = "rebel", hand = 2, skills = {} }, { "pangtong", role = "rebel", hp = 2, max_hp = 3, hand = 2, skills = {} } }
	for key, value in pairs(more or {}) do players[1][key] = value end
	local s = scene{ current = "xiahouyuan", turn = 5, me = "caiwenji", players = players }
	s.ask = { kind = "askForCard", seat = "sgs1", pattern = "..", prompt = "@beige", method = "discard",
		data = { ["$"] = "DamageStruct", v = { from = from, to = to, damage = 1, card = { id = 8, class = "Slash", name = "slash" } } } }
	local decision = decide(s)
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer and sgs.Sanguosha:getCard(tonumber((decision.answer:gsub("%$", "")))):objectName()
end

local hand = { "lightning", "jink:heart:2", "peach" }

describe("beige", function()
	it("is for a friend whom an enemy has hurt, with the card of least worth", function()
		assert.equal("lightning", asked("sgs3", "sgs2", hand))
	end)

	it("is for herself too", function()
		assert.equal("lightning", asked("sgs3", "sgs1", hand))
	end)

	it("is not for enemies", function()
		assert.is_nil(asked("sgs2", "sgs3", hand))
		assert.is_nil(asked("sgs3", "sgs4", hand))
	end)

	it("is not where a friend struck: two suits would cost him more than one card", function()
		assert.is_nil(asked("sgs1", "sgs2", hand))
	end)

	it("is not worth a Peach, which heals for certain", function()
		assert.is_nil(asked("sgs3", "sgs2", { "peach" }))
		assert.is_nil(asked("sgs3", "sgs2", {}))
	end)

	it("may be paid with equipment that had better go", function()
		assert.equal("silver_lion", asked("sgs3", "sgs2", hand, { hp = 2, equips = { "silver_lion" } }))
	end)
end)

describe("a card for beige", function()
	it("is a friend's: who pays for the lord is no rebel", function()
		local s = scene{ mode = "05p", sight = "whole", current = "xiahouyuan", turn = 2, players = { { "caocao", role = "lord", hand = 2 },
			{ "caiwenji", role = "loyalist", hand = 2 }, { "xiahouyuan", role = "rebel", hand = 2 }, { "pangtong", role = "rebel", hand = 2 },
			{ "machao", role = "renegade", hand = 2 } } }
		s = s:tell{ event = "PreDamageDone", player = "caocao", data = { ["$"] = "DamageStruct", v = { from = "sgs3", to = "sgs1", damage = 1 } } }
		s = s:tell{ event = "ChoiceMade", player = "caiwenji", data = "cardResponded:..:@beige:_nil_" }
		assert.equal(0, sgs.role_evaluation.sgs2.loyalist, "a refusal says nothing")
		s:tell{ event = "ChoiceMade", player = "caiwenji", data = "cardResponded:..:@beige:_49_" }
		assert.is_true(sgs.role_evaluation.sgs2.loyalist > 0)
	end)

	it("is welcome to her while she has few", function()
		local s = scene{ me = "caiwenji", invoke = "x", players = { { "caiwenji", role = "lord", hand = 2 }, { "zhurong", role = "rebel" } } }
		s:stage()
		assert.is_true(sgs.ai_cardneed.beige(player("caiwenji")))
		s:with{ players = { caiwenji = { equips = { "spear" } } } }:stage()
		assert.is_false(sgs.ai_cardneed.beige(player("caiwenji")))
	end)
end)

describe("beige in the plans of the others", function()
	it("draws a SupplyShortage, whatever she holds: each judgement of hers costs a card", function()
		-- Zhu Rong, a loyalist now, sits between two rebels; where nobody has skills it goes to Pang Tong
		local players = { zhurong = { role = "loyalist", hand = { "supply_shortage" } }, pangtong = { role = "rebel" },
			xiahouyuan = { skills = { "beige" }, hand = 9 } }
		local s = scene("two-against-two"):with{ turn = 3, me = "zhurong", current = "zhurong", players = players,
			ask = { kind = "activate" } }
		assert.matches("%->sgs4$", decide(s).answer)
	end)

	it("is worth another card whatever suit is shown: a spade turns the enemy over", function()
		local judge = { who = "sgs1", reason = "beige", good = true, pattern = ".", card = { class = "Slash", id = 49 } }
		local damage = { ["$"] = "DamageStruct", v = { from = "sgs3", to = "sgs1", damage = 1, nature = "normal" } }
		local decision = decide(scene("two-against-two"):with{ tags = { CurrentDamageStruct = damage },
			players = { pangtong = { skills = { "guicai" }, hand = { "slash:spade:7" } } },
			ask = { kind = "askForCard", pattern = "..", method = "response", prompt = "@guicai-card:sgs1:guicai:beige:1",
				data = { ["$"] = "JudgeStruct*", v = judge } } })
		assert.truthy(decision.answer)
	end)
end)
