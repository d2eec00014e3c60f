-- game: sgs
-- 刚烈 nosganglie: Xiahou Dun of old, a rebel, was hurt. Ma Chao is the lord, Zhang Liao a rebel, Cao Ren a
-- loyalist; nobody else has skills.

local function board(changes, ask, me)
	local players = { { "xiahoudun", role = "rebel", skills = { "nosganglie" } }, { "machao", role = "lord", hp = 4 },
		{ "zhangliao", role = "rebel" }, { "caoren", role = "loyalist" } }
	for _, row in ipairs(players) do
		row.skills, row.hand = row.skills or {}, 3
		for key, value in pairs((changes or {})[row[1]] or {}) do row[key] = value end
	end
	return scene{ me = me or "xiahoudun", current = me or "machao", turn = 3, players = players, ask = ask }
end

local function blow(source)
	return { ["$"] = "DamageStruct", v = { from = source, to = "sgs1", damage = 1, nature = "normal" } }
end

local function handled(s)
	return by_handler(s)
end

local function strikes(source, changes)
	return handled(board(changes, { kind = "askForSkillInvoke", skill_name = "nosganglie", data = blow(source) }))
end

describe("nosganglie", function()
	it("strikes an enemy and spares a friend", function()
		assert.is_true(strikes("sgs4"))
		assert.is_false(strikes("sgs3"))
	end)

	it("strikes nobody whom damage does not hurt: it is two cards or a wound, and he may choose", function()
		assert.is_false(strikes("sgs4", { caoren = { marks = { ["@fog"] = 1 } } }))
	end)

	it("strikes a friend who lives on damage", function()
		sgs.ai_need_damaged.yiji = function() return true end
		assert.is_true(strikes("sgs3", { zhangliao = { skills = { "yiji" } } }))
	end)
end)

describe("who is struck", function()
	local ASK = { kind = "askForDiscard", reason = "nosganglie", discard_num = 2, min_num = 2, optional = true }

	local function discards(mine)
		local names = {}
		for _, id in ipairs(handled(board({ caoren = mine }, ASK, "caoren"))) do
			table.insert(names, sgs.Sanguosha:getCard(id):objectName())
		end
		table.sort(names)
		return table.concat(names, " ")
	end

	it("discards the two cards that are worth least, and no Peach", function()
		assert.equal("lightning slash", discards{ hand = { "peach:heart:3", "slash:spade:7", "jink:heart:2", "lightning" } })
	end)

	it("takes the wound where a Peach would have to go", function()
		assert.equal("", discards{ hp = 1, hand = { "peach:heart:3", "slash:spade:7" } })
	end)

	it("takes the wound where two Peaches are at hand and the hand is not full", function()
		assert.equal("", discards{ hand = { "peach:heart:3", "peach:heart:4", "slash:spade:7", "jink:heart:2" } })
		assert.equal("jink slash", discards{ hp = 2, hand = { "peach:heart:3", "peach:heart:4", "slash:spade:7", "jink:heart:2" } })
	end)

	it("takes the wound where it serves him", function()
		sgs.ai_need_damaged.yiji = function() return true end
		assert.equal("", discards{ skills = { "yiji" }, hand = { "slash:spade:7", "jink:heart:2", "duel" } })
	end)
end)

describe("a Slash", function()
	-- Cao Ren holds a Slash and has two targets in reach: Xiahou Dun, the weaker, and Zhang Liao.
	local function slashed(mine)
		return (without_fault(board({ xiahoudun = { hp = 2, hand = 0 }, caoren = mine }, { kind = "activate" }, "caoren")) or ""):match("%->(.+)$")
	end

	it("goes to another where the attacker has neither cards nor health to spare", function()
		assert.equal("sgs3", slashed{ hand = { "slash:spade:7", "jink" }, hp = 1 })
		assert.equal("sgs1", slashed{ hand = { "slash:spade:7", "jink", "jink" }, hp = 2 })
	end)
end)

describe("a blow is welcome to him", function()
	it("from an enemy with little left to lose", function()
		scene(board{ caoren = { hp = 2, hand = 1 } })
		local self, me = brain("xiahoudun"), player("xiahoudun")
		assert.is_true(self:getDamagedEffects(me, player("caoren")))
		assert.is_false(self:getDamagedEffects(me, player("machao")))
	end)
end)
