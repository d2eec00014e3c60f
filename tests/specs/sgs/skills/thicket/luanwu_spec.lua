-- game: sgs
-- 乱武 luanwu: everybody but Jia Xu slashes one of those nearest to him, or loses a point of health.

-- Jia Xu's turn, a rebel; in seat order the lord Cao Cao, the loyalist Cao Ren, his comrades Ma Chao and Zhang Fei.
-- Nobody holds cards; fields by general.
local function table_of(more, rest)
	local players = { { "jiaxu", role = "rebel", hp = 3, marks = { ["@chaos"] = 1 }, skills = { "luanwu" } },
		{ "caocao", role = "lord", hp = 4 }, { "caoren", role = "loyalist", hp = 4 }, { "machao", role = "rebel", hp = 4 },
		{ "zhangfei", role = "rebel", hp = 4 } }
	for _, player in ipairs(players) do
		player.skills, player.hand = player.skills or {}, player.hand or 0
		for key, value in pairs(more[player[1]] or {}) do player[key] = value end
	end
	rest = rest or { ask = { kind = "activate" } }
	rest.mode, rest.me, rest.current, rest.turn, rest.players = rest.mode or "05p", rest.me or "jiaxu", "jiaxu", 3, players
	return scene(rest)
end

local function used(more, rest)
	local decision = decide(table_of(more, rest))
	assert.same({}, decision.faults)
	if decision.answer then assert.equal("@LuanwuCard=.", decision.answer) end
	return decision.answer ~= nil
end

local strong, weak = { hand = { "peach", "analeptic", "analeptic" } }, { hp = 1 }

describe("luanwu", function()
	it("is used when enemies lose more than friends", function()
		assert.is_true(used{ caocao = weak, caoren = weak })
	end)

	it("is not used when friends lose more than enemies", function()
		assert.is_false(used{ caoren = { hp = 2 }, machao = weak, zhangfei = weak })
	end)

	it("counts those without a Slash as losing health themselves", function()
		-- the weak lord cannot slash: he would die; the weak comrade can
		assert.is_true(used{ caocao = weak, machao = { hp = 1, hand = { "slash" } }, zhangfei = strong })
		assert.is_false(used{ caocao = { hp = 1, hand = { "slash" } }, machao = weak, zhangfei = weak, caoren = { hp = 4 } })
	end)

	it("counts whom those with a Slash would hit", function()
		-- Ma Chao has the loyalist beside him, Zhang Fei has only friends: he loses health
		local near = { machao = { hp = 2, hand = { "slash" } }, caoren = { hp = 1, hand = { "slash" } }, zhangfei = strong,
			caocao = { hp = 5, hand = { "slash" } } }
		assert.is_true(used(near))
		near.caoren.hand = { "slash", "jink", "peach", "peach" }
		assert.is_false(used(near), "he dodges, and heals")
	end)

	it("counts wine and Peaches that save", function()
		assert.is_false(used{ caocao = { hp = 1, hand = { "peach", "analeptic" } }, caoren = strong })
	end)

	it("waits while nobody is weak and little would be gained", function()
		assert.is_false(used{ machao = strong, zhangfei = strong })
		assert.is_true(used{ machao = strong, zhangfei = strong, caocao = { hp = 2, hand = { "duel", "duel", "duel" } },
			caoren = { hp = 1, hand = { "duel", "duel", "duel" } } })
	end)

	it("is used once", function()
		assert.is_false(used{ caocao = weak, caoren = weak, jiaxu = { marks = {} } })
	end)

	it("of a loyalist spares a weak lord", function()
		local sides = { jiaxu = { role = "loyalist" }, caoren = { role = "rebel", hp = 1 }, machao = { hp = 1 }, zhangfei = { hp = 1 } }
		assert.is_true(used(sides))
		sides.caocao = { hp = 2, hand = 0 }
		assert.is_false(used(sides))
	end)

	it("is the point of one of the small games", function()
		assert.is_true(used({ caoren = { hp = 4 } }, { mode = "_mini_13", ask = { kind = "activate" } }))
	end)
end)

describe("who is slashed for luanwu", function()
	-- Cao Ren, with that hand, answers; whom he may slash. The others stand as above.
	local function answer(hand, assigned, more)
		more = more or {}
		for _, general in ipairs(assigned) do
			more[general] = more[general] or {}
			more[general].flags = { "SlashAssignee" }
		end
		more.caoren = more.caoren or {}
		more.caoren.hand, more.caoren.flags = hand, { "slashTargetFix", "slashTargetFixToOne" }
		local decision = decide(table_of(more, { me = "caoren", ask = { kind = "askForUseCard", pattern = "slash", prompt = "@luanwu-slash" } }))
		assert.same({}, decision.faults)
		assert.equal("handler", decision.source)
		return decision.answer and decision.answer:match("%->(.*)$")
	end

	it("is an enemy", function()
		assert.equal("sgs4", answer({ "slash" }, { "caocao", "machao" }))
	end)

	it("is nobody where only a friend is near: health is lost instead", function()
		assert.is_nil(answer({ "slash" }, { "caocao" }))
		assert.is_nil(answer({ "jink" }, { "machao" }))
	end)

	it("is one whom it does not hurt, rather than losing health", function()
		assert.equal("sgs2", answer({ "slash:spade:7" }, { "caocao" }, { caocao = { equips = { "renwang_shield" } } }))
		assert.is_nil(answer({ "slash:heart:10" }, { "caocao" }, { caocao = { equips = { "renwang_shield" } } }))
	end)

	it("is an enemy who gains by it, rather than losing health", function()
		assert.equal("sgs4", answer({ "slash" }, { "machao" }, { machao = { skills = { "guixin" }, hp = 3 } }))
	end)
end)
