-- game: sgs
-- 清俭 qingjian: Xiahou Dun, a rebel, got cards outside his draw phase. Zhang Liao is a rebel too, Ma Chao the lord;
-- nobody else has skills.

-- "sgs3:Jink", or nil where all is kept.
local function given(mine, friend, more, cards)
	local players = { { "xiahoudun", role = "rebel", skills = { "qingjian" }, hand = 3 }, { "machao", role = "lord", hp = 4, hand = 3, skills = {} },
		{ "zhangliao", role = "rebel", hand = 3, skills = {} } }
	for key, value in pairs(mine or {}) do players[1][key] = value end
	for key, value in pairs(friend or {}) do players[3][key] = value end
	local s = { me = "xiahoudun", current = "machao", turn = 3, players = players,
		ask = { kind = "askForYiji", reason = "qingjian", cards = cards or { 0, 30 } } }
	for key, value in pairs(more or {}) do s[key] = value end
	local decision = decide(scene(s))
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer and decision.answer.player .. ":" .. sgs.Sanguosha:getCard(decision.answer.card):getClassName()
end

describe("qingjian", function()
	it("gives the better card to a friend", function()
		assert.equal("sgs3:Jink", given())
	end)

	it("keeps what he needs himself, with few cards or in danger", function()
		assert.is_nil(given{ hand = 2 })
		assert.equal("sgs3:Slash", given{ hp = 1 })
	end)

	it("keeps what a friend's rende gave him on purpose", function()
		assert.is_nil(given{ tags = { QingjianCurrentMoveSkill = "rende" } })
		assert.equal("sgs3:Jink", given{ tags = { QingjianCurrentMoveSkill = "qiaobian" } })
	end)

	it("gives all the same where one has to be given, to whom it may be given", function()
		local must = { tags = { QingjianCurrentMoveSkill = "rende" } }
		local ask = { kind = "askForYiji", reason = "qingjian", cards = { 0, 30 }, players = { "sgs2" }, optional = false }
		assert.matches("^sgs2:", given(must, nil, { ask = ask }))
	end)

	it("in his own turn keeps what he can use, unless somebody needs it or his hand is too full", function()
		local mine = { current = "xiahoudun" }
		assert.is_nil(given({ hand = 3 }, nil, mine))
		assert.truthy(given({ hand = 6 }, nil, mine))
		assert.equal("sgs3:Peach", given({ hand = 3 }, { hp = 1, hand = 0 }, mine, { 0, 49 }))
	end)
end)
