-- game: sgs
-- 连破 lianpo: one more turn for who has killed.

local function asked(mine)
	local players = { { "shensimayi", role = "rebel" }, { "machao", role = "lord" }, { "zhangliao", role = "rebel" } }
	for key, value in pairs(mine or {}) do players[1][key] = value end
	local decision = decide(scene{ me = "shensimayi", current = "machao", turn = 3, players = players, invoke = "lianpo" })
	assert.same({}, decision.faults)
	return decision
end

describe("lianpo", function()
	it("takes the turn: nothing is worth more", function()
		local decision = asked()
		assert.equal("handler", decision.source)
		assert.is_true(decision.answer)
	end)

	it("takes it face down too: it turns him up, so that his own turn is a turn again", function()
		local decision = asked{ faceup = false }
		assert.equal("handler", decision.source)
		assert.is_true(decision.answer)
	end)

	it("takes it with tricks before him: they wait for his next turn anyway", function()
		local decision = asked{ judging = { "indulgence", "supply_shortage" }, hp = 1 }
		assert.equal("handler", decision.source)
		assert.is_true(decision.answer)
	end)
end)
