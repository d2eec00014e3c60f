-- game: sgs
-- 化身 huashen: which of many skills Zuo Ci has next.

local function asked(kind, choices, phase, mine)
	local row = { "machao", role = "loyalist", hp = 3, hand = 3, skills = { "huashen" }, phase = phase }
	for key, value in pairs(mine or {}) do row[key] = value end
	return scene{ me = "machao", current = "machao", turn = 5, players = { { "caocao", role = "lord", hand = 2 }, row,
		{ "zhurong", role = "rebel", hand = 2 } },
		ask = kind == "askForChoice" and { kind = kind, skill_name = "huashen", choices = choices }
			or { kind = kind, skill_name = "huashen" } }
end

local function chosen(...)
	return by_handler(asked("askForChoice", ...))
end

describe("huashen", function()
	it("takes what makes much of the turn that begins", function()
		assert.equal("luanji", chosen("ganglie+luanji+mashu", "round_start"))
		assert.equal("keji", chosen("mashu+keji+yiji", "round_start", { hp = 3, hand = 4 }))
	end)

	it("takes what answers to blows for the turns of others", function()
		assert.equal("yiji", chosen("luanji+yiji+mashu", "not_active"))
		assert.equal("bazhen", chosen("bazhen+qingguo+mashu", "not_active"))
	end)

	it("sees what it has already: no armour of thought over a real one", function()
		assert.equal("qingguo", chosen("bazhen+qingguo+mashu", "not_active", { equips = { "renwang_shield" } }))
	end)

	it("takes what only costs him last", function()
		assert.equal("mashu", chosen("benghuai+wumou+mashu", "round_start"))
		assert.equal("mashu", chosen("renjie+mashu", "not_active"))
	end)

	it("is used whenever it may be", function()
		assert.equal(true, by_handler(asked("askForSkillInvoke", nil, "round_start")))
	end)
end)
