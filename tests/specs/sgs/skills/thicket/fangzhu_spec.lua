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

-- Who was considered for a reason, in order.
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

	it("frees him for his turn even when a foe is nearly dead", function()
		-- Sun Shangxiang has 1 health and no cards already: that does not change
		assert.equal("sgs3", answer{ machao = { faceup = false, hp = 1 } })
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
		-- Pang Tong and Hua Tuo are weaker, but only Sun Quan has a skill (zhiheng) worth a turn
		local decision = decide(seed:with{ players = { sunshangxiang = { faceup = false } } })
		assert.equal("sgs1", decision.answer)
		assert.same({ "sgs2", "sgs4", "sgs8", "sgs1" }, considered(decision.trace, "enemy by slash defence"))
	end)

	it("turns to Sun Quan's zhiheng when her jieyin has no effect", function()
		assert.equal("sgs1", answer{ sunshangxiang = { invalid = { "jieyin" } } })
	end)

	it("takes the weakest when nobody has a priority skill", function()
		-- she has 1 health, no cards and no armour: who loses a turn now may not get another
		assert.equal("sgs2", answer{ sunshangxiang = { invalid = { "jieyin" } }, sunquan = { invalid = { "zhiheng" } } })
	end)

	it("takes a hermit whose drawn cards are lost before all others", function()
		-- manjuan: outside his turn Pang Tong loses what he draws, so the banishment costs nothing
		assert.equal("sgs4", answer{ pangtong = { general = "bgm_pangtong", marks = { ["@nirvana"] = 0 } } })
	end)

	it("does not banish one who will not live to see his turn", function()
		-- the arrows still have to hit him: at 1 health, without cards and armour he is lost anyway
		local doomed = { zhoutai = { role = "loyalist", general = "luxun", hp = 1, hand = 0 } }
		assert.equal("sgs1", answer(doomed, { targets = { "sgs7", "sunquan" } }))
	end)

	it("does not choose the dead", function()
		local living = { "sunquan", "machao", "pangtong", "zhangliao", "zhoutai", "huatuo" }
		-- who comes next is Sun Quan, the only one left with a priority skill
		assert.equal("sgs1", answer({ sunshangxiang = { alive = false, hp = 0, equips = {} } },
			{ events = {}, targets = living }))
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

	it("stays unused when nobody is offered at all", function()
		assert.is_nil(answer({}, { targets = {} }))
	end)

	it("still has to choose when it is not optional", function()
		-- the handler has no opinion, the default draws one of those offered
		local decision = decide(seed:with{ targets = { "machao", "zhangliao" }, optional = false })
		assert.equal("default", decision.source)
		assert.truthy(decision.answer == "sgs3" or decision.answer == "sgs5")
	end)
end)

describe("fangzhu, seen by others,", function()
	-- How loyal the choice of the lord makes the chooser, who has these fields, seem.
	local function loyalty(caopi, lord)
		local players = { { "sunquan", role = "lord", hand = 2 }, { "caopi", role = "rebel", hand = 2 },
			{ "machao", role = "rebel", hand = 2 }, { "zhangliao", role = "loyalist", hand = 2 } }
		for key, value in pairs(caopi) do players[2][key] = value end
		for key, value in pairs(lord or {}) do players[1][key] = value end
		scene{ sight = "whole", current = "machao", turn = 3, players = players }
			:tell{ event = "ChoiceMade", player = "sgs2", data = "playerChosen:fangzhu:sgs1" }
		return sgs.role_evaluation.sgs2.loyalist
	end

	it("is hostile where it costs a turn for a card or two", function()
		assert.equal(-10, loyalty{ hp = 2, max_hp = 3 })
		assert.equal(-10, loyalty{ hp = 1, max_hp = 3 })
	end)

	it("is friendly where it frees", function()
		assert.equal(10, loyalty({ hp = 2, max_hp = 3 }, { faceup = false }))
	end)

	it("is friendly where it gives three cards, unless they are lost", function()
		assert.equal(10, loyalty{ hp = 0, max_hp = 3 })
		assert.equal(-10, loyalty({ hp = 0, max_hp = 3 }, { skills = { "manjuan" } }))
	end)
end)

describe("fangzhu makes its owner welcome a blow", function()
	-- Whether Cao Pi dodges a Slash, as a rebel before a lord with these fields.
	local function dodges(lord, caopi)
		local players = { { "sunquan", role = "lord", hand = 2 }, { "caopi", role = "rebel", hp = 3, hand = { "jink" } } }
		for key, value in pairs(lord) do players[1][key] = value end
		for key, value in pairs(caopi or {}) do players[2][key] = value end
		table.insert(players, { "machao", role = "rebel", hand = 2 })
		local effect = { from = "sgs1", to = "sgs2", slash = { class = "Slash", id = 0 }, nature = "normal", jink_num = 1 }
		return decide(scene{ me = "caopi", current = "sunquan", turn = 3, players = players,
			ask = { kind = "askForCard", pattern = "jink", prompt = "slash-jink:sgs1", method = "use",
				data = { ["$"] = "SlashEffectStruct", v = effect } } }).answer ~= nil
	end

	it("while unhurt, if an enemy would pay with his turn", function()
		assert.is_false(dodges{})
		assert.is_true(dodges{ faceup = false }, "nobody is left to be banished")
	end)

	it("not once he is wounded", function()
		assert.is_true(dodges({}, { hp = 2, max_hp = 3 }))
	end)
end)
