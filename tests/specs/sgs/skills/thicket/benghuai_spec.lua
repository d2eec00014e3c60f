-- game: sgs
-- 崩坏 benghuai: Dong Zhuo, who has more health than somebody else, loses a point of it or of its limit.

-- What Dong Zhuo, a rebel with these fields, gives up; fields of his comrade Zhang Liao and of the lord.
local function loses(dongzhuo, friend, lord)
	local players = { { "caocao", role = "lord", hp = 1, max_hp = 5, hand = 2 },
		{ "dongzhuo", role = "rebel", hand = { "jink" }, skills = { "benghuai" } },
		{ "zhangliao", role = "rebel", hand = 2, skills = {} }, { "caoren", role = "loyalist", hand = 2, skills = {} } }
	for place, fields in ipairs({ lord or {}, dongzhuo, friend or {} }) do
		for key, value in pairs(fields) do players[place][key] = value end
	end
	local decision = decide(scene{ me = "dongzhuo", current = "dongzhuo", turn = 3, players = players, mode = "04p",
		ask = { kind = "askForChoice", skill_name = "benghuai", choices = "hp+maxhp" } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("benghuai costs health", function()
	it("while unhurt: a lower limit would take the health too, and leave nothing to heal", function()
		assert.equal("hp", loses{ hp = 8, max_hp = 8 })
		assert.equal("hp", loses{ hp = 1, max_hp = 1 })
	end)

	it("where wounds bring him cards, and he can afford them", function()
		local yinghun = { "benghuai", "yinghun" }
		assert.equal("hp", loses{ hp = 4, max_hp = 8, skills = yinghun })
		assert.equal("maxhp", loses{ hp = 1, max_hp = 8, skills = yinghun })
		assert.equal("maxhp", loses{ hp = 2, max_hp = 5, skills = yinghun }, "the limit is low already")
		assert.equal("hp", loses{ hp = 4, max_hp = 8, skills = { "benghuai", "miji" } })
		assert.equal("maxhp", loses({ hp = 4, max_hp = 8, skills = { "benghuai", "miji" } }, { role = "loyalist" }),
			"there is nobody to draw")
	end)
end)

describe("benghuai costs the limit", function()
	it("where he is wounded: nothing is lost by that now", function()
		assert.equal("maxhp", loses{ hp = 4, max_hp = 8 })
		assert.equal("maxhp", loses{ hp = 2, max_hp = 4 })
		assert.equal("maxhp", loses{ hp = 5, max_hp = 6 })
		assert.equal("maxhp", loses{ hp = 2, max_hp = 3, hand = { "peach" } }, "the next wound is soon dealt")
		assert.equal("maxhp", loses{ hp = 1, max_hp = 2, hand = { "peach" } }, "a Peach would only undo the harm")
	end)

	it("though a friend's tianxiang would make cards of his wounds", function()
		assert.equal("maxhp", loses({ hp = 6, max_hp = 9 }, { skills = { "tianxiang" } }))
		assert.equal("maxhp", loses({ hp = 2, max_hp = 8, hand = { "analeptic" } }, { skills = { "tianxiang" } }))
	end)

	it("of a lord whom more enemies can reach than he could stand", function()
		local function lord(hp, others)
			local players = { { "dongzhuo", role = "lord", hp = hp, max_hp = 8, hand = { "jink" }, skills = { "benghuai", "yinghun" } } }
			for place = 2, 6 do players[place] = { "zhangliao", role = "rebel", hp = 1, hand = 2, skills = {}, equips = { "crossbow" } } end
			for _, player in ipairs(players) do
				if player.role == "rebel" then for key, value in pairs(others) do player[key] = value end end
			end
			return decide(scene{ me = "sgs1", current = "sgs1", turn = 3, players = players, mode = "08p",
				ask = { kind = "askForChoice", skill_name = "benghuai", choices = "hp+maxhp" } }).answer
		end
		assert.equal("maxhp", lord(2, {}))
		assert.equal("hp", lord(3, {}))
		assert.equal("maxhp", lord(4, { equips = { "kylin_bow" } }), "all five reach him")
		assert.equal("hp", lord(5, { equips = { "kylin_bow" } }))
		assert.equal("hp", lord(4, { equips = { "kylin_bow" }, faceup = false }), "they will not act")
	end)
end)
