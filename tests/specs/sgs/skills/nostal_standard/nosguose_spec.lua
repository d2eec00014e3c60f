-- game: sgs
-- 国色 nosguose: Da Qiao of the old edition uses any diamond as Indulgence, as often as she likes.

local function play(mine, one, two)
	mine.skills = mine.skills or { "nosguose" }
	local decision = decide(scene("two-against-two"):with{ ask = { kind = "activate" },
		players = { pangtong = mine, zhurong = one, xiahouyuan = two } })
	assert.same({}, decision.faults)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	return decision.answer
end

local function used(answer)
	local id, target = (answer or ""):match("^indulgence:nosguose%[.-%]=(%d+)%->(.*)$")
	return id and sgs.Sanguosha:getCard(tonumber(id)):objectName(), target
end

describe("nosguose", function()
	it("stops the enemy whose turn is worth most, with the diamond of least use", function()
		local hand = { "peach:diamond:12", "jink:diamond:2", "jink:diamond:3" }
		local card, target = used(play({ hand = hand, hp = 3 }, { hand = 1, hp = 4 }, { hand = 6, hp = 4 }))
		assert.equal("sgs4", target)
		assert.equal("jink", card, "one of two Jinks is of less use than a Peach")
	end)

	it("stops the other one next", function()
		local _, target = used(play({ hand = { "jink:diamond:2", "jink:diamond:3" } }, { hand = 1 }, { hand = 6, judging = { "indulgence" } }))
		assert.equal("sgs3", target)
	end)

	it("lies idle where all enemies are stopped, and for other suits", function()
		local held = { judging = { "indulgence" } }
		assert.is_nil(used(play({ hand = { "jink:diamond:2", "jink:diamond:3" } }, held, held)))
		assert.is_nil(used(play({ hand = { "jink:heart:2", "jink:heart:13" } }, { hand = 6 }, {})))
	end)

	it("leaves armour on", function()
		assert.is_nil(used(play({ hand = { "slash:spade:7" }, equips = { "vine:diamond" } }, { hand = 6 }, {})))
	end)

	it("keeps diamonds rather than others", function()
		local ask = { kind = "askForDiscard", reason = "gamerule", discard_num = 1, min_num = 1 }
		local s = scene("two-against-two"):with{ ask = ask,
			players = { pangtong = { skills = { "nosguose" }, hand = { "duel:diamond:1", "ex_nihilo:heart" } } } }
		assert.equal("ex_nihilo", sgs.Sanguosha:getCard(decide(s).answer[1]):objectName())
	end)
end)

describe("nosguose and a better weapon", function()
	local function played(skills)
		local mine = { hp = 3, skills = skills, hand = { "blade", "slash:spade:7", "jink:heart:2" }, equips = { "axe:diamond" } }
		local decision = decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = { hand = 0 } } })
		return sgs.Card_Parse((decision.answer:gsub("%->.*", ""))):objectName()
	end

	it("keeps the diamond that it uses otherwise, on the table or in hand", function()
		assert.equal("blade", played{})
		assert.not_equal("blade", played{ "nosguose" })
	end)
end)
