-- game: sgs
-- 颂威 songwei: a wei player whose judgement was black lets Cao Pi, the lord, draw.

-- The answer of Zhang Liao in that role, who has been judged; `lord` are fields of Cao Pi.
local function chosen(role, lord)
	local players = { { "caopi", role = "lord", hand = 2 }, { "zhangliao", role = role, hand = 2 },
		{ "machao", role = "rebel", hand = 2 }, { "caoren", role = "loyalist", hand = 2 } }
	for key, value in pairs(lord or {}) do players[1][key] = value end
	local decision = decide(scene{ me = "zhangliao", current = "zhangliao", turn = 3, players = players,
		choose = "songwei", targets = { "caopi" }, optional = true })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("songwei", function()
	it("of a loyalist gives the lord a card", function()
		assert.equal("sgs1", chosen("loyalist"))
	end)

	it("of a rebel does not: the lord is his enemy", function()
		assert.is_nil(chosen("rebel"))
	end)

	it("spares the lord a card that would be lost, or open his empty hand to Slashes", function()
		assert.is_nil(chosen("loyalist", { skills = { "songwei", "manjuan" } }))
		assert.is_nil(chosen("loyalist", { skills = { "songwei", "kongcheng" }, hand = 0 }))
		assert.equal("sgs1", chosen("loyalist", { skills = { "songwei", "kongcheng" }, hand = 1 }))
	end)

	it("tells others who is a friend of the lord", function()
		local players = { { "caopi", role = "lord", hand = 2 }, { "zhangliao", role = "loyalist", hand = 2 },
			{ "machao", role = "rebel", hand = 2 }, { "caoren", role = "loyalist", hand = 2 } }
		scene{ sight = "whole", current = "zhangliao", turn = 3, players = players }
			:tell{ event = "ChoiceMade", player = "sgs2", data = "playerChosen:songwei:sgs1" }
		assert.equal(10, sgs.role_evaluation.sgs2.loyalist)
	end)
end)
