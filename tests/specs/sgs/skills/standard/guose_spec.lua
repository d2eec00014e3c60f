-- game: sgs
-- 国色 guose: once a phase Da Qiao uses a diamond as Indulgence, or discards it to take one off the table.

-- Da Qiao's play phase; the lord is her friend, Zhurong and Xiahou Yuan are enemies.
local function play(mine, lord, one, two)
	mine.skills = { "guose" }
	local decision = decide(scene("two-against-two"):with{ ask = { kind = "activate" },
		players = { pangtong = mine, yuanshao = lord, zhurong = one, xiahouyuan = two } })
	assert.same({}, decision.faults)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	return decision.answer
end

-- The diamond that is spent, and on whom.
local function used(answer)
	local id, target = (answer or ""):match("^@GuoseCard=(%d+)%->(.*)$")
	return id and sgs.Sanguosha:getCard(tonumber(id)):objectName(), target
end

local HELD = { judging = { "indulgence" }, hp = 4, hand = 6 }
local SPARE = { "jink:diamond:2", "jink:diamond:3" }

describe("guose frees", function()
	it("a friend who would lose two cards and his turn, before it stops an enemy", function()
		local card, target = used(play({ hand = SPARE }, HELD, { hand = 5 }))
		assert.same({ "jink", "sgs1" }, { card, target })
	end)

	it("a weak friend", function()
		local _, target = used(play({ hand = SPARE }, { judging = { "indulgence" }, hp = 1, hand = 1 }, { hand = 5 }))
		assert.equal("sgs1", target)
	end)

	it("a friend with little to do only when no enemy can be stopped", function()
		local idle = { judging = { "indulgence" }, hp = 4, hand = 2 }
		local _, target = used(play({ hand = SPARE }, idle, { hand = 5 }))
		assert.equal("sgs3", target, "the enemy's turn is worth more")
		_, target = used(play({ hand = SPARE }, idle, { judging = { "indulgence" } }, { judging = { "indulgence" } }))
		assert.equal("sgs1", target)
	end)

	it("no enemy", function()
		assert.is_nil(used(play({ hand = SPARE }, {}, { judging = { "indulgence" }, hand = 6 }, { judging = { "indulgence" } })))
	end)
end)

describe("guose stops", function()
	it("the enemy whose turn is worth most, at the end of the turn", function()
		local card, target = used(play({ hand = SPARE }, {}, { hand = 1 }, { hand = 6 }))
		assert.same({ "jink", "sgs4" }, { card, target })
		local answer = play({ hand = { "jink:diamond:2", "jink:diamond:3", "ex_nihilo" } }, {}, {}, { hand = 6 })
		assert.equal("ex_nihilo", sgs.Sanguosha:getCard(tonumber((answer:gsub("%->.*", "")))):objectName(), "that comes first")
	end)

	it("nobody a second time in the phase", function()
		assert.is_nil(used(play({ hand = SPARE, history = { GuoseCard = 1 } }, HELD, { hand = 5 })))
	end)

	it("nobody with other suits", function()
		assert.is_nil(used(play({ hand = { "jink:heart:2" } }, HELD, { hand = 5 })))
	end)
end)

describe("guose spends", function()
	it("not the only armour", function()
		local worn = { hand = { "slash:spade:7" }, equips = { "vine:diamond" } }
		assert.is_nil(used(play(worn, HELD, { hand = 5 })))
		worn.hand = { "slash:spade:7", "eight_diagram:spade" }
		assert.equal("vine", (used(play(worn, HELD, { hand = 5 }))))
	end)

	it("not the only Jink while there are other things to do", function()
		assert.is_nil(used(play({ hand = { "jink:diamond:2", "slash:spade:7" } }, {}, { hand = 5, hp = 1 })))
	end)
end)

describe("what guose makes of cards", function()
	it("keeps diamonds rather than others", function()
		local ask = { kind = "askForDiscard", reason = "gamerule", discard_num = 1, min_num = 1 }
		local s = scene("two-against-two"):with{ ask = ask,
			players = { pangtong = { skills = { "guose" }, hand = { "duel:diamond:1", "ex_nihilo:heart" } } } }
		assert.equal("ex_nihilo", sgs.Sanguosha:getCard(decide(s).answer[1]):objectName())
	end)

	it("shows a friend in who frees", function()
		scene{ mode = "05p", sight = "whole", current = "daqiao", turn = 2, players = {
			{ "liubei", role = "lord", hand = 4, judging = { "indulgence" } }, { "daqiao", role = "loyalist", hand = 4 },
			{ "ganning", role = "rebel", hand = 4 }, { "zhoutai", role = "rebel", hand = 4 }, { "diaochan", role = "renegade", hand = 4 } } }
			:tell{ event = "TargetConfirmed", player = "sgs2", data = { ["$"] = "CardUseStruct",
				v = { card = { class = "GuoseCard", id = -1, str = "@GuoseCard=12" }, from = "sgs2", to = { "sgs1" } } } }
		assert.equal("loyalist", sgs.ai_role.sgs2)
	end)
end)

describe("guose in the plans of the others", function()
	it("draws an Indulgence: she lays Indulgences herself", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "guose" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)
end)

describe("guose and a better weapon", function()
	local function played(skills)
		local mine = { hp = 3, skills = skills, hand = { "blade", "slash:spade:7", "jink:heart:2" }, equips = { "axe:diamond" } }
		local decision = decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = { hand = 0 } } })
		return sgs.Card_Parse((decision.answer:gsub("%->.*", ""))):objectName()
	end

	it("keeps the diamond that it uses otherwise, on the table or in hand", function()
		assert.equal("blade", played{})
		assert.not_equal("blade", played{ "guose" })
	end)
end)
