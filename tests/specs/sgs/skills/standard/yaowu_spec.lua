-- game: sgs
-- 耀武 yaowu: who hurts Hua Xiong with a red Slash recovers or draws.

local function choice(more, current)
	local mine = { "guanyu", role = "rebel", hand = 2, hp = 2 }
	for key, value in pairs(more or {}) do mine[key] = value end
	local damage = { ["$"] = "DamageStruct", v = { from = "sgs2", to = "sgs3", card = { class = "Slash", suit = "heart", number = 10 } } }
	local decision = decide(scene{ me = mine[1], current = current or mine[1],
		players = { { "caocao", role = "lord" }, mine, { "st_huaxiong", role = "loyalist" } },
		ask = { kind = "askForChoice", skill_name = "yaowu", choices = "recover+draw", data = damage } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("yaowu", function()
	it("heals the attacker: a health point is worth more than a card", function()
		assert.equal("recover", choice())
		assert.equal("recover", choice({ hp = 3 }))
	end)

	it("gives a card to him whom a wound serves", function()
		-- Sun Jian's yinghun works only while he is wounded
		assert.equal("draw", choice({ "sunjian", hp = 3 }))
		assert.equal("recover", choice({ "sunjian", hp = 1 }))
	end)

	it("does not fill the empty hand that protects him out of his turn", function()
		local hollow = { "zhugeliang", hand = 0, hp = 2, skills = { "kongcheng" } }
		assert.equal("recover", choice(hollow, "caocao"))
		hollow.hp = 3
		hollow.max_hp = 3
		assert.equal("recover", choice(hollow, "caocao"), "nothing is nothing, a card is a Slash more")
	end)

	it("is no card to him who would lose it at once", function()
		-- manjuan out of his turn: what Pang Tong draws goes to the discard pile
		assert.equal("recover", choice({ "bgm_pangtong", hp = 3, skills = { "manjuan", "yinghun" }, max_hp = 4 }, "caocao"))
		assert.equal("draw", choice({ "bgm_pangtong", hp = 3, skills = { "manjuan", "yinghun" }, max_hp = 4 }))
	end)
end)
