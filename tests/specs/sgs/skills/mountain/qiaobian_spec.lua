-- game: sgs
-- 巧变 qiaobian: Zhang He pays a hand card to skip a phase, and may take or move cards instead.

local PHASES = { judge = 2, draw = 3, play = 4, discard = 5 }

-- Zhang He, a loyalist; Zhu Rong and Xiahou Yuan are rebels; nobody else has skills.
local function seats(phase, mine, lord, zhurong, xiahouyuan)
	local players = { { "yuanshao", role = "lord", hp = 4, skills = {}, hand = 2 },
		{ "zhanghe", role = "loyalist", hp = 4, hand = { "lightning", "jink:heart:2", "peach" }, skills = { "qiaobian" } },
		{ "zhurong", role = "rebel", skills = {}, hand = 2 }, { "xiahouyuan", role = "rebel", skills = {}, hand = 2 } }
	for seat, fields in pairs({ lord or {}, mine or {}, zhurong or {}, xiahouyuan or {} }) do
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	players[2].marks = { qiaobianPhase = PHASES[phase] }
	return scene{ me = "zhanghe", current = "zhanghe", turn = 5, players = players, ask = { kind = "askForDiscard",
		reason = "qiaobian", discard_num = 1, min_num = 1, optional = true, pattern = ".|.|.|hand" } }
end

local function handled(s)
	return by_handler(s)
end

-- The name of the card that is paid, nil for none.
local function paid(...)
	local id = handled(seats(...))[1]
	return id and sgs.Sanguosha:getCard(id):objectName()
end

describe("a phase that is skipped already", function()
	it("is not paid for", function()
		local held = { hand = { "lightning", "jink:heart:2", "peach", "duel" }, hp = 1 }
		assert.is_truthy(paid("discard", held))
		held.skipped = { "discard" }
		assert.is_nil(paid("discard", held))
	end)
end)

describe("judging is skipped", function()
	it("under Indulgence, with cards that want to be played", function()
		local held = { judging = { "indulgence" }, hand = { "lightning", "jink:heart:2", "peach", "duel" } }
		assert.equal("lightning", paid("judge", held), "what is of least use")
	end)

	it("under Indulgence also to help a friend with the play phase", function()
		local held = { judging = { "indulgence" }, hand = { "jink:heart:2", "duel" } }
		assert.is_nil(paid("judge", held))
		assert.is_truthy(paid("judge", held, { judging = { "supply_shortage" } }))
	end)

	it("under SupplyShortage, with few cards", function()
		assert.is_truthy(paid("judge", { judging = { "supply_shortage" } }))
		assert.is_nil(paid("judge", { judging = { "supply_shortage" }, hp = 2, max_hp = 4, hand = { "jink:heart:2", "slash", "slash", "jink:diamond:2" } },
			{}, { hand = 0 }, { hand = 0 }))
	end)

	it("under lightning that an enemy steers", function()
		local struck = { judging = { "lightning" }, hand = { "jink:heart:2", "slash" } }
		assert.is_nil(paid("judge", struck))
		assert.is_truthy(paid("judge", struck, {}, { skills = { "guidao" } }))
	end)

	it("never for a card where nothing lies there, or a friend has the last word", function()
		assert.is_nil(paid("judge"))
		assert.is_nil(paid("judge", { judging = { "supply_shortage" } }, { skills = { "guicai" } }))
	end)
end)

describe("drawing is skipped", function()
	it("where two enemies lose a card each", function()
		assert.equal("lightning", paid("draw", { hand = { "lightning", "duel", "peach" } }))
	end)

	it("not where only one has cards, or more would be drawn", function()
		assert.is_nil(paid("draw", {}, {}, { hand = 0 }))
		assert.is_nil(paid("draw", { skills = { "qiaobian", "yingzi" } }))
	end)

	it("and takes from these two", function()
		local s = seats("draw", {}, {}, { hand = 3 })
		s.ask = { kind = "askForUseCard", seat = "sgs2", pattern = "@@qiaobian", prompt = "@qiaobian-2", method = "none" }
		assert.equal("@QiaobianCard=.->sgs4+sgs3", handled(s))
	end)
end)

-- Whom the card is taken from, which card, and who gets it, as "sgs1:indulgence:sgs3"; nil for no move.
local function moved(...)
	local s = seats("play", ...)
	s.ask = { kind = "askForUseCard", seat = "sgs2", pattern = "@@qiaobian", prompt = "@qiaobian-3", method = "none" }
	local text = handled(s)
	if not text then return nil end
	local from = text:match("^@QiaobianCard=%.%->(sgs%d)$")
	s.ask = { kind = "askForCardChosen", seat = "sgs2", who = from, flags = "ej", reason = "qiaobian" }
	local card = sgs.Sanguosha:getCard(handled(s)):objectName()
	s.ask = { kind = "askForPlayerChosen", seat = "sgs2", reason = "qiaobian", targets = { "sgs1", "sgs2", "sgs3", "sgs4" } }
	return from .. ":" .. card .. ":" .. handled(s)
end

