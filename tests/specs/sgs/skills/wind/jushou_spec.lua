-- game: sgs
-- 据守 jushou: Cao Ren draws a card at the end of his turn and turns over.

local function table_of(mine, friend, skills)
	local players = { { "sunquan", role = "lord", hand = 3, skills = {} }, { "caoren", role = "loyalist", hp = 3, hand = { "slash:spade:7" }, phase = "finish" },
		{ "caopi", role = "loyalist", hp = 3, hand = 3, skills = {} }, { "machao", role = "rebel", hand = 3, skills = {} } }
	players[2].skills = skills or { "jushou", "jiewei" }
	for key, value in pairs(mine or {}) do players[2][key] = value end
	for key, value in pairs(friend or {}) do players[3][key] = value end
	return scene{ me = "caoren", current = "caoren", turn = 3, mode = "04p", invoke = "jushou", players = players }
end

local function invoked(...)
	local decision = decide(table_of(...))
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

local ALONE = { "jushou" }

describe("jushou", function()
	it("gets up who lies face down, with a card to boot", function()
		assert.is_true(invoked({ faceup = false }, {}, ALONE))
	end)

	it("alone is not worth a turn", function()
		assert.is_false(invoked({}, {}, ALONE))
		assert.is_false(invoked({ hand = { "ex_nihilo" } }, {}, ALONE), "without jiewei the trick cannot be used")
	end)

	it("is used where a friend turns him back", function()
		assert.is_true(invoked({}, { skills = { "fangzhu" } }, ALONE))
		assert.is_false(invoked({}, { skills = { "fangzhu" }, hp = 1 }, ALONE), "who would die of the blow turns nobody")
		assert.is_false(invoked({}, { skills = { "fangzhu" }, role = "rebel" }, ALONE), "an enemy does not")
		assert.is_true(invoked({}, { skills = { "junxing" } }, ALONE))
		assert.is_false(invoked({}, { skills = { "junxing" }, judging = { "indulgence" } }, ALONE), "he will not play")
	end)

	it("is used where jiewei has a card to use", function()
		assert.is_true(invoked({ hand = { "ex_nihilo" } }))
		assert.is_true(invoked({ hand = { "eight_diagram" } }))
		assert.is_false(invoked({ hand = { "nullification" }, hp = 1 }), "a Nullification is not for that")
	end)

	it("is left to the mood of him who has health and cards, and shunned by the spent", function()
		local many = { hp = 4, hand = { "jink", "jink", "jink", "jink", "slash:spade:7", "slash:spade:8", "slash:club:2", "slash:club:3" } }
		assert.is_true(invoked(many), "0.8 for eight cards and 0.4 for four health are more than 1.1")
		assert.is_false(invoked({ hp = 1, hand = {} }), "0.1 and less than 1 are not")
	end)
end)

describe("jushou in the plans of the others", function()
	it("makes it harmless to be turned over in his turn: at the end of his turn he turns back", function()
		local function hurts(current)
			local phase = current == "zhurong" and "play" or nil
			scene("two-against-two"):with{ current = current, players = { zhurong = { skills = { "jushou" }, phase = phase } } }
			return brain("pangtong"):toTurnOver(player("zhurong"), 1)
		end
		assert.is_false(hurts("zhurong"))
		assert.is_true(hurts("pangtong"))
	end)
end)
