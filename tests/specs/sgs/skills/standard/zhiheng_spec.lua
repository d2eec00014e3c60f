-- game: sgs
-- 制衡 zhiheng: once a phase Sun Quan discards any number of cards and draws as many.

-- Sun Quan's play phase (or another question); the names of the cards that he exchanges, sorted.
local function exchanged(mine, players, more)
	mine.skills = mine.skills or { "zhiheng" }
	local changes = players or {}
	changes.pangtong = mine
	local decision = decide(scene("two-against-two"):with{ ask = { kind = "activate" }, players = changes }:with(more or {}))
	assert.same({}, decision.faults)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	local ids = (decision.answer or ""):match("^@ZhihengCard[^=]*=([%d+]+)")
	local names = {}
	for _, id in ipairs(ids and ids:split("+") or {}) do table.insert(names, sgs.Sanguosha:getCard(tonumber(id)):objectName()) end
	table.sort(names)
	return names, decision.answer
end

local function far()
	return { zhurong = { equips = { "jueying" } }, xiahouyuan = { equips = { "dilu" } } }
end

describe("zhiheng of a healthy Sun Quan", function()
	it("exchanges Slashes that reach nobody, and keeps Peach and Jink", function()
		assert.same({ "slash", "slash" }, exchanged({ hp = 4, max_hp = 4, hand = { "slash:spade:7", "slash:spade:8", "jink", "peach" } }, far()))
	end)

	it("keeps the Slash that he will use, but not the next one", function()
		local hand = { "slash:spade:7", "slash:spade:8", "jink" }
		assert.same({ "slash" }, exchanged({ hp = 4, max_hp = 4, hand = hand }, { zhurong = { hp = 2 } }))
	end)

	it("keeps all Slashes with a crossbow", function()
		local names = exchanged({ hp = 4, max_hp = 4, hand = { "slash:spade:7", "slash:spade:8", "jink" }, equips = { "crossbow" } }, { zhurong = { hp = 2 } })
		assert.same({}, names)
	end)

	it("never throws the only Jink, armoured or not", function()
		assert.same({ "jink" }, exchanged({ hp = 4, max_hp = 4, hand = { "jink", "jink", "peach" } }))
		assert.same({}, exchanged({ hp = 4, max_hp = 4, hand = { "jink", "peach" }, equips = { "renwang_shield" } }))
	end)

	it("exchanges a weapon that would only replace another", function()
		local names = exchanged({ hp = 4, max_hp = 4, hand = { "fan", "jink", "peach", "nullification" }, equips = { "blade" } }, far())
		assert.same({ "fan" }, names)
	end)

	it("exchanges what would be discarded at the end of the turn", function()
		-- seven cards on 4 health: three have to go, so three are drawn anew first
		local hand = { "jink", "peach", "peach", "nullification", "nullification", "nullification", "analeptic" }
		local names = exchanged({ hp = 4, max_hp = 4, hand = hand })
		assert.equal(3, #names)
		assert.is_nil(table.find(names, "jink"))
		assert.is_nil(table.find(names, "peach"))
	end)

	it("is not used where all cards are worth keeping, nor a second time", function()
		assert.same({}, exchanged{ hp = 4, max_hp = 4, hand = { "jink", "peach", "nullification" } })
		assert.same({}, exchanged({ hp = 4, max_hp = 4, hand = { "slash:spade:7", "slash:spade:8" }, history = { ZhihengCard = 1 } }, far()))
	end)
end)

describe("zhiheng in a duel", function()
	it("exchanges two cards at most", function()
		local me = { "sunquan", role = "lord", hp = 4, max_hp = 4, skills = { "zhiheng" },
			hand = { "slash:spade:7", "slash:spade:8", "slash:club:7", "slash:club:8" } }
		local enemy = { "caoren", role = "renegade", skills = {}, hand = 2, equips = { "jueying" } }
		local s = scene{ mode = "02_1v1", me = "sunquan", current = "sunquan", turn = 3, ask = { kind = "activate" }, players = { me, enemy } }
		assert.equal(2, #decide(s).answer:match("=([%d+]+)"):split("+"))
	end)
end)

describe("zhiheng below 3 health", function()
	it("exchanges all that is of no use now: Peaches and Jinks are looked for", function()
		local names = exchanged({ hp = 2, max_hp = 4, hand = { "slash:spade:7", "nullification", "jink" } }, far())
		assert.same({ "nullification", "slash" }, names)
	end)

	it("keeps the armour and the horse that protect, and lets the weapon go", function()
		local names = exchanged({ hp = 1, max_hp = 4, hand = { "jink" }, equips = { "blade", "eight_diagram", "zhuahuangfeidian" } }, far())
		assert.same({ "blade" }, names)
	end)

	it("keeps wine at 1 health, where it is a Peach", function()
		local hand = { "analeptic", "slash:spade:7", "jink" }
		assert.same({ "slash" }, exchanged({ hp = 1, max_hp = 4, hand = hand }, far()))
		assert.same({ "analeptic", "slash" }, exchanged({ hp = 2, max_hp = 4, hand = hand }, far()))
	end)

	it("keeps the Slash that kills, and the weapon that carries it so far", function()
		local function with_weapon(players)
			return exchanged({ hp = 1, max_hp = 4, hand = { "slash:spade:7", "jink" }, equips = { "blade" } }, players)
		end
		local dying = far()
		dying.zhurong.hp, dying.zhurong.hand = 1, 0
		local names, answer = with_weapon(dying)
		assert.same({}, names)
		assert.matches("%->sgs3$", answer)
		assert.same({ "blade", "slash" }, with_weapon(far()))
	end)

	it("keeps the silver lion unless it heals to throw it", function()
		assert.same({ "silver_lion" }, exchanged({ hp = 2, max_hp = 4, hand = { "jink" }, equips = { "silver_lion" } }, far()))
		assert.same({}, exchanged({ hp = 2, max_hp = 2, hand = { "jink" }, equips = { "silver_lion" } }, far()))
	end)
end)

describe("zhiheng that is lent", function()
	local function lent(hand)
		return exchanged({ skills = { "jilve" }, hp = 4, max_hp = 4, hand = hand, marks = { ["@bear"] = 2 } }, far(),
			{ ask = { kind = "askForUseCard", pattern = "@zhiheng", prompt = "@jilve-zhiheng", method = "discard" } })
	end

	it("exchanges by the same rule", function()
		assert.same({ "slash", "slash" }, lent{ "slash:spade:7", "slash:spade:8", "jink" })
		assert.same({}, lent{ "jink", "peach" })
	end)
end)

describe("zhiheng's owner", function()
	it("is given anything but a Jink for it", function()
		local liubei = { skills = { "rende" }, hp = 3, hand = { "jink", "jink", "jink", "duel" } }
		scene("two-against-two"):with{ players = { pangtong = liubei, yuanshao = { skills = { "zhiheng" }, hp = 4, hand = 4, equips = { "axe" } } } }:stage()
		local card, friend = brain("pangtong"):getCardNeedPlayer()
		assert.same({ "duel", "sgs1" }, { card and card:objectName(), friend and friend:objectName() })
	end)
end)

describe("zhiheng in the plans of the others", function()
	it("draws an Indulgence: he exchanges cards in every play phase", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "zhiheng" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)
end)

describe("zhiheng and a better weapon", function()
	local function played(skills)
		local mine = { hp = 3, skills = skills, hand = { "guding_blade", "slash:spade:7", "jink:heart:2" }, equips = { "blade" } }
		local decision = decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = { hand = 0 } } })
		return sgs.Card_Parse((decision.answer:gsub("%->.*", ""))):objectName()
	end

	it("leaves it in hand: it can be exchanged", function()
		assert.equal("guding_blade", played{})
		assert.not_equal("guding_blade", played{ "zhiheng" })
	end)
end)
