-- game: sgs
-- 大雾 dawu: whom the fog protects.

-- Zhuge Liang, a loyalist of Sun Quan, with Cao Ren, against a rebel. The stars are cards 5, 6 and 7.
local function answer(mine, lord, friend, stars)
	local players = { { "shenzhugeliang", role = "loyalist", hand = 4, phase = "finish", piles = { stars = { known = stars or { 5, 6, 7 } } } },
		{ "sunquan", role = "lord", hp = 4, hand = 4 }, { "caoren", role = "loyalist", hp = 4, hand = 4 }, { "machao", role = "rebel", hp = 4, hand = 2 } }
	for seat, fields in ipairs({ mine or {}, lord or {}, friend or {} }) do
		if seat > 1 then players[seat].skills = {} end
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	local decision = decide(scene{ me = "shenzhugeliang", current = "shenzhugeliang", turn = 5, players = players,
		ask = { kind = "askForUseCard", pattern = "@@dawu", prompt = "@dawu-card", method = "none" } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("dawu", function()
	local weak = { hp = 1, hand = 0 }

	it("protects a lord in danger before any other weak friend", function()
		assert.matches("^@DawuCard=%d%->sgs2$", answer({}, weak, weak))
	end)

	it("protects the weak friend where the lord is well", function()
		assert.matches("^@DawuCard=%d%->sgs3$", answer({}, {}, weak))
	end)

	it("costs a second star for Zhuge Liang himself while he is weak", function()
		assert.matches("^@DawuCard=%d%+%d%->sgs2%+sgs1$", answer({ hp = 1, hand = 0 }, weak))
		assert.matches("^@DawuCard=%d%->sgs2$", answer({ hp = 1, hand = 0 }, weak, {}, { 5 }))
	end)

	it("is kept while nobody is weak", function()
		assert.is_nil(answer())
	end)

	it("is not laid twice on one player, nor on one who does not die", function()
		assert.is_nil(answer({}, {}, { hp = 1, hand = 0, marks = { ["@fog"] = 1 } }))
		assert.is_nil(answer({}, {}, { hp = 1, hand = 0, skills = { "buqu" } }))
	end)

	it("needs stars", function()
		assert.is_nil(answer({}, weak, {}, {}))
	end)

	it("is friendly", function()
		local s = scene{ mode = "05p", sight = "whole", current = "xunyu", turn = 2, players = { { "caocao", role = "lord" },
			{ "xunyu", role = "loyalist" }, { "lvbu", role = "rebel" }, { "machao", role = "rebel" }, { "xuchu", role = "renegade" } } }
		s:tell{ event = "TargetConfirmed", player = "sgs2", data = { ["$"] = "CardUseStruct",
			v = { card = { class = "DawuCard", id = -1, sub = { 5 }, str = "@DawuCard=5" }, from = "sgs2", to = { "sgs1" } } } }
		assert.equal(10, sgs.role_evaluation.sgs2.loyalist)
	end)
end)
