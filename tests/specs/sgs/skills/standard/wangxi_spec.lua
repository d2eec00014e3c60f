-- game: sgs
-- 忘隙 wangxi: Li Dian, a rebel, may let another and himself draw a card. Zhang Liao is a rebel too, Ma Chao the
-- lord, in whose turn it happens, Cao Ren a loyalist; nobody else has skills.

local function board(changes, ask)
	local players = { { "lidian", role = "rebel", skills = { "wangxi" } }, { "machao", role = "lord", hp = 4 },
		{ "zhangliao", role = "rebel" }, { "caoren", role = "loyalist" } }
	for _, row in ipairs(players) do
		row.skills, row.hand = row.skills or {}, 3
		for key, value in pairs((changes or {})[row[1]] or {}) do row[key] = value end
	end
	return scene{ me = "lidian", current = "machao", turn = 3, players = players, ask = ask }
end

local function draws(with, changes)
	local ask = { kind = "askForSkillInvoke", skill_name = "wangxi", data = { ["$player"] = with } }
	return by_handler(board(changes, ask))
end

local HOLLOW = { skills = { "kongcheng" }, hand = 0 }

describe("wangxi", function()
	it("draws with a friend, unless that spoils his empty hand", function()
		assert.is_true(draws("sgs3"))
		assert.is_false(draws("sgs3", { zhangliao = HOLLOW }))
	end)

	it("draws with an enemy who makes little of a card, or whose empty hand it spoils", function()
		assert.is_true(draws("sgs4"))
		assert.is_true(draws("sgs4", { caoren = HOLLOW }))
	end)

	it("gives no card to an enemy who lives on them now", function()
		assert.is_false(draws("sgs2", { machao = { skills = { "paoxiao" } } }), "in his turn")
		assert.is_false(draws("sgs2", { machao = { equips = { "crossbow" } } }), "in his turn")
		assert.is_false(draws("sgs4", { caoren = { skills = { "jijiu" } } }), "out of his turn")
		assert.is_true(draws("sgs2", { machao = { skills = { "jijiu" } } }), "that is of no use in his turn")
	end)

	it("does not spoil Li Dian's own empty hand", function()
		assert.is_false(draws("sgs3", { lidian = { skills = { "wangxi", "kongcheng" }, hand = 0 } }))
	end)
end)

describe("who uses wangxi", function()
	local function learned(answer, changes)
		local s = board(changes):with{ mode = "05p", sight = "whole" }
		s:tell{ event = "ChoiceMade", player = "sgs1", data = "skillInvoke:wangxi:sgs2:" .. answer }
		return sgs.ai_role.sgs1
	end

	it("is no friend of whose empty hand it spoils, nor of whom he refuses a card", function()
		assert.equal("rebel", learned("yes", { machao = HOLLOW }))
		assert.equal("rebel", learned("no"))
		assert.equal("neutral", learned("no", { machao = HOLLOW }))
	end)

	it("says nothing by drawing with somebody: he gains himself", function()
		assert.equal("neutral", learned("yes"))
	end)
end)
