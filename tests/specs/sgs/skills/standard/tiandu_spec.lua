-- game: sgs
-- 天妒 tiandu: Guo Jia, a rebel, may take the card of his judgement; and with an eight diagram he is left alone.

local function board(guojia, ask, me, more)
	local players = { { "guojia", role = "rebel", skills = { "tiandu" }, hp = 2, hand = 0 }, { "machao", role = "lord", hp = 4 },
		{ "zhangliao", role = "rebel" }, { "caoren", role = "loyalist", hand = { "slash:spade:7", "jink:heart:2" } } }
	for _, row in ipairs(players) do
		row.skills, row.hand = row.skills or {}, row.hand or 3
		for key, value in pairs((row[1] == "guojia" and guojia or more and more[row[1]]) or {}) do row[key] = value end
	end
	return scene{ me = me or "guojia", current = me or "machao", turn = 3, players = players, ask = ask }
end

local function decided(...)
	local decision = decide(board(...))
	assert.same({}, decision.faults)
	return decision.answer, decision.source
end

describe("tiandu", function()
	local ASK = { kind = "askForSkillInvoke", skill_name = "tiandu", data = { ["$card"] = { class = "Slash", id = 0 } } }

	it("takes the card", function()
		assert.same({ true, "handler" }, { decided(nil, ASK) })
	end)

	it("leaves it where an empty hand protects him", function()
		assert.same({ false, "handler" }, { decided({ skills = { "tiandu", "kongcheng" } }, ASK) })
	end)
end)

describe("a Slash", function()
	-- Whom Cao Ren slashes: Guo Jia is the weaker of two enemies in reach.
	local function slashed(guojia, more)
		return (decided(guojia, { kind = "activate" }, "caoren", more) or ""):match("%->(.+)$")
	end
	local armed = { equips = { "eight_diagram" } }

	it("goes to another while his eight diagram would feed him", function()
		assert.equal("sgs1", slashed())
		assert.equal("sgs3", slashed(armed))
	end)

	it("goes to him where it passes by armour, or he is the only enemy left", function()
		assert.equal("sgs1", slashed(armed, { caoren = { equips = { "qinggang_sword" } } }))
		assert.equal("sgs1", slashed(armed, { zhangliao = { role = "loyalist" } }))
	end)
end)

describe("tiandu in the plans of the others", function()
	it("turns an Indulgence away: the card of the judgement is his", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, zhurong = { skills = { "tiandu" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)

	it("needs no Nullification against a SupplyShortage: the card of the judgement is his", function()
		local function stops(skills)
			return decide(scene("two-against-two"):with{ players = { pangtong = { hand = { "nullification" } },
				yuanshao = { hand = 4, skills = skills } }, ask = { kind = "askForNullification",
				trick = "supply_shortage:[no_suit:-]=.", from = "sgs3", to = "sgs1", positive = true } }).answer
		end
		assert.is_nil(stops{ "tiandu" })
		assert.truthy(stops{})
	end)
end)
