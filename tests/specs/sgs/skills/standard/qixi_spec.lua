-- game: sgs
-- 奇袭 qixi: Gan Ning uses black cards, from hand or equipment, as Dismantlement.

-- Gan Ning's play phase; the lord is his friend, Zhurong and Xiahou Yuan are enemies.
local function play(mine, enemy, more)
	mine.skills = mine.skills or { "qixi" }
	local players = { pangtong = mine, zhurong = enemy }
	for name, fields in pairs(more or {}) do players[name] = fields end
	local decision = decide(scene("two-against-two"):with{ players = players, ask = { kind = "activate" } })
	assert.same({}, decision.faults)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	return decision.answer
end

-- The name of the black card that is spent, if one is.
local function spent(answer)
	local id = answer and answer:match("dismantlement:qixi%[.-%]=(%d+)")
	return id and sgs.Sanguosha:getCard(tonumber(id)):objectName()
end

local ARMED = { equips = { "eight_diagram" }, hand = 2 }

describe("qixi", function()
	it("spends a black card of little use on an enemy's armour", function()
		local answer = play({ hand = { "collateral", "jink" } }, ARMED)
		assert.equal("collateral", spent(answer))
		assert.matches("%->sgs3$", answer)
	end)

	it("does not touch red cards", function()
		assert.is_nil(spent(play({ hand = { "jink", "jink" } }, ARMED)))
	end)

	it("keeps the only Slash that would be used", function()
		local answer = play({ hand = { "slash:spade:7", "jink" } }, { hp = 1, hand = 0, equips = {} },
			{ xiahouyuan = { hand = 0 } })
		assert.is_nil(spent(answer))
		assert.matches("%->sgs3$", answer)
	end)

	it("spends a second Slash", function()
		assert.equal("slash", spent(play({ hand = { "slash:spade:7", "slash:spade:8", "jink" } }, ARMED)))
	end)

	it("neither takes his armour off nor gives the armour that he still has to put on", function()
		assert.is_nil(spent(play({ hand = {}, equips = { "renwang_shield" } }, ARMED)))
		assert.not_equal("vine", spent(play({ hand = { "vine", "jink", "jink", "jink", "jink", "jink" } }, ARMED)))
	end)

	it("gives a black armour when he wears another that is not black", function()
		assert.equal("renwang_shield", spent(play({ hand = { "renwang_shield", "jink" }, equips = { "eight_diagram:heart" } }, ARMED)))
	end)

	it("keeps the horse that holds enemies off, even with nothing else to play", function()
		assert.is_nil(spent(play({ hand = {}, equips = { "jueying" } }, ARMED)))
	end)

	it("keeps the only weapon, but not a second one", function()
		assert.is_nil(spent(play({ hand = {}, equips = { "qinggang_sword" } }, ARMED)))
		assert.equal("double_sword", spent(play({ hand = { "double_sword:spade" }, equips = { "qinggang_sword" } }, ARMED)))
	end)
end)

describe("what qixi makes of cards", function()
	it("keeps black cards rather than red ones", function()
		local ask = { kind = "askForDiscard", reason = "gamerule", discard_num = 1, min_num = 1 }
		local function gone(skills)
			local s = scene("two-against-two"):with{ ask = ask,
				players = { pangtong = { skills = skills, hand = { "savage_assault", "duel:diamond" } } } }
			return sgs.Sanguosha:getCard(decide(s).answer[1]):objectName()
		end
		assert.equal("duel", gone{ "qixi" })
		assert.equal("savage_assault", gone{})
	end)

	it("wants black cards from friends", function()
		local liubei = { skills = { "rende" }, hp = 3, hand = { "collateral", "duel:diamond", "jink", "jink" } }
		scene("two-against-two"):with{ players = { pangtong = liubei, yuanshao = { skills = { "qixi" }, hp = 4, hand = 3 } } }:stage()
		local card, friend = brain("pangtong"):getCardNeedPlayer()
		assert.same({ true, "sgs1" }, { card and card:isBlack(), friend and friend:objectName() })
	end)
end)

describe("qixi in the plans of the others", function()
	it("draws an Indulgence: he takes cards apart in his play phase", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "qixi" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)
end)

describe("qixi and a better weapon", function()
	local function played(skills)
		local mine = { hp = 3, skills = skills, hand = { "guding_blade", "slash:spade:7", "jink:heart:2" }, equips = { "blade" } }
		local decision = decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = { hand = 0 } } })
		return sgs.Card_Parse((decision.answer:gsub("%->.*", ""))):objectName()
	end

	it("keeps black ones: each is a Dismantlement", function()
		assert.equal("guding_blade", played{})
		assert.not_equal("guding_blade", played{ "qixi" })
	end)
end)
