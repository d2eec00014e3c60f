-- game: sgs
-- 固政 guzheng: one of the discarded cards goes back, the others are taken.

-- The loyalist Zhang Zhao is asked when `who` has discarded. `hands`: of his hand; `others`: discarded beside.
local function asked(who, hands, others, more)
	local players = { { "yuanshao", role = "lord", hp = 4, skills = {}, hand = 2 },
		{ "erzhang", role = "loyalist", hand = 1, skills = { "guzheng" } },
		{ "zhurong", role = "rebel", skills = {}, hand = 2 }, { "xiahouyuan", role = "rebel", skills = {}, hand = 2 }, { "pangtong", role = "loyalist", skills = {}, hand = 2 } }
	for name, fields in pairs(more or {}) do
		for _, row in ipairs(players) do
			if row[1] == name then for key, value in pairs(fields) do row[key] = value end end
		end
	end
	local s = scene{ me = "erzhang", current = who, turn = 5, players = players, discard = hands, invoke = "guzheng" }
	local ids = s.snapshot.discard
	s = s:with{ discard = table.move(others or {}, 1, #(others or {}), #ids + 1, table.clone(ids)) }
	local all = s.snapshot.discard
	s = s:with{ players = { erzhang = { props = { guzheng_toget = table.concat(ids, "+"), guzheng_allCards = table.concat(all, "+") } } } }
	local seat = who == "zhurong" and "sgs3" or "sgs5"
	s.ask = { kind = "askForUseCard", seat = "sgs2", pattern = "@@guzheng", prompt = "@guzheng:" .. seat, method = "none" }
	local decision = decide(s)
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	local id = tonumber((decision.answer or ""):match("^@GuzhengCard=(%d+)$"))
	assert.is_true(id == nil or table.find(ids, id) ~= nil, "only of the cards that may go back")
	return id and sgs.Sanguosha:getCard(id):objectName()
end

describe("guzheng", function()
	it("is for friends always: the card would be lost", function()
		assert.equal("slash", asked("pangtong", { "slash" }))
	end)

	it("takes from enemies where that gains a card more than it gives back", function()
		assert.is_nil(asked("zhurong", { "slash" }))
		assert.equal("slash", asked("zhurong", { "slash", "jink" }))
		assert.equal("slash", asked("zhurong", { "slash", "jink", "peach" }))
	end)

	it("is careful with one extra card for an enemy whose skills live on cards", function()
		local needy = { zhurong = { skills = { "zhiheng" } } }
		assert.is_nil(asked("zhurong", { "slash", "jink" }, {}, needy))
		assert.equal("slash", asked("zhurong", { "slash", "jink", "peach" }, {}, needy))
	end)

	it("gives back only what was in his hand, also where something else would be worse for him", function()
		assert.equal("peach", asked("zhurong", { "peach" }, { "slash", "lightning" }))
	end)

	it("fills the empty hand of an enemy whom that protects, and not that of a friend", function()
		assert.equal("slash", asked("zhurong", { "slash" }, {}, { zhurong = { skills = { "kongcheng" }, hand = 0 } }))
		assert.is_nil(asked("pangtong", { "slash" }, {}, { pangtong = { skills = { "kongcheng" }, hand = 0 } }))
	end)

	it("takes nothing that an enemy with lihun, who acts next, would carry off", function()
		assert.is_nil(asked("zhurong", { "slash", "jink", "peach" }, {}, { xiahouyuan = { skills = { "lihun" } } }))
	end)
end)

describe("a friend gets", function()
	it("the Peach, if he is hurt worse", function()
		assert.equal("peach", asked("pangtong", { "slash", "peach", "jink" }, {}, { pangtong = { hp = 1, max_hp = 3 }, erzhang = { hp = 3 } }))
	end)

	it("a Jink while he is weak, and the Peach stays here", function()
		assert.equal("jink", asked("pangtong", { "slash", "peach", "jink" }, {}, { pangtong = { hp = 1, max_hp = 3 }, erzhang = { hp = 1, max_hp = 3, hand = 0 } }))
	end)

	it("what his skills live on", function()
		assert.equal("duel", asked("pangtong", { "slash", "duel", "jink" }, {}, { pangtong = { skills = { "jiang" } } }))
	end)

	it("no equipment, which zhijian gives away with profit", function()
		assert.equal("lightning", asked("pangtong", { "eight_diagram", "lightning" }))
	end)
end)

describe("anybody else gets", function()
	it("equipment that nobody could be given", function()
		local worn = { equips = { "vine" } }
		assert.equal("eight_diagram", asked("zhurong", { "eight_diagram", "slash", "peach" }, {}, { yuanshao = worn, pangtong = { equips = { "silver_lion" } } }))
		assert.equal("slash", asked("zhurong", { "eight_diagram", "slash", "peach" }))
	end)

	it("lightning before a Slash, unless he steers judgements", function()
		assert.equal("lightning", asked("zhurong", { "lightning", "slash", "peach" }))
		assert.equal("slash", asked("zhurong", { "lightning", "slash", "peach" }, {}, { zhurong = { skills = { "guidao" } } }))
	end)

	it("what his skills do not want", function()
		assert.equal("snatch", asked("zhurong", { "duel", "snatch", "peach" }, {}, { zhurong = { skills = { "jiang" } } }))
	end)
end)

describe("guzheng in the plans of the others", function()
	it("draws an Indulgence: his hand grows by what others discard", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "guzheng" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)
end)
