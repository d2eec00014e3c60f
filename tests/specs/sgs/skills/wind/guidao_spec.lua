-- game: sgs
-- 鬼道 guidao: Zhang Jiao may put a black card in the place of a judgement's, which he takes.

-- Zhang Jiao (a loyalist with guidao), the lord Sun Quan, and two rebels.
local function rows(more)
	local players = { { "sunquan", role = "lord", hp = 4, hand = 5 }, { "zhangjiao", role = "loyalist", hp = 3, hand = { "slash:club:8" }, skills = { "guidao" } },
		{ "guanyu", role = "rebel", hp = 4, hand = 5 }, { "machao", role = "rebel", hp = 4, hand = 5 } }
	for _, row in ipairs(players) do
		row.skills = row.skills or {}
		for key, value in pairs(more and more[row[1]] or {}) do row[key] = value end
	end
	return players
end

local PATTERNS = { indulgence = ".|heart", supply_shortage = ".|club", lightning = ".|spade|2~9", leiji = ".|black", luoshen = ".|black" }
local SEATS = { sunquan = "sgs1", zhangjiao = "sgs2", guanyu = "sgs3", machao = "sgs4" }

-- What is given in the judgement of that player, as "name:suit"; `card` is what lies there now.
local function given(who, reason, card, more, events)
	more = more or {}
	more[who] = more[who] or {}
	more[who].phase = "judge"
	local name, suit, number = unpack(card:split(":"))
	local class = (string.gsub("_" .. name, "_(%a)", string.upper))
	local judge = { who = SEATS[who], reason = reason, pattern = PATTERNS[reason], good = reason ~= "lightning" and reason ~= "leiji",
		negative = reason == "leiji", card = { class = class, name = name, id = 1500, suit = suit, number = tonumber(number or 7) } }
	local decision = decide(scene{ me = "zhangjiao", current = who, turn = 3, mode = "04p", players = rows(more), events = events,
		cards = { ["1500"] = { class = class, name = name, suit = suit, number = tonumber(number or 7) } }, table = { 1500 },
		ask = { kind = "askForCard", pattern = ".|black", prompt = "@guidao-card:" .. SEATS[who] .. ":guidao:" .. reason .. ":1500",
			data = { ["$"] = "JudgeStruct", v = judge } } })
	assert.same({}, decision.faults)
	if decision.answer then assert.equal("handler", decision.source) end
	local id = (decision.answer or ""):match("(%d+)")
	local chosen = id and sgs.Sanguosha:getCard(tonumber(id))
	return chosen and chosen:objectName() .. ":" .. chosen:getSuitString()
end

describe("guidao", function()
	it("saves a friend's draw with a club", function()
		assert.equal("slash:club", given("sunquan", "supply_shortage", "slash:heart"))
	end)

	it("lets an enemy lose his play phase", function()
		assert.equal("slash:club", given("guanyu", "indulgence", "slash:heart"))
	end)

	it("turns lightning on an enemy with a spade from two to nine", function()
		local more = { zhangjiao = { hand = { "slash:club:8", "slash:spade:8" } } }
		assert.equal("slash:spade", given("guanyu", "lightning", "slash:heart", more))
	end)

	it("leaves alone what is well as it is", function()
		assert.is_nil(given("guanyu", "indulgence", "slash:spade"))
		assert.is_nil(given("sunquan", "supply_shortage", "slash:club"))
	end)

	it("trades no card that he may not respond with", function()
		local limited = { zhangjiao = { hand = { "duel:club:1" }, card_limitation = { response = { ".|black" } } } }
		assert.is_nil(given("guanyu", "indulgence", "ex_nihilo:spade", limited))
	end)

	it("trades a card of little use for a better one where the result stays", function()
		local more = { zhangjiao = { hand = { "duel:club:1" } } }
		assert.equal("duel:club", given("guanyu", "indulgence", "ex_nihilo:spade", more))
		assert.is_nil(given("guanyu", "indulgence", "slash:spade", { zhangjiao = { hand = { "snatch:spade:3" } } }))
	end)

	it("trades also where nothing can be turned", function()
		-- no black card makes the lord's Indulgence miss
		local more = { zhangjiao = { hand = { "duel:club:1" } } }
		assert.equal("duel:club", given("sunquan", "indulgence", "ex_nihilo:spade", more))
		assert.is_nil(given("sunquan", "indulgence", "slash:spade", { zhangjiao = { hand = { "snatch:spade:3" } } }))
	end)

	it("throws away a lion that heals him", function()
		local more = { zhangjiao = { hp = 1, hand = { "slash:club:8" }, equips = { "silver_lion" } } }
		assert.equal("silver_lion:club", given("sunquan", "supply_shortage", "slash:heart", more))
	end)

	it("has nothing to do with red cards", function()
		assert.is_nil(given("guanyu", "indulgence", "slash:heart", { zhangjiao = { hand = { "slash:diamond:8" } } }))
	end)

	it("keeps the only spade for a lightning that is still to be judged", function()
		local function with(trick, skills)
			return given("guanyu", "indulgence", "slash:heart", { zhangjiao = { hand = { "slash:spade:8" }, skills = skills },
				guanyu = { judging = { trick } } })
		end
		assert.is_nil(with("lightning", { "guidao", "nosleiji" }))
		assert.equal("slash:spade", with("supply_shortage", { "guidao", "nosleiji" }))
	end)

	it("keeps the only black card for leiji while arrows come his way", function()
		local arrows = { { event = "TargetConfirmed", player = "sgs3", data = { ["$"] = "CardUseStruct",
			v = { card = { class = "ArcheryAttack", id = 76 }, from = "sgs3", to = { "sgs4", "sgs1", "sgs2" } } } } }
		local function with(hand, skills)
			return given("machao", "indulgence", "slash:heart", { zhangjiao = { hand = hand, skills = skills } }, arrows)
		end
		assert.is_nil(with({ "slash:spade:8", "jink:heart:2" }, { "guidao", "leiji" }))
		assert.truthy(with({ "slash:spade:8", "slash:club:8", "jink:heart:2" }, { "guidao", "leiji" }), "there is another")
		assert.truthy(with({ "slash:spade:8", "peach:heart:3" }, { "guidao", "leiji" }), "he cannot dodge them")
		assert.truthy(with({ "slash:spade:8", "jink:heart:2" }, { "guidao" }), "he calls no lightning")
	end)
end)

