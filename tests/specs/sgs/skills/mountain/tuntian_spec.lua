-- game: sgs
-- 屯田 tuntian: Deng Ai makes land of what he loses; others had better not help him to it.

-- Pang Tong, a loyalist, to play: Deng Ai and Xiahou Yuan are rebels; nobody has other skills.
local function turn(dengai, xiahouyuan, mine)
	local players = { { "yuanshao", role = "lord", hp = 4, skills = {}, hand = 2 },
		{ "pangtong", role = "loyalist", skills = {}, hand = { "slash:spade:7" } },
		{ "dengai", role = "rebel", hp = 3, hand = 4 }, { "xiahouyuan", role = "rebel", hp = 4, skills = {}, hand = 4 } }
	for seat, fields in pairs({ [2] = mine or {}, [3] = dengai or {}, [4] = xiahouyuan or {} }) do
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "pangtong", current = "pangtong", turn = 5, ask = { kind = "activate" }, players = players }
end

local function target(s)
	local decision = decide(s)
	assert.same({}, decision.faults)
	return decision.answer and decision.answer:match("%->(.*)$")
end

describe("a Slash", function()
	local spear = { equips = { "spear" } }

	it("is not spent on Deng Ai's Jink, which would only become land", function()
		assert.is_nil(target(turn({}, { alive = false, hp = 0 }, spear)))
		turn({}, { alive = false, hp = 0 }, spear)
		assert.is_true(brain("pangtong"):slashProhibit(nil, player("dengai")))
	end)

	it("strikes him when he seems to have no Jink, or few cards", function()
		assert.equal("sgs3", target(turn({ hand = 1 }, {}, spear)))
		assert.equal("sgs3", target(turn({ hp = 1, max_hp = 4, hand = 2 }, {}, spear)))
	end)

	it("strikes him when he cannot dodge it", function()
		local liegong = { equips = { "spear" }, skills = { "liegong" } }
		assert.equal("sgs3", target(turn({ hp = 2 }, {}, liegong)))
		assert.not_equal("sgs3", target(turn({ hp = 2 }, {}, spear)))
	end)

	it("strikes him when no zaoxian makes use of the land", function()
		assert.equal("sgs3", target(turn({ hp = 2, skills = { "tuntian" } }, {}, spear)))
	end)
end)

describe("Deng Ai", function()
	local function wants_land(fields, enemy)
		local s = scene{ me = "dengai", current = enemy, invoke = "tuntian", turn = 5,
			players = { { "dengai", role = "lord", hp = 3 }, { enemy, role = "rebel" }, { "xiahouyuan", role = "rebel" } } }
		local decision = decide(s:with{ players = { dengai = fields.mine, xiahouyuan = fields.other } })
		assert.equal("handler", decision.source)
		return decision.answer
	end
	local gone = { alive = false, hp = 0 }

	it("takes land", function()
		assert.is_true(wants_land({}, "nos_luxun"))
		assert.is_true(wants_land({ other = gone }, "caocao"))
	end)

	it("leaves it where only one is left, whom no Snatch reaches: awakening would cost health for nothing", function()
		assert.is_false(wants_land({ other = gone }, "nos_luxun"))
	end)

	it("takes it all the same where awakening costs nothing any more", function()
		assert.is_true(wants_land({ other = gone, mine = { marks = { zaoxian = 1 }, acquired = { "jixi" } } }, "nos_luxun"))
		assert.is_true(wants_land({ other = gone, mine = { skills = { "tuntian" } } }, "nos_luxun"))
	end)
end)

describe("tuntian in the plans of the others", function()
	it("is helped with a card by friends only where zaoxian makes something of the field", function()
		local function changes(skills)
			local judge = { who = "sgs1", reason = "tuntian", good = false, pattern = ".|heart", card = { class = "Slash", id = 49 } }
			return decide(scene("two-against-two"):with{ players = { pangtong = { skills = { "guicai" }, hand = { "slash:spade:7" } },
				yuanshao = { skills = skills, hand = 4 } }, ask = { kind = "askForCard", pattern = "..", method = "response",
				prompt = "@guicai-card:sgs1:guicai:tuntian:1", data = { ["$"] = "JudgeStruct*", v = judge } } }).answer
		end
		assert.truthy(changes{ "tuntian", "zaoxian" })
		assert.is_nil(changes{ "tuntian" })
	end)
end)
