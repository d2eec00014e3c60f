-- game: sgs
-- 不屈 nosbuqu: Zhou Tai of the old edition lives on cards of different numbers.

local function table_of(ask, mine)
	local players = { { "sunquan", role = "lord", hp = 4, hand = 3 }, { "nos_zhoutai", role = "loyalist", hp = 0, hand = 2 },
		{ "caopi", role = "rebel", hp = 3, hand = 3 }, { "machao", role = "rebel", hp = 4, hand = 3 } }
	for place, row in ipairs(players) do
		for key, value in pairs(mine and mine[place] or {}) do row[key] = value end
	end
	return scene{ me = "nos_zhoutai", current = "caopi", turn = 3, mode = "04p", players = players, ask = ask,
		table = { "slash:spade:7", "jink:heart:2", "duel:club:1", "snatch:diamond:3", "dismantlement:club:3" } }
end

local function invoked(damage, mine)
	local data = damage and { ["$"] = "DamageStruct", v = damage } or 1
	local decision = decide(table_of({ kind = "askForSkillInvoke", skill_name = "nosbuqu", data = data }, mine))
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("nosbuqu", function()
	it("is used after damage and loss of health", function()
		assert.is_true(invoked({ from = "sgs3", to = "sgs2", card = { class = "Slash", id = 0 } }))
		assert.is_true(invoked())
	end)

	it("leaves him dying where duwu pays a point for it and a Peach is near", function()
		local duwu = { from = "sgs3", to = "sgs2", reason = "duwu" }
		local peach = { [1] = { hand = { "peach" } } }
		assert.is_false(invoked(duwu, peach))
		assert.is_true(invoked(duwu), "nobody has a Peach")
		peach[2] = { hp = -1 }
		assert.is_true(invoked(duwu, peach), "one would not do")
	end)

	local function removed(places)
		local s = table_of()
		local ids = {}
		for _, place in ipairs(places) do table.insert(ids, s.snapshot.table[place]) end
		local decision = decide(s:with{ ask = { kind = "askForAG", reason = "nosbuqu", card_ids = ids }, me = "nos_zhoutai" })
		assert.same({}, decision.faults)
		assert.equal("handler", decision.source)
		return table.indexOf(s.snapshot.table, decision.answer)
	end

	it("takes off one of two equal numbers", function()
		assert.equal(5, removed({ 1, 2, 4, 5 }))
		assert.equal(4, removed({ 5, 1, 4, 2 }))
	end)

	it("takes off the first where all differ", function()
		assert.equal(2, removed({ 2, 1, 4 }))
	end)
end)

describe("nosbuqu in the plans of the others", function()
	it("lets others be healed first while few cards lie on him", function()
		local function first(cards)
			scene("two-against-two"):with{ players = { zhurong = { hp = 2 },
				xiahouyuan = { skills = { "nosbuqu" }, hp = 1, piles = { nosbuqu = { known = cards } } } } }
			return brain("zhurong"):getWoundedFriend(false, true)[1]:objectName()
		end
		assert.equal("sgs3", first{ 12 })
		assert.equal("sgs4", first{ 12, 13, 14, 15, 16 }, "many wounds: the next is likely to kill him")
	end)
end)
