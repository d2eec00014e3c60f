-- game: sgs
-- 断粮 duanliang: Xu Huang uses black basic cards and equipment as Supply Shortage, up to two seats away.

-- Xu Huang's turn with these fields, a rebel; the lord beside him, his comrade Ma Chao, the loyalist Cao Ren beyond.
local function table_of(xuhuang, lord, caoren)
	local players = { { "xuhuang", role = "rebel", hp = 4, hand = { "jink" }, skills = { "duanliang" } },
		{ "caocao", role = "lord", hand = 2, skills = {} }, { "machao", role = "rebel", hand = 2, skills = {} },
		{ "caoren", role = "loyalist", hand = 2, skills = {} } }
	for place, fields in ipairs({ xuhuang or {}, lord or {}, {}, caoren or {} }) do
		for key, value in pairs(fields) do players[place][key] = value end
	end
	return scene{ mode = "04p", me = "xuhuang", current = "xuhuang", turn = 3, players = players, ask = { kind = "activate" } }
end

-- What he does: the card's face, and on whom; nil for nothing.
local function does(...)
	local decision = decide(table_of(...))
	assert.same({}, decision.faults)
	local skill, id, target = (decision.answer or ""):match("^supply_shortage:(%a+)%[.-%]=(%d+)%->(.*)$")
	if not skill then return decision.answer end
	local card = sgs.Sanguosha:getCard(tonumber(id))
	return skill .. " " .. card:objectName() .. " on " .. target
end

-- Nobody is left to slash or to be put under a Shortage but one at distance 2.
local spent = { history = { Slash = 1 } }

local function with(fields)
	local all = table.clone(spent)
	for key, value in pairs(fields) do all[key] = value end
	return all
end

describe("duanliang", function()
	it("makes a Shortage of a Slash that cannot be used any more", function()
		assert.equal("duanliang slash on sgs2", does(with{ hand = { "slash:club:5" } }, {}, { hand = 4 }))
	end)

	it("reaches whom others do not", function()
		local safe = { judging = { "supply_shortage" } }
		assert.equal("duanliang slash on sgs4", does(with{ hand = { "slash:club:5" } }, safe))
		assert.equal("duanliang slash on sgs4", does(with{ hand = { "slash:club:5" } }, safe, { equips = { "dilu" } }))
	end)

	it("leaves red cards, tricks, and a Slash that is to be used", function()
		assert.is_nil(does(with{ hand = { "slash:diamond:6" } }))
		assert.matches("^%d", does{ hand = { "slash:club:5" } }, "the Slash itself")
		assert.is_nil((does(with{ hand = { "dismantlement:club:3" } }) or ""):match("duanliang"))
	end)

	it("takes the card of least use", function()
		assert.equal("duanliang qinggang_sword on sgs2",
			does(with{ hand = { "qinggang_sword", "analeptic:spade:9", "jink" }, equips = { "axe" } }))
	end)

	it("spends worn equipment, but not what protects him while weak", function()
		assert.equal("duanliang eight_diagram on sgs2", does(with{ equips = { "eight_diagram" } }))
		assert.is_nil(does(with{ equips = { "eight_diagram" }, hp = 1 }))
		assert.equal("duanliang silver_lion on sgs2", does(with{ equips = { "silver_lion" }, hp = 1 }), "losing the lion heals")
	end)

	it("has nobody to starve where a Shortage would be wasted", function()
		local judging = { judging = { "supply_shortage" } }
		assert.is_nil(does(with{ hand = { "slash:club:5" } }, judging, judging))
	end)

	it("keeps black cards rather than red ones of the same worth", function()
		local s = table_of{ hand = { "slash:club:5", "slash:diamond:6" } }:with{
			ask = { kind = "askForDiscard", reason = "gamerule", discard_num = 1, min_num = 1 } }
		assert.equal("diamond", sgs.Sanguosha:getCard(decide(s).answer[1]):getSuitString())
	end)

	it("is worth a friend's black cards, up to two", function()
		local function given(card, hand)
			local s = table_of({ hand = hand }):with{ me = "machao", players = { machao = { hand = { card } } } }
			s.ask = { kind = "askForYiji", seat = "sgs3", reason = "gift", cards = s.snapshot.players[3].hand.known }
			local answer = decide(s).answer
			return answer and answer.player
		end
		assert.equal("sgs1", given("slash:club:5", 2))
		assert.is_nil(given("slash:diamond:6", 2))
		assert.is_nil(given("dismantlement:club:3", 2))
		assert.is_nil(given("slash:club:5", { "slash:club:2", "slash:spade:7" }))
	end)
end)

describe("duanliang in the plans of the others", function()
	it("draws an Indulgence: he lays Supply Shortages himself", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "duanliang" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)
end)

describe("duanliang and a better weapon", function()
	local function played(skills)
		local mine = { hp = 3, skills = skills, hand = { "guding_blade", "slash:spade:7", "jink:heart:2" }, equips = { "blade" } }
		local decision = decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = { hand = 0 } } })
		return sgs.Card_Parse((decision.answer:gsub("%->.*", ""))):objectName()
	end

	it("keeps black ones: each is a Supply Shortage", function()
		assert.equal("guding_blade", played{})
		assert.not_equal("guding_blade", played{ "duanliang" })
	end)
end)
