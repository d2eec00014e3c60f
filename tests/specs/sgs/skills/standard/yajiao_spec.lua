-- game: sgs
-- 涯角 yajiao: Zhao Yun, out of his turn, reveals the top card: given away, thrown away or left.

-- Zhao Yun (me, a rebel); the lord is at turn, then come a loyalist and a friend.
local function scene_of(ask, mine, lord, loyalist, friend)
	local players = { { "caocao", role = "lord" }, { "zhangliao", role = "loyalist", role_shown = true },
		{ "zhoutai", role = "rebel", role_shown = true }, { "zhaoyun", role = "rebel", skills = { "yajiao" } } }
	for seat, fields in ipairs({ lord or {}, loyalist or {}, friend or {}, mine or {} }) do
		players[seat].skills, players[seat].hand = players[seat].skills or {}, 3
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "zhaoyun", current = "caocao", turn = 2, ask = ask, players = players }
end

local PRINTED = { peach = { class = "Peach", id = 45, name = "peach", suit = "heart", number = 4 },
	slash = { class = "Slash", id = 0, name = "slash", suit = "spade", number = 7 },
	grace = { class = "AmazingGrace", id = 71, name = "amazing_grace", suit = "heart", number = 3 },
	heart = { class = "Slash", id = 21, name = "slash", suit = "heart", number = 10 } }

local function kept(card, ...)
	local decision = decide(scene_of({ kind = "askForChoice", skill_name = "yajiao", choices = "throw+cancel",
		data = { ["$card"] = PRINTED[card] } }, ...))
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer == "cancel"
end

local function given(card, mine, ...)
	mine.marks = { yajiao = PRINTED[card].id }
	local decision = decide(scene_of({ kind = "askForPlayerChosen", reason = "yajiao", optional = true,
		targets = { "sgs1", "sgs2", "sgs3", "sgs4" } }, mine, ...))
	assert.same({}, decision.faults)
	return decision.answer
end

describe("yajiao", function()
	it("always looks: it costs nothing", function()
		local decision = decide(scene_of{ kind = "askForSkillInvoke", skill_name = "yajiao" })
		assert.is_true(decision.answer)
		assert.equal("handler", decision.source)
	end)

	it("gives a Peach to the friend who is nearly dead", function()
		assert.equal("sgs3", given("peach", {}, {}, {}, { hp = 1, hand = 0 }))
		assert.equal("sgs4", given("peach", { hp = 1, hand = { "slash:club:2" } }))
	end)

	it("fills the empty hand of an enemy with what serves nobody", function()
		local full = { hand = 5 }
		assert.equal("sgs2", given("grace", { hp = 4, hand = { "jink:heart:2", "jink:diamond:2", "slash:club:2" } }, {},
			{ skills = { "kongcheng" }, hand = 0 }, full))
	end)

	it("leaves no Peach for the enemy who draws next", function()
		assert.is_false(kept("peach"))
	end)

	it("leaves to an enemy what does not help him", function()
		assert.is_true(kept("grace"))
	end)

	it("leaves a friend what he lacks, and nothing that he does not", function()
		local friend_next = { role = "rebel" }
		assert.is_true(kept("peach", {}, {}, friend_next))
		assert.is_false(kept("grace", {}, {}, friend_next))
	end)

	it("leaves an enemy's Indulgence the card by which it holds", function()
		assert.is_true(kept("slash", {}, {}, { judging = { "indulgence" } }))
		assert.is_false(kept("heart", {}, {}, { judging = { "indulgence" } }))
	end)

	it("helps a friend past his Indulgence", function()
		assert.is_false(kept("slash", {}, {}, { role = "rebel", judging = { "indulgence" } }))
		assert.is_true(kept("heart", {}, {}, { role = "rebel", judging = { "indulgence" } }))
	end)

	it("judges by him who will act: not by one who lies face down", function()
		assert.is_false(kept("slash", {}, {}, { faceup = false, judging = { "indulgence" } }, { judging = { "indulgence" } }))
	end)
end)

describe("a card given by yajiao", function()
	it("is a sign of friendship", function()
		local s = scene{ mode = "05p", current = "liubei", turn = 2, players = { { "liubei", role = "lord", hand = 4 },
			{ "zhaoyun", role = "loyalist", hand = 4 }, { "zhangfei", role = "rebel", hand = 4 }, { "zhoutai", role = "rebel", hand = 4 },
			{ "diaochan", role = "renegade", hand = 4 } } }
		s:tell{ event = "ChoiceMade", player = "sgs2", data = "playerChosen:yajiao:sgs1" }
		assert.equal(10, sgs.role_evaluation.sgs2.loyalist)
	end)
end)
