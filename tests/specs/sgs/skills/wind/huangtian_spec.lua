-- game: sgs
-- 黄天 huangtian: qun players may give the lord Zhang Jiao a Jink or Lightning in their turn.

local function table_of(more)
	local players = { { "zhangjiao", role = "lord", hp = 4, hand = 2, lord_skills = { "huangtian" } },
		{ "huaxiong", general = "st_huaxiong", role = "loyalist", hp = 4, hand = { "jink:heart:2", "jink:diamond:7" }, skills = { "huangtian_attach" }, kingdom = "qun" },
		{ "guanyu", role = "rebel", hp = 4, hand = 3, skills = {} }, { "machao", role = "rebel", hp = 4, hand = 3, skills = {} } }
	for place, row in ipairs(players) do
		for key, value in pairs(more and more[place] or {}) do row[key] = value end
	end
	return scene{ me = "sgs2", current = "sgs2", turn = 3, mode = "04p", players = players, ask = { kind = "activate" } }
end

-- The card given and to whom.
local function given(more)
	local decision = decide(table_of(more))
	assert.same({}, decision.faults)
	local id, lord = (decision.answer or ""):match("^@HuangtianCard=(%d+)%->(.+)$")
	return id and sgs.Sanguosha:getCard(tonumber(id)):objectName(), lord
end

describe("huangtian", function()
	it("gives the lord a spare Jink", function()
		assert.same({ "jink", "sgs1" }, { given() })
	end)

	it("keeps the last Jink", function()
		assert.is_nil((given({ [2] = { hand = { "jink:heart:2", "slash:club:8" } } })))
	end)

	it("gives a lightning first that he will not play himself", function()
		-- one lies before him already; the lord can use it for judgements
		local hand, judging = { "jink:heart:2", "jink:diamond:7", "lightning:heart:12" }, { "lightning:spade:1" }
		assert.same({ "lightning", "sgs1" }, { given({ [2] = { hand = hand, judging = judging } }) })
		assert.same({ "lightning", "sgs1" }, { given({ [2] = { hand = { "lightning:heart:12" }, judging = judging } }) })
		assert.same({ "jink", "sgs1" }, { given({ [2] = { hand = hand } }) }, "the lord will turn it on the enemies")
	end)

	it("gives nothing to an enemy, nor twice", function()
		assert.is_nil((given({ [2] = { role = "rebel" } })))
		assert.is_nil((given({ [1] = { flags = { "HuangtianInvoked" } } })))
		assert.is_nil((given({ [2] = { flags = { "ForbidHuangtian" } } })))
	end)

	it("is not for other kingdoms", function()
		assert.is_nil((given({ [2] = { kingdom = "wei" } })))
	end)
end)

describe("huangtian of a rebel with tianyi", function()
	local function bait(mine, lord)
		local rebel = { role = "rebel", skills = { "huangtian_attach", "tianyi" },
			hand = { "jink:heart:2", "jink:diamond:7", "slash:club:8", "slash:spade:7", "duel:spade:1", "peach:heart:12" } }
		for key, value in pairs(mine or {}) do rebel[key] = value end
		local empty = { hp = 3, hand = 0, skills = {}, lord_skills = { "huangtian" } }
		for key, value in pairs(lord or {}) do empty[key] = value end
		local s = table_of({ [1] = empty, [2] = rebel })
		s:stage()
		local self, use = brain("sgs2"), { isDummy = true, to = sgs.SPlayerList() }
		local card
		for _, skill in ipairs(sgs.ai_skills) do
			if skill.name == "huangtian_attach" then card = skill.getTurnUseCard(self) end
		end
		if card then sgs.ai_skill_use_func.HuangtianCard(card, use, self) end
		return use.card and use.to:first():objectName()
	end

	it("gives a low Jink to an empty-handed lord, to win the contest about it", function()
		assert.equal("sgs1", bait())
	end)

	it("gives none where it could not be used", function()
		assert.is_nil(bait({ history = { TianyiCard = 1 } }))
		assert.is_nil(bait({ hand = { "jink:heart:2", "jink:diamond:7", "slash:club:8", "peach:heart:12" } }), "one Slash only")
		assert.is_nil(bait({}, { hand = 1 }), "he has another card to show")
		assert.is_nil(bait({}, { skills = { "kongcheng" } }))
	end)
end)

describe("huangtian shows", function()
	local function gauge(lord, giver)
		local s = scene{ mode = "05p", sight = "whole", current = "sgs2", turn = 2, players = {
			{ "zhangjiao", role = "lord", hand = lord }, { "st_huaxiong", role = "loyalist", skills = giver }, { "guanyu", role = "rebel" },
			{ "machao", role = "rebel" }, { "xuchu", role = "renegade" } } }
		s:tell{ event = "TargetConfirmed", player = "sgs2", data = { ["$"] = "CardUseStruct",
			v = { card = { class = "HuangtianCard", id = -1, sub = { 20 }, str = "@HuangtianCard=20" }, from = "sgs2", to = { "sgs1" } } } }
		return sgs.role_evaluation.sgs2.loyalist
	end

	it("a friend, unless it may be bait for a contest", function()
		assert.equal(10, gauge(2, {}))
		assert.equal(10, gauge(2, { "tianyi" }))
		assert.equal(0, gauge(0, { "tianyi" }))
	end)
end)
