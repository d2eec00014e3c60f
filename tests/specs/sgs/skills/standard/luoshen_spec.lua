-- game: sgs
-- 洛神 luoshen: Zhen Ji, a rebel, begins her turn. Ma Chao is the lord, Zhang Zhao a loyalist; nobody else has skills.

local function board(mine, other, lord)
	local players = { { "zhenji", role = "rebel", hp = 3, hand = 2, phase = "start" }, { "machao", role = "lord", hp = 4 },
		{ "erzhang", role = "loyalist" } }
	for seat, fields in ipairs({ mine or {}, lord or {}, other or {} }) do
		players[seat].skills, players[seat].hand = seat == 1 and { "luoshen" } or {}, players[seat].hand or 3
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "zhenji", current = "zhenji", turn = 3, players = players, invoke = "luoshen" }
end

local function judges(...)
	local decision = decide(board(...))
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

-- A card that zhoufu has laid under her.
local function bound(id, judging)
	return { piles = { incantation = { known = { id } } }, judging = judging }
end
local HEART, CLUB, SPADE = 49, 8, 0

describe("luoshen", function()
	it("judges: a black card is hers, a red one costs nothing", function()
		assert.is_true(judges())
		assert.is_true(judges{ hp = 1, hand = 0 })
	end)

	it("does not where she cannot play and an enemy's guzheng would have the cards", function()
		local held, takes = { judging = { "indulgence" }, hand = 5 }, { skills = { "guzheng" } }
		assert.is_false(judges(held, takes))
		assert.is_true(judges(held))
		assert.is_true(judges({ hand = 5 }, takes), "she can use them")
		assert.is_true(judges({ judging = { "indulgence" } }, takes), "she can keep them")
	end)

	it("leaves a bound card to the trick that it would turn", function()
		assert.is_false(judges(bound(HEART, { "indulgence" })))
		assert.is_false(judges(bound(CLUB, { "supply_shortage" })))
		assert.is_true(judges(bound(SPADE, { "indulgence" })), "it does not help there")
		assert.is_true(judges(bound(HEART, { "indulgence" }), { skills = { "guicai" } }), "an enemy would change it")
	end)

	it("gives an enemy's yingbing no red card", function()
		assert.is_false(judges(bound(HEART), { skills = { "yingbing" } }))
		assert.is_true(judges(bound(SPADE), { skills = { "yingbing" } }))
	end)
end)

describe("luoshen after guanxing", function()
	it("does not judge where guanxing saw no black card", function()
		assert.is_false(judges{ flags = { "AI_doNotInvoke_luoshen" } })
	end)

	it("takes as many as guanxing has laid on top, and no more", function()
		local flag = { "AI_Luoshen_Conflict_With_Guanxing" }
		assert.is_true(judges{ flags = flag, marks = { AI_loushen_times = 1 } })
		assert.is_false(judges{ flags = flag })
		local s = board{ flags = flag, marks = { AI_loushen_times = 1 } }
		s = s:tell{ event = "ChoiceMade", player = "sgs1", data = "skillInvoke:luoshen:yes" }
		assert.is_false(decide(s).answer)
	end)
end)

describe("luoshen in the plans of the others", function()
	it("draws an Indulgence: the cards of her judgements lie in hand", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "luoshen" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)

	it("is helped with a card by friends, unless she would only discard what she gets", function()
		local function changes(hand)
			local judge = { who = "sgs1", reason = "luoshen", good = true, pattern = ".|black", card = { class = "Slash", id = 49 } }
			return decide(scene("two-against-two"):with{ players = { pangtong = { skills = { "guicai" }, hand = { "slash:spade:7" } },
				yuanshao = { skills = { "luoshen" }, hand = hand } }, ask = { kind = "askForCard", pattern = "..", method = "response",
				prompt = "@guicai-card:sgs1:guicai:luoshen:1", data = { ["$"] = "JudgeStruct*", v = judge } } }).answer
		end
		assert.truthy(changes(2))
		assert.is_nil(changes(7))
	end)
end)
