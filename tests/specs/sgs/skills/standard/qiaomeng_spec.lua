-- game: sgs
-- 趫猛 qiaomeng: Gongsun Zan's black Slash costs the victim a piece of equipment.

local function invoked(victim)
	local hurt = { "guanyu", role = "rebel", hp = 3, hand = 2 }
	for key, value in pairs(victim or {}) do hurt[key] = value end
	local damage = { ["$"] = "DamageStruct", v = { from = "sgs2", to = "sgs3", card = { class = "Slash", suit = "spade", number = 7 } } }
	local decision = decide(scene{ me = "st_gongsunzan", current = "st_gongsunzan", turn = 3,
		players = { { "caocao", role = "lord" }, { "st_gongsunzan", role = "loyalist" }, hurt, { "machao", role = "rebel" } },
		ask = { kind = "askForSkillInvoke", skill_name = "qiaomeng", data = damage } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("qiaomeng", function()
	it("takes an enemy's horse, and breaks his armour", function()
		assert.is_true(invoked({ equips = { "chitu" } }))
		assert.is_true(invoked({ equips = { "eight_diagram" } }))
	end)

	it("leaves equipment to him who lives on losing it", function()
		assert.is_false(invoked({ "sunshangxiang", equips = { "chitu" } }))
	end)

	it("does not heal a wounded enemy by taking his silver lion", function()
		assert.is_false(invoked({ equips = { "silver_lion" } }))
		assert.is_true(invoked({ equips = { "silver_lion", "chitu" } }), "there is something else to take")
	end)

	it("spares a friend, but for armour that he is better off without", function()
		assert.is_false(invoked({ role = "loyalist", equips = { "chitu" } }))
		assert.is_true(invoked({ role = "loyalist", hp = 1, hand = 0, equips = { "silver_lion" } }), "losing the lion heals")
	end)
end)
