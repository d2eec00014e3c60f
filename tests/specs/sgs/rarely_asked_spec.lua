-- game: sgs
-- Questions that come rarely, and tables that are odd: no answer of ours is refused there.

-- Pang Tong, a loyalist of Yuan Shao, against two rebels; nobody has skills. `mine`, `one`: fields of his
-- and of the first rebel.
local function seats(ask, mine, one)
	local players = { { "yuanshao", role = "lord", hp = 4 }, { "pangtong", role = "loyalist" }, { "zhurong", role = "rebel" },
		{ "xiahouyuan", role = "rebel" } }
	for seat, fields in ipairs({ {}, mine or {}, one or {}, {} }) do
		players[seat].skills, players[seat].hand = {}, 2
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "pangtong", current = ask.current or "zhurong", turn = 5, ask = ask.ask or ask, players = players }
end

-- The answer; nothing may be refused or fail on the way, and the last resort stays out of it.
local function answered(...)
	local decision = decide(seats(...))
	assert.same({}, decision.faults)
	assert.not_equal("last_resort", decision.source)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	return decision.answer, decision.source
end

local function name_of(answer)
	return answer and sgs.Card_Parse(tostring(answer):match("^(.-)%->") or tostring(answer)):objectName()
end

local function card(prompt, pattern, mine, one)
	return name_of((answered({ kind = "askForCard", pattern = pattern, prompt = prompt, method = "response" }, mine, one)))
end

local SLASH, RED = { hand = { "slash:spade:7" } }, { hand = { "slash:heart:10" } }

describe("a blow", function()
	it("of wushuang is answered a second time", function()
		assert.equal("slash", card("@wushuang-slash-2:sgs3", "slash", SLASH))
		assert.is_nil(card("@wushuang-slash-2:sgs3", "slash", { hand = { "jink" } }))
	end)

	local welcome = { hand = { "slash:spade:7" }, skills = { "yiji" }, hp = 3 }
	before_each(function()
		sgs.ai_need_damaged.yiji = function() return true end
	end)
	after_each(function()
		sgs.ai_need_damaged.yiji = nil
	end)

	it("of some other attack on all is answered with a Slash, unless it does no harm", function()
		assert.equal("slash", card("aoe:sgs3", "slash", SLASH))
		assert.is_nil(card("aoe:sgs3", "slash", welcome))
	end)

	it("is let through under QSanguosha's common test, where it is welcome; else the rule for all decides", function()
		local _, source = answered({ kind = "askForCard", pattern = "slash", prompt = "nullfilter:sgs3" }, SLASH)
		assert.equal("default", source)
		assert.same({ nil, "handler" }, { answered({ kind = "askForCard", pattern = "slash", prompt = "nullfilter:sgs3" }, welcome) })
	end)
end)

describe("a Slash", function()
	it("after the blade's miss goes to a weak enemy only", function()
		assert.equal("slash", card("blade-slash:sgs3", "slash", SLASH, { hp = 1, hand = 0 }))
		assert.is_nil(card("blade-slash:sgs3", "slash", SLASH, { hp = 4, hand = 4 }))
		assert.is_nil(card("blade-slash:sgs1", "slash", SLASH), "not on a friend")
	end)

	it("for Collateral is rather given than the weapon, but not on the lord", function()
		assert.equal("slash", card("collateral-slash:sgs3:sgs4", "slash", { hand = { "slash:spade:7" }, equips = { "blade" } }))
		assert.is_nil(card("collateral-slash:sgs1:sgs4", "slash", { hand = { "slash:spade:7" }, equips = { "blade" } }))
	end)

	it("is no heart that is worn, for wushen", function()
		local mine = { skills = { "wushen" }, equips = { "offensive_horse:heart" }, hand = { "slash:spade:7" } }
		assert.equal("slash", card("@wushuang-slash-2:sgs3", "slash", mine))
	end)

	it("is not made by a spear without effect", function()
		local mine = { equips = { "spear" }, hand = { "jink", "duel" } }
		assert.equal("slash", card("@wushuang-slash-2:sgs3", "slash", mine))
		mine.invalid = { "spear" }
		assert.is_nil(card("@wushuang-slash-2:sgs3", "slash", mine))
	end)

	it("is one of those that may be played, where some may not", function()
		local mine = { hand = { "slash:heart:10", "slash:spade:7" }, card_limitation = { response = { ".|red" } } }
		local answer = answered({ kind = "askForCard", pattern = "slash", prompt = "@wushuang-slash-2:sgs3", method = "response" }, mine)
		assert.is_true(sgs.Card_Parse(answer):isBlack())
		mine = { hand = RED.hand, card_limitation = { response = { ".|red" } } }
		assert.is_nil(card("@wushuang-slash-2:sgs3", "slash", mine))
		mine = { hand = { "jink", "duel" }, equips = { "spear" }, card_limitation = { response = { "Slash$1" } } }
		assert.is_nil(card("@wushuang-slash-2:sgs3", "slash", mine))
	end)

	it("that is asked for without an occasion is not one that may not be handled so", function()
		assert.is_nil((answered({ kind = "askForCard", pattern = "slash", prompt = "x", method = "recast" },
			{ hand = RED.hand, card_limitation = { recast = { "Slash$1" } } })))
		local use = { kind = "askForUseCard", pattern = "slash", prompt = "x", method = "response" }
		assert.equal("slash", name_of((answered(use, SLASH, { hp = 1, hand = 0 }))))
		assert.is_nil((answered(use, { hand = SLASH.hand, card_limitation = { response = { "Slash" } } }, { hp = 1, hand = 0 })))
	end)
end)

