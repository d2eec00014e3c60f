-- game: sgs
-- 放逐 fangzhu: Cao Pi, hurt by an attack on all, turns somebody over; who draws as many cards as
-- Cao Pi has lost health.

local seed = scene("cao-pi-banishes")

-- The answer with some players changed: by general, as in s:with{ players = … }.
local function answer(players, more)
	local changes = more or {}
	changes.players = players
	return decide(seed:with(changes)).answer
end

-- Considered steps as "seat score" or "seat", in order, up to the first that is not.
local function considered(trace, why)
	local found = {}
	for _, step in ipairs(trace) do
		if step.step == "considered" and step.why:find(why, 1, true) then
			table.insert(found, step.option)
		end
	end
	return found
end

describe("fangzhu in the scene of the analysis", function()
	it("banishes Sun Shangxiang", function()
		local decision = decide(seed)
		assert.equal("sgs2", decision.answer)
		assert.equal("handler", decision.source)
		assert.same({}, decision.faults)
	end)

	it("looks at friends by hand size: Zhang Liao, Ma Chao, Zhou Tai", function()
		local friends = {}
		for _, step in ipairs(decide(seed).trace) do
			if step.step == "considered" and step.why:find("friend by hand size", 1, true) then
				table.insert(friends, { step.option, step.score })
			end
		end
		assert.same({ { "sgs5", 2 }, { "sgs3", 3 }, { "sgs7", 3 } }, friends)
	end)

	it("looks at enemies by slash defence: Sun Shangxiang, Pang Tong, Hua Tuo, Sun Quan", function()
		assert.same({ "sgs2", "sgs4", "sgs8", "sgs1" }, considered(decide(seed).trace, "enemy by slash defence"))
	end)

	it("chooses for a priority skill, after finding nobody whose cards would be lost", function()
		local notes = {}
		for _, step in ipairs(decide(seed).trace) do
			if step.step == "noted" then table.insert(notes, step.text) end
		end
		assert.same({
			"nobody: enemy whose drawn cards are lost",
			"sgs2 is chosen: enemy with a priority skill",
		}, notes)
	end)

	it("was asked and answered in this order", function()
		local steps = decide(seed).trace
		assert.equal("asked", steps[1].step)
		assert.equal("sgs6", steps[1].seat)
		assert.same({ "tried", "handler", "sgs.ai_skill_playerchosen.fangzhu" },
			{ steps[2].step, steps[2].source, steps[2].handler })
		assert.equal("answered", steps[#steps].step)
	end)
end)

describe("fangzhu for a friend", function()
	it("frees one who lies face down, although he holds most cards", function()
		-- turned up again Zhou Tai gets his next turn back and a card: better than to cost a foe one
		assert.equal("sgs7", answer{ zhoutai = { faceup = false, hand = 5 } })
	end)

	it("frees the one with the smaller hand, if two lie face down", function()
		-- the drawn card is worth more to Zhang Liao (2 cards) than to Ma Chao (3)
		assert.equal("sgs5", answer{ machao = { faceup = false }, zhangliao = { faceup = false } })
	end)

	it("cannot free one who is not offered", function()
		local targets = { "sunquan", "sunshangxiang", "pangtong", "huatuo" }
		assert.equal("sgs2", answer({ zhoutai = { faceup = false } }, { targets = targets }))
	end)

	it("gives three cards to the friend who lacks them", function()
		-- Cao Pi at 0 lost 3 health: three cards make up for a turn. Nobody is weak (Ma Chao has 2
		-- health, but 3 cards); nobody lives on cards: the smallest hand is Zhang Liao's.
		assert.equal("sgs5", answer{ caopi = { hp = 0 } })
	end)

	it("gives three cards to a weak friend without cards before all others", function()
		-- with 1 card and 2 health Ma Chao falls to the next blow
		assert.equal("sgs3", answer{ caopi = { hp = 0 }, machao = { hand = 1 } })
	end)
end)

describe("fangzhu for an enemy", function()
	it("passes Sun Shangxiang over when she lies face down: it would free her", function()
		-- the next by slash defence are Pang Tong, Hua Tuo and Sun Quan; of these Sun Quan and Hua Tuo
		-- have skills worth a turn: the first of them in that order is taken
		local decision = decide(seed:with{ players = { sunshangxiang = { faceup = false } } })
		assert.not_equal("sgs2", decision.answer)
		local order = considered(decision.trace, "enemy by slash defence")
		assert.same({ "sgs2", "sgs4", "sgs8", "sgs1" }, order)
	end)

	it("does not choose the dead", function()
		local living = { "sunquan", "machao", "pangtong", "zhangliao", "zhoutai", "huatuo" }
		local decision = decide(seed:with{
			events = {},
			players = { sunshangxiang = { alive = false, hp = 0, equips = {} } },
			targets = living,
		})
		assert.truthy(({ sgs1 = true, sgs4 = true, sgs8 = true })[decision.answer])
	end)

	it("takes the lord when only he is offered, even at 1 health", function()
		-- a lord who misses his turn cannot heal: for rebels there is no better enemy left
		assert.equal("sgs1", answer({ sunquan = { hp = 1 } }, { targets = { "sunquan", "machao" } }))
	end)
end)

describe("fangzhu for nobody", function()
	it("stays unused when only friends are offered who would suffer", function()
		local decision = decide(seed:with{ targets = { "machao", "zhangliao", "zhoutai" } })
		assert.is_nil(decision.answer)
		assert.equal("handler", decision.source)
	end)

	it("still has to choose when it is not optional", function()
		-- the handler has no opinion, the default draws one of those offered
		local decision = decide(seed:with{ targets = { "machao", "zhangliao" }, optional = false })
		assert.equal("default", decision.source)
		assert.truthy(decision.answer == "sgs3" or decision.answer == "sgs5")
	end)
end)
