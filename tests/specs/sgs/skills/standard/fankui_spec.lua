-- game: sgs
-- 反馈 fankui: Sima Yi, a rebel, was hurt. Ma Chao is the lord, Zhang Liao a rebel, Cao Ren a loyalist; nobody
-- else has skills.

local function board(changes, ask)
	local players = { { "simayi", role = "rebel", skills = { "fankui", "guicai" } }, { "machao", role = "lord", hp = 4 },
		{ "zhangliao", role = "rebel" }, { "caoren", role = "loyalist" } }
	for _, row in ipairs(players) do
		row.skills, row.hand = row.skills or {}, 3
		for key, value in pairs((changes or {})[row[1]] or {}) do row[key] = value end
	end
	return scene{ me = "simayi", current = "machao", turn = 3, players = players, ask = ask }
end

local function handled(s)
	return by_handler(s)
end

local function invokes(source, changes)
	return handled(board(changes, { kind = "askForSkillInvoke", skill_name = "fankui", data = { ["$player"] = source } }))
end

describe("fankui", function()
	it("takes a card of an enemy", function()
		assert.is_true(invokes("sgs4"))
	end)

	it("leaves an enemy who gains by it", function()
		assert.is_false(invokes("sgs4", { caoren = { skills = { "tuntian", "zaoxian" } } }))
		assert.is_false(invokes("sgs4", { caoren = { skills = { "kongcheng" }, hand = 1 } }), "the last card of kongcheng")
	end)

	it("leaves a friend his cards", function()
		assert.is_false(invokes("sgs3"))
	end)

	it("takes from a friend what he would be glad to lose, or could not keep", function()
		assert.is_true(invokes("sgs3", { zhangliao = { hp = 2, hand = 1, equips = { "silver_lion" } } }))
		assert.is_true(invokes("sgs3", { zhangliao = { hp = 1, hand = 4 } }))
		assert.is_true(invokes("sgs3", { zhangliao = { skills = { "xiaoji" }, equips = { "crossbow" } } }))
	end)
end)

describe("the card that fankui takes", function()
	local function taken(who, changes)
		local decision = decide(board(changes, { kind = "askForCardChosen", who = who, flags = "he", reason = "fankui" }))
		assert.same({}, decision.faults)
		local id = decision.answer
		return id < 0 and "hand" or sgs.Sanguosha:getCard(id):objectName(), decision.source
	end

	local need = { skills = { "fankui", "guicai" }, hand = { "slash:spade:7" } }
	local held = { judging = { "indulgence" } }

	it("is the heart that frees a friend from Indulgence, where he has none himself", function()
		local shown = { equips = { "eight_diagram:club", "offensive_horse:heart" } }
		assert.same({ "offensive_horse", "handler" }, { taken("sgs4", { simayi = need, zhangliao = held, caoren = shown }) })
		assert.same({ "eight_diagram", "default" }, { taken("sgs4", { simayi = { hand = { "jink:heart:2" } }, zhangliao = held, caoren = shown }) })
	end)

	it("is a friend's silver lion, which heals him", function()
		assert.equal("silver_lion", (taken("sgs3", { zhangliao = { hp = 2, hand = 1, equips = { "silver_lion", "crossbow" } } })))
	end)

	it("is equipment of a friend who draws for it", function()
		assert.equal("crossbow", (taken("sgs3", { zhangliao = { skills = { "xiaoji" }, equips = { "crossbow" } } })))
	end)
end)

describe("a blow is welcome to him", function()
	local function welcome(attacker, changes)
		scene(board(changes))
		return brain("simayi"):getDamagedEffects(player("simayi"), player(attacker)) == true
	end
	local lion = { equips = { "offensive_horse:heart" } }
	local me, held = { skills = { "fankui", "guicai" }, hp = 3, hand = { "slash:spade:7" } }, { judging = { "indulgence" } }

	it("for a heart that he will need soon", function()
		assert.is_true(welcome("caoren", { simayi = me, zhangliao = held, caoren = lion }))
	end)

	it("not without guicai, with a heart of his own, or where an enemy would change it after him", function()
		local only = { skills = { "fankui" }, hp = 3, hand = me.hand }
		assert.is_false(welcome("caoren", { simayi = only, zhangliao = held, caoren = lion }))
		local has = { skills = me.skills, hp = 3, hand = { "jink:heart:2" } }
		assert.is_false(welcome("caoren", { simayi = has, zhangliao = held, caoren = lion }))
		assert.is_false(welcome("caoren", { simayi = me, zhangliao = held, caoren = lion, machao = { skills = { "guidao" } } }))
	end)

	it("not when he is weak", function()
		local weak = { skills = me.skills, hp = 2, hand = me.hand }
		assert.is_false(welcome("caoren", { simayi = weak, zhangliao = held, caoren = lion }))
	end)
end)

describe("who takes back", function()
	local function learned(owner, changes)
		local s = board(changes):with{ mode = "05p" }
		s:tell{ event = "ChoiceMade", player = "sgs1", data = "cardChosen:fankui:-1:sgs1:" .. owner }
		return sgs.ai_role.sgs1
	end

	it("from the lord is a rebel, unless the lord could not have kept it", function()
		assert.equal("rebel", learned("sgs2"))
		assert.equal("neutral", learned("sgs2", { machao = { hp = 1, hand = 4 } }))
	end)
end)
