-- game: sgs
-- 突袭 tuxi: Zhang Liao, a rebel with two cards, draws. Ma Chao is the lord, Zhou Yu a rebel, Cao Ren and Xu Huang
-- are loyalists; nobody else has skills, and all hold three cards.

local function board(changes, most)
	local players = { { "zhangliao", role = "rebel", skills = { "tuxi" }, hand = 2, marks = { tuxi = most or 2 } },
		{ "machao", role = "lord", hp = 4 }, { "zhouyu", role = "rebel" }, { "caoren", role = "loyalist" },
		{ "xuhuang", role = "loyalist", hp = 4 } }
	for _, row in ipairs(players) do
		row.skills, row.hand = row.skills or {}, row.hand or 3
		for key, value in pairs((changes or {})[row[1]] or {}) do row[key] = value end
	end
	local ask = { kind = "askForUseCard", pattern = "@@tuxi", prompt = "@tuxi-card:::" .. (most or 2), method = "none" }
	return scene{ me = "zhangliao", current = "zhangliao", turn = 3, players = players, ask = ask }
end

-- The seats that cards are taken from, in order.
local function victims(...)
	local decision = decide(board(...))
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	return decision.answer and decision.answer:match("^@TuxiCard=%.%->(.+)$")
end

describe("tuxi", function()
	it("takes from as many enemies as it may, those with few cards first", function()
		assert.equal("sgs4", victims({ machao = { hand = 4 }, xuhuang = { hand = 5 } }, 1))
		assert.equal("sgs2+sgs4+sgs5", victims({ xuhuang = { hand = 4 }, caoren = { hp = 5 } }, 4), "not from Zhou Yu")
	end)

	it("takes first what is seen to save, and what somebody lives on", function()
		local peach = { hand = { "peach:heart:3", "jink:heart:2", "slash:spade:7", "duel" } }
		assert.equal("sgs5", victims({ xuhuang = peach }, 1))
		assert.equal("sgs5", victims({ xuhuang = { hand = 4, skills = { "zhiheng" } } }, 1))
	end)

	it("leaves those who have fewer cards", function()
		assert.equal("sgs4", victims({ zhangliao = { hand = 3 }, machao = { hand = 2 }, xuhuang = { hand = 0 } }, 3))
	end)

	it("leaves an enemy who gains by it", function()
		local land = { skills = { "tuntian", "zaoxian" } }
		assert.is_nil(victims({ machao = land, caoren = land, xuhuang = land }))
	end)

	it("empties a friend's hand where that protects or wakes him", function()
		local me = { hand = 1 }
		assert.equal("sgs3", victims({ zhangliao = me, zhouyu = { skills = { "kongcheng" }, hp = 2, hand = 1 } }, 1))
		assert.not_equal("sgs3", victims({ zhangliao = me, zhouyu = { skills = { "kongcheng" }, hp = 3, hand = 1 } }, 1), "it may be a Jink")
		local plain = { skills = { "kongcheng" }, hp = 3, hand = { "slash:spade:7" } }
		assert.equal("sgs3", victims({ zhangliao = me, zhouyu = plain }, 1))
		local asleep = { skills = { "zhiji" }, hp = 3, hand = 1 }
		assert.equal("sgs3", victims({ zhangliao = me, zhouyu = asleep }, 1), "one enemy acts before him: he can bear it")
		asleep.hp = 2
		assert.not_equal("sgs3", victims({ zhangliao = me, zhouyu = asleep }, 1), "now he could not")
	end)

	it("lets a friend have his third field", function()
		local ripe = { skills = { "tuntian", "zaoxian" }, piles = { field = { known = { 20, 21 } } } }
		assert.equal("sgs3", victims({ zhouyu = ripe }, 1))
	end)

	it("draws where nobody may be taken from", function()
		assert.is_nil(victims({ zhangliao = { hand = 4 } }))
	end)
end)

describe("who was chosen for tuxi", function()
	-- Only the role of the lord is shown.
	local function learned(targets, turn, changes)
		local s = board(changes):with{ mode = "05p", sight = "whole", turn = turn or 3 }
		s:tell{ event = "TargetConfirmed", player = "sgs1", data = { ["$"] = "CardUseStruct",
			v = { card = { class = "TuxiCard", id = -1, str = "@TuxiCard=." }, from = "sgs1", to = targets } } }
		return sgs.ai_role.sgs1
	end

	it("is an enemy", function()
		assert.equal("rebel", learned{ "sgs2" })
	end)

	it("says something of a lord who was spared while nobody was known", function()
		assert.equal("loyalist", learned{ "sgs4", "sgs5" })
		assert.equal("neutral", learned({ "sgs4", "sgs5" }, 3, { machao = { hand = 1 } }), "he could not be chosen")
	end)

	it("says nothing where the loss is welcome", function()
		assert.equal("neutral", learned({ "sgs2" }, 3, { machao = { skills = { "tuntian", "zaoxian" } } }))
	end)
end)

describe("tuxi in the plans of the others", function()
	it("turns an Indulgence away: he takes cards anyway", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, zhurong = { skills = { "tuxi" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)

	it("needs no Nullification against an Indulgence: what he takes makes up for it", function()
		local function stops(skills)
			return decide(scene("two-against-two"):with{ players = { pangtong = { hand = { "nullification" } },
				yuanshao = { hand = 4, skills = skills } }, ask = { kind = "askForNullification",
				trick = "indulgence:[no_suit:-]=.", from = "sgs3", to = "sgs1", positive = true } }).answer
		end
		assert.is_nil(stops{ "tuxi" })
		assert.truthy(stops{})
	end)

	it("is counted among the draws that others expect of him: what he takes stands in their place", function()
		local function draws(fields)
			scene("two-against-two"):with{ players = { zhurong = fields } }
			return brain("pangtong"):expectedDraws(player("zhurong"))
		end
		assert.equal(2, draws{ skills = { "tuxi", "yingzi" } })
	end)
end)
