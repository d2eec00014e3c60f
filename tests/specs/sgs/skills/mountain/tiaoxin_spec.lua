-- game: sgs
-- 挑衅 tiaoxin: Jiang Wei taunts; who is taunted Slashes him or loses a card.

-- Jiang Wei's turn, a loyalist: Zhu Rong (after him) and Xiahou Yuan (before the lord) are rebels without skills.
local function turn(mine, zhurong, xiahouyuan)
	local players = { { "yuanshao", role = "lord", hp = 4, skills = {}, hand = 2 },
		{ "jiangwei", role = "loyalist", skills = { "tiaoxin" }, hand = { "jink:heart:2", "jink:diamond:2" } },
		{ "zhurong", role = "rebel", skills = {}, hand = 2 }, { "xiahouyuan", role = "rebel", skills = {}, hand = 2 } }
	for seat, fields in pairs({ [2] = mine or {}, [3] = zhurong or {}, [4] = xiahouyuan or {} }) do
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "jiangwei", current = "jiangwei", turn = 5, ask = { kind = "activate" }, players = players }
end

local function answer(s)
	local decision = decide(s)
	assert.same({}, decision.faults)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	return decision.answer, decision.source
end

local unarmed = { hand = { "jink", "jink" } }

describe("Jiang Wei", function()
	it("taunts an enemy who seems to hold no Slash, and discards a card of his", function()
		assert.equal("@TiaoxinCard=.->sgs3", answer(turn({}, unarmed, { hand = 6 })))
	end)

	it("does not taunt one who may well Slash him", function()
		local armed = { hand = { "slash:spade:7", "slash:spade:8" } }
		assert.is_nil((answer(turn({ hand = { "jink:heart:2" } }, armed, { hand = 8 }))))
	end)

	it("judges each by his own Slashes: the weaker one is armed, the other is taunted", function()
		-- Xiahou Yuan reaches across the table with his bow
		local s = turn({}, { hp = 1, hand = { "slash:spade:7", "slash:spade:8" } }, { hand = { "jink", "peach" }, equips = { "kylin_bow" } })
		assert.equal("@TiaoxinCard=.->sgs4", answer(s))
	end)

	it("does not stake his last health on it, or without a Jink", function()
		local unseen = { hand = 1 }
		assert.equal("@TiaoxinCard=.->sgs3", answer(turn({ hand = { "jink:heart:2" } }, unseen, { hand = 0 })))
		assert.is_nil((answer(turn({ hand = { "jink:heart:2" }, hp = 1 }, unseen, { hand = 0 }))))
		assert.is_nil((answer(turn({ hand = {} }, unseen, { hand = 0 }))))
	end)

	it("needs no Jink where the enemy is known to hold no Slash", function()
		assert.equal("@TiaoxinCard=.->sgs3", answer(turn({ hand = {}, hp = 1 }, unarmed, { hand = 0 })))
		assert.equal("@TiaoxinCard=.->sgs3", answer(turn({ hand = {} }, { hand = 0, equips = { "eight_diagram" } }, { hand = 0 })))
		assert.is_nil((answer(turn({ hand = {} }, { hand = 0, equips = { "eight_diagram:heart" }, skills = { "wusheng" } }, { hand = 0 }))))
	end)

	it("or where he has just lacked one", function()
		local s = turn({ hand = {} }, { hand = 2 }, { hand = 0 })
		assert.equal("@TiaoxinCard=.->sgs3", answer(s:tell{ event = "ChoiceMade", player = "zhurong",
			data = "cardResponded:slash:savage-assault-slash:sgs2:_nil_" }))
	end)

	it("dares armed ones where a Jink would be discarded anyway", function()
		local armed = { hand = { "slash:spade:7", "slash:spade:8" } }
		assert.is_nil((answer(turn({ hp = 3 }, armed, { hand = 0 }))))
		assert.equal("@TiaoxinCard=.->sgs3",
			answer(turn({ hp = 2, max_hp = 4, hand = { "jink:heart:2", "jink:diamond:2", "jink:diamond:3" } }, armed, { hand = 0 })))
	end)

	it("finds nobody who reaches him, or who would lose anything by it", function()
		assert.is_nil((answer(turn({ equips = { "defensive_horse" } }, unarmed, { hand = 0 }))))
		assert.is_nil((answer(turn({}, { hand = 0, equips = { "crossbow" }, skills = { "xiaoji" } }, { hand = 0 }))), "xiaoji draws for it")
	end)

	it("puts good armour on first", function()
		local s = turn({ hand = { "jink:heart:2", "jink:diamond:2", "eight_diagram" } }, unarmed, { hand = 6 })
		local id = answer(s)
		assert.equal("eight_diagram", sgs.Sanguosha:getCard(tonumber(id)):objectName())
	end)

	it("does so once in a phase", function()
		assert.is_nil((answer(turn({ history = { TiaoxinCard = 1 } }, unarmed, { hand = 6 }))))
	end)
end)

describe("who is taunted", function()
	-- Zhu Rong, to answer; `enemy`: whether Jiang Wei is of the other side.
	local function taunted(hand, more)
		local s = turn(more, { hand = hand, equips = { "spear" } })
		s = s:with{ players = { jiangwei = { hand = 2, role = more and more.role or "loyalist" } } }
		s.ask = { kind = "askForUseCard", seat = "sgs3", pattern = "slash", prompt = "@tiaoxin-slash:sgs2", method = "use" }
		return answer(s)
	end

	it("Slashes an enemy", function()
		assert.equal("->sgs2", taunted({ "slash:spade:7", "jink" }):match("%->.*$"))
	end)

	it("does not hurt a friend", function()
		assert.is_nil((taunted({ "slash:spade:7", "jink" }, { role = "rebel" })))
	end)

	it("rather spends a Slash in vain than the best card", function()
		assert.equal("->sgs2", taunted({ "slash:spade:7", "jink" }, { equips = { "renwang_shield" } }):match("%->.*$"))
	end)

	it("has none to answer with", function()
		assert.is_nil((taunted({ "peach" })))
	end)
end)

describe("a taunt", function()
	it("is hostile", function()
		local s = scene{ mode = "05p", sight = "whole", current = "jiangwei", turn = 2, players = { { "caocao", role = "lord", hand = 2 },
			{ "jiangwei", role = "rebel", hand = 2 }, { "xiahouyuan", role = "rebel", hand = 2 }, { "pangtong", role = "loyalist", hand = 2 },
			{ "machao", role = "renegade", hand = 2 } } }
		s:tell{ event = "TargetConfirmed", player = "jiangwei", data = { ["$"] = "CardUseStruct",
			v = { from = "sgs2", to = { "sgs1" }, card = { class = "TiaoxinCard", str = "@TiaoxinCard=." } } } }
		assert.is_true(sgs.role_evaluation.sgs2.loyalist < 0)
	end)
end)

describe("tiaoxin and a horse", function()
	it("stays in hand where nobody would be left who reaches him", function()
		local function played(skills)
			local mine = { skills = skills, hand = { "jueying", "jink" }, history = { TiaoxinCard = 1 } }
			return decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine } }).answer
		end
		assert.is_string(played{})
		assert.is_nil(played{ "tiaoxin" })
	end)

	it("is put on where somebody still does", function()
		local mine = { skills = { "tiaoxin" }, hand = { "jueying", "jink" }, history = { TiaoxinCard = 1 } }
		local players = { guanyu = mine, machao = { equips = { "axe" } } }
		assert.is_string(decide(scene("two-rebels-and-a-lord"):with{ players = players }).answer)
	end)
end)
