-- game: sgs
-- 狂风 kuangfeng: when a star makes fire burn better.

-- Zhuge Liang, a loyalist of Sun Quan, with Wolong, against two rebels. The stars are cards 5, 6 and 7.
local function answer(lord, friend, one, two, stars)
	local players = { { "shenzhugeliang", role = "loyalist", hand = 2, phase = "finish", piles = { stars = { known = stars or { 5, 6, 7 } } } },
		{ "sunquan", role = "lord", hp = 4, hand = 4 }, { "wolong", role = "loyalist", hp = 3, hand = 4 },
		{ "machao", role = "rebel", hp = 4, hand = 2 }, { "zhangliao", role = "rebel", hp = 4, hand = 2 } }
	for place, fields in ipairs({ lord or {}, friend or {}, one or {}, two or {} }) do
		local seat = place + 1
		if seat ~= 3 then players[seat].skills = {} end
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	local decision = decide(scene{ me = "shenzhugeliang", current = "shenzhugeliang", turn = 5, players = players,
		ask = { kind = "askForUseCard", pattern = "@@kuangfeng", prompt = "@kuangfeng-card", method = "none" } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("kuangfeng", function()
	local chained = { chained = true }

	it("is for two chained enemies whom a friend will set on fire", function()
		assert.matches("^@KuangfengCard=%d%->sgs4$", answer({}, {}, chained, chained))
	end)

	it("is for the one of them who wears a vine, and for a vine without a chain", function()
		assert.matches("->sgs5$", answer({}, {}, chained, { chained = true, equips = { "vine" } }))
		assert.matches("->sgs4$", answer({}, {}, { equips = { "vine" } }))
	end)

	it("is nothing without a friend who brings fire", function()
		assert.is_nil(answer({}, { skills = {} }, chained, chained))
		assert.is_nil(answer({}, { faceup = false }, chained, chained))
		assert.matches("->sgs4$", answer({}, { skills = {}, equips = { "fan" } }, chained, chained))
	end)

	it("is nothing against one chained enemy, or where fire does no harm", function()
		assert.is_nil(answer({}, {}, chained))
		assert.is_nil(answer({}, {}, { chained = true, marks = { ["@fog"] = 1 } }, chained))
	end)

	it("leaves the stars to dawu while a friend is weak, unless a chain burns", function()
		assert.is_nil(answer({ hp = 1, hand = 0 }, {}, { equips = { "vine" } }))
	end)

	it("needs a star", function()
		assert.is_nil(answer({}, {}, chained, chained, {}))
	end)

	it("is hostile to its target", function()
		local s = scene{ mode = "05p", sight = "whole", current = "xunyu", turn = 2, players = { { "caocao", role = "lord" },
			{ "xunyu", role = "loyalist" }, { "lvbu", role = "rebel" }, { "machao", role = "rebel" }, { "xuchu", role = "renegade" } } }
		s:tell{ event = "TargetConfirmed", player = "sgs2", data = { ["$"] = "CardUseStruct",
			v = { card = { class = "KuangfengCard", id = -1, sub = { 5 }, str = "@KuangfengCard=5" }, from = "sgs2", to = { "sgs1" } } } }
		assert.equal(-10, sgs.role_evaluation.sgs2.loyalist)
	end)
end)