describe("cards that are used when somebody asks", function()
	it("are Jinks without further ado; what else only a handler knows", function()
		assert.equal("jink", name_of((answered({ kind = "askForUseCard", pattern = "jink", prompt = "x" }, { hand = { "jink" } }))))
		assert.is_nil((answered({ kind = "askForUseCard", pattern = "@@something", prompt = "@something" })))
	end)

	it("are Nullifications, made by kanpo for use only", function()
		local ask = { kind = "askForCard", pattern = "nullification", prompt = "x", method = "response" }
		assert.is_nil((answered(ask, { skills = { "kanpo" }, hand = { "slash:spade:7" } })))
		assert.equal("nullification", name_of((answered(ask, { hand = { "nullification" } }))))
	end)

	it("are not taken from where they are worn", function()
		local ask = { kind = "askForCard", pattern = "..", prompt = "x", method = "use" }
		assert.is_nil((answered(ask, { hand = {}, equips = { "blade" } })))
		ask.method = "discard"
		assert.equal("blade", name_of((answered(ask, { hand = {}, equips = { "blade" } }))))
	end)

	it("are no axe's two where the axe has no effect", function()
		local ask = { kind = "askForCard", pattern = "@axe", prompt = "@axe:sgs3", method = "discard",
			data = { ["$"] = "SlashEffectStruct", v = { from = "sgs2", to = "sgs3", slash = { id = 7, class = "Slash" } } } }
		local mine = { hand = { "jink", "jink", "duel", "slash:spade:7" }, equips = { "axe" } }
		assert.is_truthy((answered(ask, mine, { hp = 1, hand = 0 })))
		mine.invalid = { "axe" }
		assert.is_nil((answered(ask, mine, { hp = 1, hand = 0 })))
	end)
end)

describe("cards that go", function()
	local function ids(kind, terms, mine)
		terms.kind = kind
		local names = {}
		for _, id in ipairs((answered(terms, mine))) do table.insert(names, sgs.Sanguosha:getCard(id):objectName()) end
		return names
	end

	it("are those of the pattern", function()
		local mine = { hand = { "slash:spade:7", "peach", "jink:diamond:2" }, equips = { "blade" } }
		local terms = { reason = "gamerule", discard_num = 1, min_num = 1, include_equip = true, pattern = ".H" }
		assert.same({ "peach" }, ids("askForDiscard", terms, mine))
		terms.pattern = "EquipCard"
		assert.same({ "blade" }, ids("askForDiscard", terms, mine))
	end)

	it("may be such as may not be discarded, where they are only put down in exchange", function()
		local mine = { hand = { "slash:spade:7", "jink" }, card_limitation = { discard = { "Slash" } } }
		local terms = { reason = "gamerule", discard_num = 2, min_num = 2 }
		assert.same({ "jink" }, ids("askForDiscard", terms, mine))
		assert.equal(2, #ids("askForExchange", terms, mine))
	end)

	it("are any of a hand that is not seen", function()
		assert.equal(-1, (answered({ kind = "askForPindian", requestor = "sgs3", reason = "quhu" }, { hand = 2 })))
		assert.equal(-1, (answered({ kind = "askForCardShow", requestor = "sgs3", reason = "x" }, { hand = 2 })))
	end)

	it("are given where somebody has to be given one: kept, or for a friend", function()
		local ask = { kind = "askForYiji", cards = { 0, 1 }, reason = "x", optional = false }
		assert.equal("sgs2", (answered(ask)).player)
		ask.players = { "sgs3", "sgs1" }
		assert.equal("sgs1", (answered(ask)).player)
		ask.players = { "sgs3" }
		assert.equal("sgs3", (answered(ask)).player)
		ask.optional = true
		assert.is_nil((answered(ask)))
	end)
end)

describe("odd questions", function()
	it("to choose of nobody is answered with nobody", function()
		assert.is_nil((answered({ kind = "askForPlayerChosen", reason = "tuxi", targets = {}, optional = true })))
	end)

	it("to take a card that no plan has settled goes to the rule for all", function()
		local who = { kind = "askForCardChosen", who = "sgs3", flags = "hej", reason = "snatch", method = "none" }
		local answer, source = answered(who, nil, { equips = { "eight_diagram" }, hand = 1 })
		assert.same({ "eight_diagram", "default" }, { sgs.Sanguosha:getCard(answer):objectName(), source })
	end)

	it("to play when it is not one's turn to play casts no chain again", function()
		assert.is_nil((answered({ kind = "activate" }, { hand = { "iron_chain" } }, { skills = { "weimu" } })))
		local own = { current = "pangtong", ask = { kind = "activate" } }
		assert.is_nil(answered(own, { hand = { "iron_chain" } }, { skills = { "weimu" } }):find("->", 1, true), "cast again")
	end)

	it("with an ox without effect nothing is put under it", function()
		local own = { current = "pangtong", ask = { kind = "activate" } }
		local mine = { hp = 1, hand = { "jink", "jink", "nullification" }, equips = { "wooden_ox" } }
		assert.equal("WoodenOxCard", sgs.Card_Parse((answered(own, mine))):getClassName())
		mine.invalid = { "wooden_ox" }
		assert.is_nil((answered(own, mine)))
	end)
end)
