-- game: sgs
-- 刚烈 ganglie: Xiahou Dun, a rebel, was hurt. Ma Chao is the lord, Zhang Liao a rebel, Cao Ren a loyalist;
-- nobody else has skills.

local function board(changes, ask, me)
	local players = { { "xiahoudun", role = "rebel", skills = { "ganglie" } }, { "machao", role = "lord", hp = 4 },
		{ "zhangliao", role = "rebel" }, { "caoren", role = "loyalist" } }
	for _, row in ipairs(players) do
		row.skills, row.hand = row.skills or {}, 3
		for key, value in pairs((changes or {})[row[1]] or {}) do row[key] = value end
	end
	return scene{ me = me or "xiahoudun", current = "machao", turn = 3, players = players, ask = ask }
end

local function strikes(source, changes)
	local data = { ["$"] = "DamageStruct", v = { from = source, to = "sgs1", damage = 1, nature = "normal" } }
	return by_handler(board(changes, { kind = "askForSkillInvoke", skill_name = "ganglie", data = data }))
end

describe("ganglie", function()
	it("strikes an enemy: either colour costs him something", function()
		assert.is_true(strikes("sgs2"))
		assert.is_true(strikes("sgs4", { caoren = { hp = 1, hand = 0 } }))
	end)

	it("spares a friend", function()
		assert.is_false(strikes("sgs3"))
	end)

	it("strikes a friend who lives on damage, and no enemy who does", function()
		local ready = { skills = { "ganglie", "yiji" } }
		sgs.ai_need_damaged.yiji = function() return true end
		assert.is_true(strikes("sgs3", { zhangliao = ready }))
		assert.is_false(strikes("sgs4", { caoren = ready }))
	end)

	it("does nothing without a source, unless a friend's guidao trades a card", function()
		assert.is_false(strikes(nil))
		assert.is_true(strikes(nil, { zhangliao = { skills = { "guidao" } } }))
		assert.is_false(strikes(nil, { zhangliao = { skills = { "guidao" }, hand = 0 } }))
	end)
end)

describe("a blow is welcome to him", function()
	local function welcome(attacker, changes)
		scene(board(changes))
		return brain("xiahoudun"):getDamagedEffects(player("xiahoudun"), player(attacker)) == true
	end

	it("from an enemy with little left to lose", function()
		assert.is_true(welcome("caoren", { caoren = { hp = 2, hand = 1 } }))
		assert.is_false(welcome("caoren", { caoren = { hp = 3, hand = 1 } }))
		assert.is_false(welcome("zhangliao", { zhangliao = { hp = 2, hand = 1 } }), "not from a friend")
	end)

	it("not at one health", function()
		assert.is_false(welcome("caoren", { xiahoudun = { hp = 1 }, caoren = { hp = 2, hand = 1 } }))
	end)
end)

describe("a Slash", function()
	-- Cao Ren holds a Slash and has two targets in reach: Xiahou Dun, the weaker, and Zhang Liao.
	local function slashed(mine, more)
		more = more or {}
		more.caoren = mine
		more.xiahoudun = more.xiahoudun or { hp = 2, hand = 0 }
		return (without_fault(board(more, { kind = "activate" }, "caoren"):with{ current = "caoren" }) or ""):match("%->(.+)$")
	end

	local SLASH = { "slash:spade:7", "jink", "jink" }

	it("goes to another where the attacker could not bear to be struck", function()
		assert.equal("sgs1", slashed{ hand = SLASH, hp = 4 })
		assert.equal("sgs3", slashed{ hand = SLASH, hp = 2 })
	end)

	it("is dared where equipment makes up for health, or there is nothing to lose", function()
		assert.equal("sgs1", slashed{ hand = SLASH, hp = 2, equips = { "eight_diagram", "defensive_horse" } })
		assert.equal("sgs1", slashed{ hand = { "slash:spade:7" }, hp = 3 })
	end)

	it("is dared where it kills: the dead do not strike back", function()
		assert.equal("sgs1", slashed({ hand = SLASH, hp = 1 }, { xiahoudun = { hp = 1, hand = 0 } }))
	end)
end)

describe("who strikes back", function()
	local function learned(answer, changes)
		local s = board(changes):with{ mode = "05p" }
		s = s:tell{ event = "PreDamageDone", player = "sgs1", data = { ["$"] = "DamageStruct",
			v = { from = "sgs2", to = "sgs1", damage = 1, nature = "normal" } } }
		s:tell{ event = "ChoiceMade", player = "sgs1", data = "skillInvoke:ganglie:" .. answer }
		return sgs.ai_role.sgs1
	end

	it("at the lord is a rebel, who spares him is not", function()
		assert.equal("rebel", learned("yes"))
		assert.is_false(learned("no") == "rebel")
	end)
end)
