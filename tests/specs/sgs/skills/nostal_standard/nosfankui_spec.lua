-- game: sgs
-- 反馈 nosfankui: Sima Yi of old, a rebel, was hurt. It decides as fankui does, whose spec says more; only that
-- it is nosguicai with which he changes judgements.

local function board(changes, ask)
	local players = { { "simayi", role = "rebel", skills = { "nosfankui", "nosguicai" } }, { "machao", role = "lord", hp = 4 },
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

-- Zhang Liao would lose his play phase; Cao Ren wears a heart.
local HELD, SHOWN = { judging = { "indulgence" } }, { equips = { "eight_diagram:club", "offensive_horse:heart" } }
local BARE = { hp = 3, hand = { "slash:spade:7" } }

describe("nosfankui", function()
	local function invokes(source, changes)
		return handled(board(changes, { kind = "askForSkillInvoke", skill_name = "nosfankui", data = { ["$player"] = source } }))
	end

	it("takes from enemies, not from friends", function()
		assert.is_true(invokes("sgs4"))
		assert.is_false(invokes("sgs3"))
		assert.is_true(invokes("sgs3", { zhangliao = { hp = 1, hand = 4 } }), "he could not keep them")
	end)

	it("takes the heart that will free a friend, and is glad of the blow that brings it", function()
		local changes = { simayi = BARE, zhangliao = HELD, caoren = SHOWN }
		local id = handled(board(changes, { kind = "askForCardChosen", who = "sgs4", flags = "he", reason = "nosfankui" }))
		assert.equal("heart", sgs.Sanguosha:getCard(id):getSuitString())
		assert.is_true(brain("simayi"):getDamagedEffects(player("simayi"), player("caoren")))
		scene(board{ simayi = BARE, caoren = SHOWN })
		assert.is_false(brain("simayi"):getDamagedEffects(player("simayi"), player("caoren")), "nobody needs a heart")
	end)

	it("shows who is an enemy", function()
		board():with{ mode = "05p" }:tell{ event = "ChoiceMade", player = "sgs1", data = "cardChosen:nosfankui:-1:sgs1:sgs2" }
		assert.equal("rebel", sgs.ai_role.sgs1)
	end)
end)
