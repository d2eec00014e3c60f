-- game: sgs
-- 烈弓 liegong: whom Huang Zhong's Slash is aimed at cannot dodge.

local function invoked(role)
	local decision = decide(scene{ me = "huangzhong", current = "huangzhong", turn = 3, mode = "04p", players = {
		{ "sunquan", role = "lord" }, { "huangzhong", role = "loyalist" }, { "machao", role = role, hand = 5 }, { "caopi", role = "rebel" } },
		ask = { kind = "askForSkillInvoke", skill_name = "liegong", data = { ["$player"] = "sgs3" } } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("liegong", function()
	it("keeps an enemy from dodging", function()
		assert.is_true(invoked("rebel"))
	end)

	it("leaves a friend his Jink", function()
		assert.is_false(invoked("loyalist"))
	end)

	it("of an enemy is no reason to spare one who strikes back by a Jink", function()
		-- Zhang Jiao, four cards in hand, waits for a Slash; that of Huang Zhong he cannot dodge.
		local function target(skills)
			return decide(scene{ me = "huangzhong", current = "huangzhong", turn = 3, mode = "04p", ask = { kind = "activate" }, players = {
				{ "sunquan", role = "lord", skills = {} }, { "huangzhong", role = "loyalist", hp = 4, hand = { "slash:spade:7" }, skills = skills },
				{ "zhangjiao", role = "rebel", hp = 2, hand = 4 }, { "caopi", role = "loyalist", skills = {} } } }).answer
		end
		assert.matches("%->sgs3$", target({ "liegong" }))
		assert.is_nil(target({}))
	end)
end)
