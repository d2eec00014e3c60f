-- game: sgs
-- 雷击 leiji: Zhang Jiao's Jink calls lightning on somebody, who judges: a black card strikes.

local function rows(more)
	local players = { { "sunquan", role = "lord", hp = 5, hand = 3 }, { "zhangjiao", role = "loyalist", hp = 3, hand = 4, skills = { "leiji" } },
		{ "guanyu", role = "rebel", hp = 4, hand = 3 }, { "machao", role = "rebel", hp = 2, hand = 3 } }
	for place, row in ipairs(players) do
		row.skills = row.skills or {}
		for key, value in pairs(more and more[place] or {}) do row[key] = value end
	end
	return players
end

local function struck(more)
	local decision = decide(scene{ me = "zhangjiao", current = "guanyu", turn = 3, mode = "04p", choose = "leiji", optional = true, players = rows(more) })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("leiji", function()
	it("strikes the enemy with the least health", function()
		assert.equal("sgs4", struck())
		assert.equal("sgs3", struck({ [3] = { hp = 1 } }))
	end)

	it("strikes nobody whom thunder does not hurt", function()
		assert.equal("sgs3", struck({ [4] = { skills = { "hongyan" } } }), "his spades are hearts")
		local shielded = { skills = { "mingshi" } }
		assert.equal("sgs3", struck({ [4] = shielded }), "mingshi: Zhang Jiao has no more equipment than he")
		assert.is_nil(struck({ [3] = shielded, [4] = shielded }))
	end)

	it("strikes no chain that leads to friends", function()
		assert.equal("sgs3", struck({ [4] = { hp = 2, chained = true }, [1] = { chained = true, hp = 1 } }))
	end)
end)

describe("before leiji", function()
	-- Guan Yu slashes somebody: Zhang Jiao or the lord behind him, healthier and with more cards.
	local function target(owner, more)
		more = more or {}
		more[2] = owner
		more[3] = more[3] or {}
		more[3].hand = { "slash:club:8" }
		more[4] = { role = "loyalist", hp = 4, hand = 5, skills = {} }
		local s = scene{ me = "guanyu", current = "guanyu", turn = 3, mode = "04p", players = rows(more), ask = { kind = "activate" } }
		return decide(s).answer
	end
	local function slashes(owner, more)
		local answer = target(owner, more)
		return answer ~= nil and answer:find("->sgs2", 1, true) ~= nil
	end

	it("others are slashed: with four cards he has a Jink", function()
		assert.is_true(slashes({ hp = 1, hand = 1 }))
		assert.is_false(slashes({ hp = 1, hand = 4 }))
		assert.is_true(slashes({ hp = 1, hand = 4, skills = {} }))
	end)

	it("a Jink, or two cards with a black one, is enough where it is seen", function()
		assert.is_false(slashes({ hp = 1, hand = { "jink" } }))
		assert.is_false(slashes({ hp = 1, hand = { "slash:club:2", "peach" } }))
		assert.is_true(slashes({ hp = 1, hand = { "slash:diamond:6", "peach" } }))
	end)

	it("an eight diagram is a Jink, but not for a sword that passes it", function()
		local owner = { hp = 1, hand = 1, equips = { "eight_diagram" } }
		assert.is_false(slashes(owner))
		assert.is_true(slashes(owner, { [3] = { equips = { "qinggang_sword" } } }))
	end)

	it("who cannot be dodged does not care", function()
		assert.is_true(slashes({ hp = 1, hand = 4 }, { [3] = { skills = { "liegong" } } }))
	end)

	it("the last rebel has to slash the lord even so", function()
		local function dares(hp, hand)
			local players = rows({ [1] = { hp = 4, hand = 5, skills = { "leiji" } }, [2] = { role = "loyalist", hand = 5, skills = {} },
				[3] = { hp = hp, max_hp = 4, hand = hand }, [4] = { role = "loyalist" } })
			scene{ me = "guanyu", current = "guanyu", turn = 3, mode = "04p", players = players, ask = { kind = "activate" } }
			local self = brain("guanyu")
			return not sgs.ai_slash_prohibit.leiji(self, self.player, player("sunquan"))
		end
		assert.is_true(dares(4, { "slash:club:8", "peach" }))
		assert.is_false(dares(4, { "slash:club:8" }), "without a cure he waits")
		assert.is_false(dares(2, { "slash:club:8", "peach" }), "wounded he waits")
	end)
end)

describe("leiji besides", function()
	it("makes friends give a Jink to him who has shown none", function()
		local function wants(hand)
			scene{ me = "sunquan", current = "sunquan", turn = 3, mode = "04p", players = rows({ [2] = { hand = hand } }), invoke = "biyue" }
			local self = brain("sunquan")
			return sgs.ai_cardneed.leiji(player("zhangjiao"), sgs.Sanguosha:cloneCard("jink"), self)
		end
		assert.is_true(wants(2))
		assert.is_false(wants({ "jink" }))
	end)

	it("shows an enemy of him who is struck", function()
		local s = scene{ mode = "05p", sight = "whole", current = "machao", turn = 2, players = { { "caocao", role = "lord" },
			{ "zhangjiao", role = "rebel" }, { "guanyu", role = "rebel" }, { "machao", role = "loyalist" }, { "xuchu", role = "renegade" } } }
		s:tell{ event = "ChoiceMade", player = "sgs2", data = "playerChosen:leiji:sgs1" }
		assert.equal(-10, sgs.role_evaluation.sgs2.loyalist)
	end)
end)

describe("leiji of a friend", function()
	it("is served by a Slash: the Jink he has for it is a stroke against an enemy", function()
		local function serves(skills)
			local friend = { hp = 2, skills = skills, hand = { "jink", "jink" }, equips = { "eight_diagram" } }
			local players = { zhangliao = friend, machao = { hp = 1, hand = 0 } }
			scene("two-rebels-and-a-lord"):with{ players = players }:stage()
			return brain("guanyu"):isPriorFriendOfSlash(player("zhangliao"), sgs.Sanguosha:cloneCard("slash"))
		end
		assert.is_false(serves{})
		assert.is_true(serves{ "leiji" })
	end)
end)
