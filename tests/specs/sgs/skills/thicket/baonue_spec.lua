-- game: sgs
-- 暴虐 baonue: a qun player who has dealt damage judges for Dong Zhuo, the lord; a spade heals him.

-- The answer of Yuan Shao in that role, who has dealt damage; fields of the lord, of Zhang Jiao, his own.
local function chosen(role, lord, zhangjiao, own)
	local players = { { "dongzhuo", role = "lord", hp = 6, max_hp = 8, hand = 2 }, { "yuanshao", role = role, hand = 2 },
		{ "machao", role = "rebel", hand = 2 }, { "zhangjiao", role = "loyalist", hand = 2, skills = {} } }
	for place, fields in ipairs({ lord or {}, own or {}, {}, zhangjiao or {} }) do
		for key, value in pairs(fields) do players[place][key] = value end
	end
	local decision = decide(scene{ me = "yuanshao", current = "yuanshao", turn = 3, players = players,
		choose = "baonue", targets = { "dongzhuo" }, optional = true })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("baonue", function()
	it("of a loyalist is judged for the wounded lord", function()
		assert.equal("sgs1", chosen("loyalist"))
	end)

	it("of a rebel is not", function()
		assert.is_nil(chosen("rebel"))
	end)

	local unhurt = { hp = 8 }

	it("is not judged for an unhurt lord: it would only turn up a card", function()
		assert.is_nil(chosen("loyalist", unhurt))
	end)

	it("is, where a friend's guidao or the own tiandu takes a card from the judgement", function()
		assert.equal("sgs1", chosen("loyalist", unhurt, { skills = { "guidao" } }))
		assert.is_nil(chosen("loyalist", unhurt, { skills = { "guidao" }, hand = 0 }), "he has nothing to replace it with")
		assert.is_nil(chosen("loyalist", unhurt, { skills = { "guidao" }, role = "rebel" }))
		assert.equal("sgs1", chosen("loyalist", unhurt, {}, { skills = { "tiandu" } }))
	end)

	it("tells others who is a friend of the lord", function()
		local players = { { "dongzhuo", role = "lord", hp = 6, max_hp = 8, hand = 2 }, { "yuanshao", role = "loyalist", hand = 2 },
			{ "machao", role = "rebel", hand = 2 }, { "caoren", role = "loyalist", hand = 2 } }
		scene{ sight = "whole", current = "yuanshao", turn = 3, players = players }
			:tell{ event = "ChoiceMade", player = "sgs2", data = "playerChosen:baonue:sgs1" }
		assert.equal(10, sgs.role_evaluation.sgs2.loyalist)
	end)
end)