describe("playing is skipped", function()
	it("to lay a friend's Indulgence before the enemy on whom it would be used", function()
		local held = { judging = { "indulgence" } }
		assert.equal("sgs1:indulgence:sgs4", moved({}, held, {}, { hand = 6 }))
		assert.equal("sgs1:indulgence:sgs3", moved({}, held, { hand = 6 }, {}))
	end)

	it("to be rid of one's own", function()
		assert.equal("sgs2:supply_shortage:sgs3", moved({ judging = { "supply_shortage" } }))
	end)

	it("but not for a lightning that nobody steers, nor where it could not lie", function()
		assert.is_nil(moved({}, { judging = { "lightning" } }))
		assert.equal("sgs1:lightning:sgs3", moved({}, { judging = { "lightning" } }, {}, { skills = { "guidao" } }))
		local held = { judging = { "indulgence:spade" } }
		assert.is_nil(moved({}, held, { judging = { "indulgence:heart" } }, { judging = { "indulgence:club" } }))
	end)

	it("to give a friend an enemy's equipment, where playing is worth little", function()
		local armed = { equips = { "eight_diagram" } }
		assert.equal("sgs4:eight_diagram:sgs1", moved({ equips = { "vine" }, hand = { "jink:heart:2" } }, {}, {}, armed))
		assert.is_nil(moved({ equips = { "vine" }, hand = { "ex_nihilo" } }, {}, {}, armed))
	end)

	it("to let a friend gain by losing equipment", function()
		local owner = { skills = { "xiaoji" }, equips = { "offensive_horse", "spear" } }
		assert.equal("sgs1:offensive_horse:sgs2", (moved({ hand = { "jink:heart:2" } }, owner) or ""):gsub("chitu", "offensive_horse"))
	end)

	it("not where there is nothing to move", function()
		assert.is_nil(moved())
	end)

	it("costs the card least worth keeping, but no Peach that somebody may need", function()
		local held = { judging = { "indulgence" } }
		assert.equal("lightning", paid("play", {}, held))
		assert.is_nil(paid("play", { hand = { "peach" } }, { judging = { "indulgence" }, hp = 2 }))
		assert.equal("peach", paid("play", { hand = { "peach" } }, held))
	end)
end)

describe("discarding is skipped", function()
	it("with a hand above the limit, for one card instead of several", function()
		assert.equal("lightning", paid("discard", { hp = 1, max_hp = 4 }))
	end)

	it("not with a hand that may be kept anyway", function()
		assert.is_nil(paid("discard"))
	end)
end)

describe("what qiaobian says", function()
	local function told(phase, ...)
		local s = scene{ mode = "05p", sight = "whole", current = "zhanghe", turn = 2, players = { { "caocao", role = "lord", hand = 2 },
			{ "zhanghe", role = "rebel", hand = 2, marks = { qiaobianPhase = PHASES[phase] } }, { "xiahouyuan", role = "rebel", hand = 2 },
			{ "pangtong", role = "loyalist", hand = 2, judging = { "indulgence" }, equips = { "crossbow" } }, { "machao", role = "renegade", hand = 2 } } }
		local laid, worn = s.snapshot.players[4].judging[1], s.snapshot.players[4].equips[1]
		for _, event in ipairs({ ... }) do
			if type(event.data) == "string" then event.data = event.data:gsub("TRICK", laid):gsub("EQUIP", worn) end
			s = s:tell(event)
		end
		return sgs.role_evaluation.sgs2.loyalist
	end
	local function chose(text)
		return { event = "ChoiceMade", player = "zhanghe", data = text }
	end

	it("of two who lose a card each", function()
		assert.is_true(told("draw", { event = "TargetConfirmed", player = "zhanghe", data = { ["$"] = "CardUseStruct",
			v = { from = "sgs2", to = { "sgs1", "sgs3" }, card = { class = "QiaobianCard", str = "@QiaobianCard=." } } } }) < 0)
	end)

	it("of him before whom a trick is laid, and who gets equipment", function()
		assert.is_true(told("play", chose("cardChosen:qiaobian:TRICK:sgs2:sgs4"), chose("playerChosen:qiaobian:sgs1")) < 0)
		assert.is_true(told("play", chose("cardChosen:qiaobian:EQUIP:sgs2:sgs4"), chose("playerChosen:qiaobian:sgs1")) > 0)
	end)
end)

describe("qiaobian in the plans of the others", function()
	it("needs no Nullification against an Indulgence: a card moves it on", function()
		local function stops(skills)
			return decide(scene("two-against-two"):with{ players = { pangtong = { hand = { "nullification" } },
				yuanshao = { hand = 4, skills = skills } }, ask = { kind = "askForNullification",
				trick = "indulgence:[no_suit:-]=.", from = "sgs3", to = "sgs1", positive = true } }).answer
		end
		assert.is_nil(stops{ "qiaobian" })
		assert.truthy(stops{})
	end)

	it("wastes an Indulgence on him, even face down, where it is all that lies before him", function()
		local function laid(skills)
			local players = { pangtong = { hand = { "indulgence" } }, zhurong = { skills = skills, faceup = false },
				xiahouyuan = { judging = { "indulgence" } } }
			return decide(scene("two-against-two"):with{ turn = 3, players = players }).answer
		end
		assert.is_nil(laid{ "qiaobian" })
		assert.truthy(laid{})
	end)
end)

describe("qiaobian and the hand limit", function()
	it("is the hand less the card that is paid, or what the rules allow", function()
		local function limit(hp, skills)
			scene("two-rebels-and-a-lord"):with{ players = { guanyu = { hp = hp, hand = 5, skills = skills } } }:stage()
			return brain("guanyu"):getOverflow(player("guanyu"), true)
		end
		assert.equal(2, limit(2, {}))
		assert.equal(4, limit(2, { "qiaobian" }))
	end)
end)
