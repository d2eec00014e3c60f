-- game: sgs
-- 享乐 xiangle: Liu Shan is only slashed by those who can pay a basic card.

-- A rebel's turn: Liu Shan is the lord, Xiahou Yuan his loyalist out of reach.
local function turn(hand, liushan, more)
	local players = { { "liushan", role = "lord", hp = 4, skills = { "xiangle" }, hand = 0 },
		{ "zhurong", role = "rebel", skills = {}, hand = hand }, { "pangtong", role = "rebel", skills = {}, hand = 2 },
		{ "xiahouyuan", role = "loyalist", skills = {}, hand = 2 } }
	for key, value in pairs(liushan or {}) do players[1][key] = value end
	for key, value in pairs(more or {}) do players[2][key] = value end
	return scene{ me = "zhurong", current = "zhurong", turn = 5, ask = { kind = "activate" }, players = players }
end

local function answer(s)
	return without_fault(s)
end

local function strikes(...)
	return (answer(turn(...)) or ""):match("%->sgs1$") ~= nil
end

describe("a Slash on Liu Shan", function()
	it("is used with another basic card to spare", function()
		assert.is_true(strikes{ "slash:spade:7", "slash:spade:8" })
		assert.is_true(strikes{ "slash:spade:7", "jink:heart:2", "jink:diamond:2" })
	end)

	it("is not used where it would be in vain", function()
		assert.is_false(strikes{ "slash:spade:7" })
		assert.is_false(strikes{ "slash:spade:7", "lightning" })
	end)

	it("is not worth the only Jink or a Peach", function()
		assert.is_false(strikes{ "slash:spade:7", "jink:heart:2" })
		assert.is_false(strikes{ "slash:spade:7", "peach" })
	end)

	it("is worth the only Jink where it may kill him", function()
		assert.is_true(strikes({ "slash:spade:7", "jink:heart:2" }, { hp = 1, max_hp = 4 }))
	end)

	it("is not paid with the cards that the Slash is made of", function()
		local spear = { equips = { "spear" } }
		assert.is_false(strikes({ "jink:heart:2", "jink:diamond:2" }, {}, spear))
	end)

	it("of a friend is left to other rules", function()
		turn{ "slash:spade:7" }
		assert.is_false(sgs.ai_slash_prohibit.xiangle(brain("xiahouyuan"), player("xiahouyuan"), player("liushan")))
	end)

	it("of somebody else needs two cards that can be expected of him", function()
		turn({ "slash:spade:7" }, {}, { hand = 1 })
		assert.is_true(sgs.ai_slash_prohibit.xiangle(brain("pangtong"), player("zhurong"), player("liushan")))
		turn({ "slash:spade:7" }, {}, { hand = { "slash:spade:7", "slash:spade:8" } })
		assert.is_false(sgs.ai_slash_prohibit.xiangle(brain("zhurong"), player("zhurong"), player("liushan")))
	end)
end)

describe("the price of xiangle", function()
	local function paid(hand, liushan, more)
		local s = turn(hand, liushan, more)
		s.ask = { kind = "askForCard", seat = "sgs2", pattern = ".Basic", prompt = "@xiangle-discard", method = "discard",
			data = { ["$player"] = "sgs1" } }
		local card, source = answer(s)
		assert.equal("handler", source)
		return card and sgs.Sanguosha:getCard(tonumber((card:gsub("%$", "")))):objectName()
	end

	it("is a Slash before a Jink", function()
		assert.equal("slash", paid{ "jink:heart:2", "slash:spade:8", "peach" })
		assert.equal("jink", paid{ "duel", "jink:heart:2", "peach" })
	end)

	it("is no wine or Peach", function()
		assert.is_nil(paid{ "peach", "analeptic" })
	end)

	it("is wine or even a Peach for a drunk blow that nothing answers", function()
		local drunk = { marks = { drank = 1 } }
		assert.equal("analeptic", paid({ "peach", "analeptic" }, { hp = 2, max_hp = 4 }, drunk))
		assert.is_nil(paid({ "peach", "analeptic" }, { hp = 2, max_hp = 4, hand = 5 }, drunk))
	end)

	it("is not paid for a friend", function()
		assert.is_nil(paid({ "slash:spade:8" }, {}, { role = "loyalist" }))
	end)
end)
