-- game: sgs
-- 雷击 nosleiji: Zhang Jiao's Jink calls lightning on somebody, who judges: a spade strikes with two points.

local function rows(more)
	local players = { { "sunquan", role = "lord", hp = 5, hand = 3 }, { "nos_zhangjiao", role = "loyalist", hp = 3, hand = 4, skills = { "nosleiji" } },
		{ "guanyu", role = "rebel", hp = 4, hand = 3 }, { "machao", role = "rebel", hp = 2, hand = 3 } }
	for _, row in ipairs(players) do
		row.skills = row.skills or {}
		for key, value in pairs(more and more[row[1]] or {}) do row[key] = value end
	end
	return players
end

local function struck(more)
	local decision = decide(scene{ me = "nos_zhangjiao", current = "guanyu", turn = 3, mode = "04p", choose = "nosleiji", optional = true, players = rows(more) })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("nosleiji", function()
	it("strikes the enemy with the least health", function()
		assert.equal("sgs4", struck())
		assert.equal("sgs3", struck({ guanyu = { hp = 1 } }))
	end)

	it("strikes nobody who has no spades, or is proof against thunder", function()
		assert.equal("sgs3", struck({ machao = { skills = { "hongyan" } } }))
		assert.is_nil(struck({ machao = { skills = { "hongyan" } }, guanyu = { skills = { "mingshi" } } }))
	end)
end)

describe("before nosleiji", function()
	local function slashes(owner, mine)
		local more = { nos_zhangjiao = owner, machao = { role = "loyalist", hp = 4, hand = 5 }, guanyu = mine or {}, sunquan = { hand = 5 } }
		more.guanyu.hand = { "slash:club:8" }
		local answer = decide(scene{ me = "guanyu", current = "guanyu", turn = 3, mode = "04p", players = rows(more), ask = { kind = "activate" } }).answer
		return answer ~= nil and answer:find("->sgs2", 1, true) ~= nil
	end

	it("others are slashed: with four cards he has a Jink", function()
		assert.is_true(slashes({ hp = 1, hand = 1 }))
		assert.is_false(slashes({ hp = 1, hand = 4 }))
		assert.is_true(slashes({ hp = 1, hand = 4, skills = {} }))
	end)

	it("a spade is what he waits for, no club", function()
		assert.is_false(slashes({ hp = 1, hand = { "slash:spade:7", "peach" } }))
		assert.is_true(slashes({ hp = 1, hand = { "slash:club:2", "peach" } }))
	end)

	it("who has refused a Jink has none", function()
		local function warned(events)
			local s = scene{ me = "guanyu", current = "guanyu", turn = 3, mode = "04p", players = rows({ nos_zhangjiao = { hand = 4 } }),
				invoke = "biyue", events = events }
			s:stage()
			decide(s)
			local self = brain("guanyu")
			return sgs.ai_slash_prohibit.nosleiji(self, self.player, player("nos_zhangjiao"))
		end
		assert.is_true(warned())
		assert.is_false(warned({ { event = "ChoiceMade", player = "sgs2", data = "cardResponded:jink:slash-jink:sgs3:_nil_" } }))
	end)
end)

describe("nosleiji besides", function()
	it("makes friends give a Jink to him who has shown none, and shows an enemy of him who is struck", function()
		scene{ me = "sunquan", current = "sunquan", turn = 3, mode = "04p", players = rows({ nos_zhangjiao = { hand = 2 } }), invoke = "biyue" }
		assert.is_true(sgs.ai_cardneed.nosleiji(player("nos_zhangjiao"), sgs.Sanguosha:cloneCard("jink"), brain("sunquan")))
		assert.is_false(sgs.ai_cardneed.nosleiji(player("nos_zhangjiao"), sgs.Sanguosha:cloneCard("slash"), brain("sunquan")))
		assert.equal(80, sgs.ai_playerchosen_intention.nosleiji)
	end)
end)

describe("nosleiji of a friend", function()
	it("is served by a Slash: the Jink he has for it is a stroke against an enemy", function()
		local function serves(skills)
			local friend = { hp = 4, skills = skills, hand = { "jink", "jink" }, equips = { "eight_diagram" } }
			local players = { zhangliao = friend, machao = { hp = 1, hand = 0 } }
			scene("two-rebels-and-a-lord"):with{ players = players }:stage()
			return brain("guanyu"):isPriorFriendOfSlash(player("zhangliao"), sgs.Sanguosha:cloneCard("slash"))
		end
		assert.is_false(serves{})
		assert.is_true(serves{ "nosleiji" })
	end)
end)
