-- game: sgs
-- 观星 Stargazing: what is put on top, and what under the pile.

-- Zhuge Liang (me, a rebel), the loyalist Cao Ren, the rebel Zhang Liao, the lord Ma Chao: each name of
-- a card becomes an id of the question.
local function table_of(cards, more)
	more = more or {}
	local players = {
		{ "zhugeliang", role = "rebel", phase = "start", hand = { "jink", "slash" }, skills = { "guanxing" } },
		{ "caoren", role = "loyalist" }, { "zhangliao", role = "rebel" }, { "machao", role = "lord" },
	}
	for _, row in ipairs(players) do
		row.skills, row.hand = row.skills or {}, row.hand or 2
		for key, value in pairs(more[row[1]] or {}) do row[key] = value end
	end
	-- the table holds the cards that are looked at, so that each is a card of its own
	local s = scene{ me = "zhugeliang", current = "zhugeliang", turn = 2, mode = "04p", players = players,
		table = cards, ask = { kind = "askForGuanxing", cards = { 1 } } }
	s.ask.cards, s.ask.guanxing_type = s.snapshot.table, more.kind
	return s
end

local function names(ids)
	local list = {}
	for _, id in ipairs(ids) do
		local card = sgs.Sanguosha:getCard(id)
		table.insert(list, card:objectName() .. ":" .. card:getSuitString())
	end
	return table.concat(list, " ")
end

-- What lies on top and under the pile, as names.
local function arranged(cards, more)
	local decision = decide(table_of(cards, more))
	assert.same({}, decision.faults)
	assert.equal("default", decision.source)
	return names(decision.answer.up), names(decision.answer.bottom)
end

describe("the own judgements", function()
	it("get the suit that they want", function()
		local up = arranged({ "jink:diamond", "slash:spade", "peach:heart", "slash:heart", "jink:heart" },
			{ zhugeliang = { judging = { "indulgence" } } })
		assert.matches("^slash:heart ", up)
	end)

	it("are served last trick first", function()
		local up = arranged({ "slash:club", "slash:heart", "slash:spade", "jink:diamond" },
			{ zhugeliang = { judging = { "indulgence", "supply_shortage" } } })
		assert.matches("^slash:club slash:heart", up)
	end)

	it("that cannot be got past send everything under the pile", function()
		local up, bottom = arranged({ "slash:club", "jink:diamond", "slash:spade" }, { zhugeliang = { judging = { "indulgence" } } })
		assert.equal("", up)
		assert.equal(3, #bottom:split(" "))
	end)

	it("of lightning get what does not strike", function()
		local up = arranged({ "slash:spade:7", "slash:spade:8", "jink:diamond", "jink:heart" }, { zhugeliang = { judging = { "lightning" } } })
		assert.not_matches("^slash:spade", up)
	end)

	it("of lightning, where all would strike, are left to chance", function()
		local up = arranged({ "slash:spade:7", "slash:spade:8" }, { zhugeliang = { judging = { "lightning" } } })
		assert.equal("", up)
	end)
end)

describe("the own draw", function()
	it("takes a Peach and ExNihilo before what is not needed", function()
		local up = arranged({ "slash:spade", "slash:club", "peach:heart", "ex_nihilo:heart" }, { zhugeliang = { hp = 2 } })
		assert.matches("peach:heart", up)
		assert.matches("ex_nihilo:heart", up)
	end)

	it("takes a Jink where there is none, and leaves the rest", function()
		local up, bottom = arranged({ "slash:spade", "jink:diamond", "slash:club" },
			{ zhugeliang = { hand = { "slash" } }, caoren = { faceup = false } })
		assert.matches("jink:diamond", up)
		assert.matches("slash:spade", bottom)
	end)
end)

describe("the judgements of who is next", function()
	it("fail where he is an enemy", function()
		local up = arranged({ "peach:heart", "jink:heart", "slash:spade", "jink:diamond" },
			{ zhugeliang = { hp = 2, hand = {} }, caoren = { judging = { "indulgence" } } })
		local cards = up:split(" ")
		assert.equal(3, #cards)
		assert.not_matches("heart", cards[3])
	end)

	it("succeed where he is a friend", function()
		local up = arranged({ "peach:heart", "jink:heart", "slash:spade", "jink:diamond" },
			{ zhugeliang = { hp = 2, hand = {} }, caoren = { role = "rebel", judging = { "indulgence" } }, zhangliao = { role = "loyalist" } })
		local cards = up:split(" ")
		assert.equal(3, #cards)
		assert.matches("jink:heart", cards[3])
	end)
end)

describe("cards behind the own draw", function()
	it("are a Peach for a wounded friend", function()
		local up = arranged({ "peach:heart", "peach:heart", "peach:heart", "slash:spade" },
			{ zhugeliang = { hp = 2 }, caoren = { role = "rebel", hp = 2 }, zhangliao = { role = "loyalist" } })
		assert.equal("peach:heart peach:heart peach:heart", up)
	end)

	it("wait until the own draw is full", function()
		local up, bottom = arranged({ "ex_nihilo:heart", "slash:spade", "slash:club", "slash:heart" },
			{ zhugeliang = { hand = { "slash" }, skipped = { "play" } }, caoren = { role = "rebel" }, zhangliao = { role = "loyalist" } })
		local cards = up:split(" ")
		assert.equal("ex_nihilo:heart", cards[3], "the friend who is next plays it")
		assert.equal(1, #bottom:split(" "))
	end)

	it("are of little use to an enemy", function()
		local up = arranged({ "peach:heart", "peach:heart", "amazing_grace:heart", "slash:spade" }, { zhugeliang = { hp = 2 } })
		assert.equal("peach:heart peach:heart amazing_grace:heart", up)
	end)
end)

describe("cards that go one way only", function()
	it("under the pile stay as they are", function()
		local up, bottom = arranged({ "slash:spade", "peach:heart" }, { kind = "down_only" })
		assert.same({ "", "slash:spade peach:heart" }, { up, bottom })
	end)

	it("on top begin with what the next player judges", function()
		local up, bottom = arranged({ "slash:heart", "peach:heart", "jink:diamond" }, { kind = "up_only", caoren = { judging = { "indulgence" } } })
		assert.equal("", bottom)
		assert.matches("^jink:diamond", up)
	end)
end)
