-- game: sgs
-- 替身 tishen: Zhang Fei, at the start of his turn, may get back once in the game what he lost since the last one.

local function invoked(gain, mine, lord)
	local players = { { "zhangfei", role = "rebel", phase = "start", skills = { "paoxiao", "tishen" }, hand = 2, marks = { ["@substitute"] = 1 } },
		{ "caocao", role = "lord", skills = {}, hand = 2 }, { "zhangliao", role = "rebel", role_shown = true, skills = {}, hand = 2 } }
	for key, value in pairs(mine) do players[1][key] = value end
	for key, value in pairs(lord or {}) do players[2][key] = value end
	local decision = decide(scene{ me = "zhangfei", current = "zhangfei", turn = 2, players = players,
		ask = { kind = "askForSkillInvoke", skill_name = "tishen", data = gain } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("tishen", function()
	it("is used near death, even for one point", function()
		assert.is_true(invoked(1, { hp = 1 }))
	end)

	it("waits near death where a Peach is at hand", function()
		assert.is_false(invoked(1, { hp = 1, hand = { "peach:heart:3", "slash:spade:7", "slash:spade:8" } }))
	end)

	it("is not spent on one point while there is no danger", function()
		assert.is_false(invoked(1, { hp = 3 }))
	end)

	it("is used for two points where the new cards can follow a blow at once", function()
		assert.is_true(invoked(2, { hp = 3, max_hp = 5, hand = { "slash:spade:7", "jink:heart:2", "jink:diamond:2" } }))
	end)

	it("waits with two points where he is safe and reaches nobody", function()
		local far = { hand = { "jink:heart:2", "jink:diamond:2", "jink:diamond:3" }, hp = 3, max_hp = 5 }
		assert.is_false(invoked(2, far))
	end)

	it("is used for two points where two are left, and always for three", function()
		assert.is_true(invoked(2, { hp = 2, hand = { "jink:heart:2" } }))
		assert.is_true(invoked(3, { hp = 3, max_hp = 6, hand = { "jink:heart:2", "jink:diamond:2", "jink:diamond:3" } }))
	end)
end)
