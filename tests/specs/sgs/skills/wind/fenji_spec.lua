-- game: sgs
-- 奋激 fenji: Zhou Tai may lose a health point for two cards of somebody whose hand was robbed.

local function invoked(more, victim)
	local players = { { "sunquan", role = "lord", hp = 4, hand = 2 }, { "zhoutai", role = "loyalist", hp = 4, hand = 3 },
		{ "caopi", role = "loyalist", hp = 3, hand = 2 }, { "machao", role = "rebel", hp = 4, hand = 2 } }
	for place, row in ipairs(players) do
		for key, value in pairs(more and more[place] or {}) do row[key] = value end
	end
	victim = victim or 3
	players[victim].flags = { "FenjiMoveFrom" }
	local move = { ids = { 5 }, from = "sgs" .. victim, from_places = { 1 }, to_place = 7, reason = { reason = 0x33, player = "sgs4" } }
	local decision = decide(scene{ me = "zhoutai", current = "machao", turn = 3, mode = "04p", players = players,
		ask = { kind = "askForSkillInvoke", skill_name = "fenji", data = { ["$"] = "CardsMoveOneTimeStruct", v = move } } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("fenji", function()
	it("makes up for what a friend lost, and for one's own", function()
		assert.is_true(invoked())
		assert.is_true(invoked({}, 2))
	end)

	it("does nothing for enemies", function()
		assert.is_false(invoked({}, 4))
	end)

	it("does nothing for a full hand", function()
		assert.is_false(invoked({ [3] = { hand = 5 } }))
	end)

	it("is too dear for the weak", function()
		assert.is_false(invoked({ [2] = { hp = 1, skills = { "fenji" } } }))
		assert.is_true(invoked({ [2] = { hp = 1 } }), "buqu: the last point is not the last")
		assert.is_false(invoked({ [2] = { hp = 1 }, [3] = { hand = 3 } }), "though it is dear")
	end)

	it("does not fill an empty hand that protects, nor one that loses what it draws", function()
		assert.is_false(invoked({ [3] = { hand = 0, skills = { "kongcheng" } } }))
		assert.is_false(invoked({ [3] = { skills = { "manjuan" } } }))
	end)

	it("shows a friend of him who was robbed", function()
		local s = scene{ mode = "05p", sight = "whole", current = "machao", turn = 2, players = {
			{ "caocao", role = "lord", flags = { "FenjiMoveFrom" } }, { "zhoutai", role = "loyalist" }, { "guanyu", role = "rebel" },
			{ "machao", role = "rebel" }, { "xuchu", role = "renegade" } } }
		s = s:tell{ event = "ChoiceMade", player = "sgs2", data = "skillInvoke:fenji:no" }
		assert.equal(0, sgs.role_evaluation.sgs2.loyalist)
		s:tell{ event = "ChoiceMade", player = "sgs2", data = "skillInvoke:fenji:yes" }
		assert.equal(10, sgs.role_evaluation.sgs2.loyalist)
	end)
end)
