-- game: sgs
-- 武魂 wuhun: who is taken along by dying Guan Yu, and who had better not slash him.

-- Guan Yu, by role, is dead already when he is asked; the lord, a loyalist and a rebel bear nightmares.
local function chosen(role, targets, more)
	local s = scene{ me = "shenguanyu", current = "sunquan", turn = 5, choose = "wuhun", targets = targets, players = {
		{ "shenguanyu", role = role, hp = 0, alive = false }, { "sunquan", role = "lord", hp = 4 }, { "caoren", role = "loyalist", hp = 2 },
		{ "machao", role = "rebel", hp = 3 }, { "zhangliao", role = "rebel", hp = 4 } } }
	if more then s = s:with{ players = more } end
	local decision = decide(s)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("wuhun", function()
	it("of a rebel takes the lord, which wins", function()
		assert.equal("sgs2", chosen("rebel", { "caoren", "sunquan", "machao" }))
	end)

	it("takes the enemy with most health where the lord is not offered", function()
		assert.equal("sgs3", chosen("rebel", { "machao", "caoren" }))
		assert.equal("sgs5", chosen("loyalist", { "machao", "zhangliao", "caoren" }))
	end)

	it("of a loyalist spares the lord, whoever else has to go", function()
		assert.equal("sgs3", chosen("loyalist", { "sunquan", "caoren" }))
	end)

	it("of a renegade spares the lord: others would win", function()
		assert.equal("sgs4", chosen("renegade", { "sunquan", "machao" }))
	end)
end)

-- The Slash of a rebel, or of whoever else, who reaches Guan Yu and another enemy.
local function slashed(mine, spirit, others)
	local players = { { "machao", role = "rebel", hand = { "slash:spade:7" } }, { "shenguanyu", role = "loyalist", hp = 4, hand = 0, skills = { "wuhun" } },
		{ "sunquan", role = "lord", hp = 5, max_hp = 5, hand = 6 }, { "zhangliao", role = "rebel", hand = 4 } }
	for seat, fields in ipairs({ mine or {}, spirit or {}, others or {} }) do
		if seat ~= 2 then players[seat].skills = {} end
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return decide(scene{ me = "machao", current = "machao", turn = 5, ask = { kind = "activate" }, players = players }).answer
end

describe("a Slash", function()
	local far = { equips = { "dilu" } }

	it("is not aimed at Guan Yu where the nightmare would make us lead", function()
		assert.is_nil(slashed({}, {}, far))
	end)

	it("is aimed at him where the other side leads by more", function()
		assert.matches("->sgs2$", slashed({}, {}, { equips = { "dilu" }, marks = { ["@nightmare"] = 2 } }))
	end)

	it("counts each point of damage", function()
		local wine = { marks = { drank = 2 } }
		assert.is_nil(slashed(wine, {}, { equips = { "dilu" }, marks = { ["@nightmare"] = 2 } }))
	end)

	it("is aimed at him where he is the lord: that is worth any life", function()
		assert.matches("->sgs2$", slashed({}, { role = "lord", hp = 5 }, { role = "loyalist", equips = { "dilu" } }))
	end)
end)
