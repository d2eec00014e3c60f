-- game: sgs
-- 据守 nosjushou: Cao Ren of the old edition draws three cards at the end of his turn and turns over.

local function invoked(mine, other)
	local players = { { "sunquan", role = "lord", hand = 3, skills = {} }, { "nos_caoren", role = "loyalist", hp = 4, hand = 4, phase = "finish" },
		{ "caopi", role = "loyalist", hp = 3, hand = 3, skills = {} }, { "machao", role = "rebel", hand = 3, skills = {} } }
	for key, value in pairs(mine or {}) do players[2][key] = value end
	for place, fields in pairs(other or {}) do
		for key, value in pairs(fields) do players[place][key] = value end
	end
	local decision = decide(scene{ me = "nos_caoren", current = "nos_caoren", turn = 3, mode = "04p", invoke = "nosjushou", players = players })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("nosjushou", function()
	it("gets up who lies face down", function()
		assert.is_true(invoked({ faceup = false }))
	end)

	it("is worth a turn to the weak, not to the strong", function()
		assert.is_true(invoked({ hp = 1 }))
		assert.is_true(invoked({ hp = 2, hand = 1 }))
		assert.is_false(invoked())
	end)

	it("is used where a friend turns him back", function()
		assert.is_true(invoked({}, { [3] = { skills = { "fangzhu" } } }))
		assert.is_false(invoked({}, { [4] = { skills = { "fangzhu" } } }))
		assert.is_true(invoked({}, { [3] = { skills = { "jilve" }, marks = { ["@bear"] = 2 } } }))
	end)

	it("does not gather cards that lihun would take", function()
		local thief = { [4] = { "bgm_diaochan", skills = { "lihun" } } }
		assert.is_false(invoked({ hp = 1 }, thief))
		thief[4].faceup = false
		assert.is_true(invoked({ hp = 1 }, thief), "she sits her turn out")
		assert.is_true(invoked({ hp = 1 }, { [3] = { skills = { "lihun" } } }), "a friend does not rob him")
		assert.is_true(invoked({ faceup = false }, thief), "getting up is worth more than cards")
	end)
end)

describe("nosjushou in the plans of the others", function()
	it("makes it harmless to be turned over in his turn: at the end of his turn he turns back", function()
		local function hurts(current)
			local phase = current == "zhurong" and "play" or nil
			scene("two-against-two"):with{ current = current, players = { zhurong = { skills = { "nosjushou" }, phase = phase } } }
			return brain("pangtong"):toTurnOver(player("zhurong"), 1)
		end
		assert.is_false(hurts("zhurong"))
		assert.is_true(hurts("pangtong"))
	end)
end)