describe("guidao besides", function()
	local function wants(card, owner, more)
		scene{ me = "sunquan", current = "sunquan", turn = 3, mode = "04p", invoke = "biyue",
			players = rows({ zhangjiao = { hand = 2, skills = owner }, sunquan = more }) }
		local self = brain("sunquan")
		local suit, number = unpack(card:split(":"))
		local suits = { spade = sgs.Card_Spade, club = sgs.Card_Club, heart = sgs.Card_Heart }
		return sgs.ai_cardneed.guidao(player("zhangjiao"), sgs.Sanguosha:cloneCard("slash", suits[suit], tonumber(number)), self)
	end

	it("wants black cards for leiji, spades for the old one", function()
		assert.is_true(wants("club:8", { "guidao", "leiji" }))
		assert.is_true(wants("spade:10", { "guidao", "nosleiji" }))
		assert.is_false(wants("club:8", { "guidao", "nosleiji" }))
		assert.is_false(wants("heart:8", { "guidao", "leiji" }))
	end)

	it("wants what a judgement before a friend is to show", function()
		assert.is_true(wants("spade:8", { "guidao" }, { judging = { "lightning" } }))
		assert.is_false(wants("spade:10", { "guidao" }, { judging = { "lightning" } }))
		assert.is_true(wants("club:8", { "guidao" }, { judging = { "supply_shortage" } }))
	end)

	it("keeps spades, and parts with diamonds first", function()
		local decision = decide(scene{ me = "zhangjiao", current = "zhangjiao", mode = "04p", turn = 3,
			players = rows({ zhangjiao = { hp = 1, hand = { "slash:spade:8", "slash:heart:10" } } }),
			ask = { kind = "askForDiscard", reason = "gamerule", discard_num = 1, min_num = 1 } })
		assert.equal("heart", sgs.Sanguosha:getCard(decision.answer[1]):getSuitString())
		assert.same({ spade = 3.9, club = 2.7 }, sgs.guidao_suit_value)
	end)
end)

describe("guidao in the plans of the others", function()
	it("turns a SupplyShortage away: he changes the judgement", function()
		-- Zhu Rong, a loyalist now, sits between two rebels; where nobody has skills it goes to Pang Tong
		local players = { zhurong = { role = "loyalist", hand = { "supply_shortage" } }, pangtong = { role = "rebel", skills = { "guidao" } },
			xiahouyuan = { hand = 1 } }
		local s = scene("two-against-two"):with{ turn = 3, me = "zhurong", current = "zhurong", players = players,
			ask = { kind = "activate" } }
		assert.matches("%->sgs4$", decide(s).answer)
	end)

	it("needs no Nullification against a SupplyShortage: he changes the judgement", function()
		local function stops(skills)
			return decide(scene("two-against-two"):with{ players = { pangtong = { hand = { "nullification" } },
				yuanshao = { hand = 4, skills = skills } }, ask = { kind = "askForNullification",
				trick = "supply_shortage:[no_suit:-]=.", from = "sgs3", to = "sgs1", positive = true } }).answer
		end
		assert.is_nil(stops{ "guidao" })
		assert.truthy(stops{})
	end)
end)

describe("guidao and a better weapon", function()
	local function played(skills)
		local mine = { hp = 3, skills = skills, hand = { "crossbow:diamond:1", "slash:spade:7", "jink:heart:2" }, equips = { "qinggang_sword" } }
		local decision = decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = { hand = 0 } } })
		return sgs.Card_Parse((decision.answer:gsub("%->.*", ""))):objectName()
	end

	it("keeps the black one in use: it changes a judgement", function()
		assert.equal("crossbow", played{})
		assert.not_equal("crossbow", played{ "guidao" })
	end)
end)
