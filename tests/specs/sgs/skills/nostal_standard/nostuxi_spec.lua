-- game: sgs
-- 突袭 nostuxi: Zhang Liao of old, a rebel, takes cards or draws two. Ma Chao is the lord, Zhou Yu a rebel, Cao Ren
-- and Xu Huang, who has no cards, loyalists; nobody else has skills. Whom it takes from is told by the spec of tuxi.

local function board(changes)
	local players = { { "zhangliao", role = "rebel", skills = { "nostuxi" }, hand = 5 }, { "machao", role = "lord", hp = 4 },
		{ "zhouyu", role = "rebel" }, { "caoren", role = "loyalist" }, { "xuhuang", role = "loyalist", hand = 0 } }
	for _, row in ipairs(players) do
		row.skills, row.hand = row.skills or {}, row.hand or 3
		for key, value in pairs((changes or {})[row[1]] or {}) do row[key] = value end
	end
	local ask = { kind = "askForUseCard", pattern = "@@nostuxi", prompt = "@nostuxi-card", method = "none" }
	return scene{ me = "zhangliao", current = "zhangliao", turn = 3, players = players, ask = ask }
end

local function victims(changes)
	local decision = decide(board(changes))
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	return decision.answer and decision.answer:match("^@NosTuxiCard=%.%->(.+)$")
end

describe("nostuxi", function()
	it("takes from two enemies, however full the own hand is", function()
		assert.equal("sgs2+sgs4", victims{ machao = { hand = 2 } })
	end)

	it("draws where only one enemy holds cards: two are more than one", function()
		assert.is_nil(victims{ machao = { hand = 0 } })
	end)

	it("takes the last card of one who may fall then, or a Peach that is seen", function()
		assert.equal("sgs4", victims{ machao = { hand = 0 }, caoren = { hp = 1, hand = 1 } })
		assert.equal("sgs4", victims{ machao = { hand = 0 }, caoren = { hand = { "peach:heart:3", "slash:spade:7" } } })
		assert.is_nil(victims{ machao = { hand = 0 }, caoren = { hp = 1, hand = 1, skills = { "kongcheng" } } })
	end)

	it("takes nothing from friends", function()
		assert.is_nil(victims{ machao = { hand = 0 }, caoren = { hand = 0 } })
	end)
end)

describe("who was chosen for nostuxi", function()
	it("is an enemy; a lord who was spared at first is none", function()
		local function learned(targets)
			local s = board():with{ mode = "05p", sight = "whole" }
			s:tell{ event = "TargetConfirmed", player = "sgs1", data = { ["$"] = "CardUseStruct",
				v = { card = { class = "NosTuxiCard", id = -1, str = "@NosTuxiCard=." }, from = "sgs1", to = targets } } }
			return sgs.ai_role.sgs1
		end
		assert.equal("rebel", learned{ "sgs2", "sgs4" })
		assert.equal("loyalist", learned{ "sgs3", "sgs4" })
	end)
end)
