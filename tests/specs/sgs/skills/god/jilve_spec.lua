-- game: sgs
-- 极略 jilve: for a mark of patience each Sima Yi borrows jizhi, guicai, fangzhu, zhiheng and wansha.

-- Sima Yi (me, a rebel) with Zhang Liao against the lord Ma Chao and the loyalist Cao Ren, who have no skills.
local function table_of(mine, more, ask, current)
	local players = { { "shensimayi", role = "rebel", hp = 3, max_hp = 3, skills = { "renjie", "baiyin", "lianpo", "jilve" } },
		{ "machao", role = "lord", hp = 4 }, { "zhangliao", role = "rebel", hp = 4 }, { "caoren", role = "loyalist", hp = 4 } }
	for place, row in ipairs(players) do
		row.hand = 2
		if place > 1 then row.skills = {} else row.marks = { baiyin = 1, ["@bear"] = 2 } end
		for key, value in pairs(place == 1 and mine or more and more[row[1]] or {}) do row[key] = value end
	end
	return scene{ me = "shensimayi", current = current or "shensimayi", turn = 3, players = players,
		ask = ask or { kind = "activate" } }
end

local function marks(bears)
	return { baiyin = 1, ["@bear"] = bears }
end

local function decided(...)
	local decision = decide(table_of(...))
	assert.same({}, decision.faults)
	return decision.answer, decision
end

local function invoked(skill, data, mine, more, current)
	local answer, decision = decided(mine, more, { kind = "askForSkillInvoke", skill_name = skill, data = data }, current)
	assert.equal("handler", decision.source)
	return answer
end

describe("jilve for a trick", function()
	local IDS = { ExNihilo = 80, Dismantlement = 90 }

	local function draws(class, mine)
		local use = { from = "sgs1", to = { "sgs1" }, card = { class = class, id = IDS[class] } }
		return invoked("jilve_jizhi", { ["$"] = "CardUseStruct", v = use }, mine)
	end

	it("draws while there are marks to spare", function()
		assert.is_true(draws("Dismantlement", { marks = marks(3) }))
		assert.is_false(draws("Dismantlement", { marks = marks(2) }))
	end)

	it("draws when the hand overflows: renjie collects what is put down", function()
		assert.is_true(draws("Dismantlement", { marks = marks(1), hand = 5 }))
	end)

	it("draws for ExNihilo", function()
		assert.is_true(draws("ExNihilo", { marks = marks(1) }))
	end)
end)

describe("jilve for a judgement", function()
	local PATTERNS = { indulgence = ".|heart", lightning = ".|spade|2~9" }
	local CLUB, HEART = 8, 49 -- printed cards
	local RICH = { zhangliao = { hand = 4 } } -- a friend with something to play

	local function changes(who, reason, shown, mine)
		mine.hand = mine.hand or { "slash:heart:10", "slash:club:8", "jink:heart:2" }
		local judge = { who = who, reason = reason, good = reason ~= "lightning", pattern = PATTERNS[reason],
			card = { class = "Slash", id = shown } }
		return invoked("jilve_guicai", { ["$"] = "JudgeStruct*", v = judge }, mine, RICH, "zhangliao")
	end

	it("frees a friend with marks to spare, not with the last two", function()
		assert.is_true(changes("sgs3", "indulgence", CLUB, { marks = marks(3) }))
		assert.is_false(changes("sgs3", "indulgence", CLUB, { marks = marks(2) }))
	end)

	it("gives the last mark for himself", function()
		assert.is_true(changes("sgs1", "indulgence", CLUB, { marks = marks(1), hp = 2, hand = { "jink:heart:2", "slash:club:8" } }))
	end)

	it("does not where the judgement is as it should be, or no card would change it", function()
		assert.is_false(changes("sgs3", "indulgence", HEART, { marks = marks(3) }))
		assert.is_false(changes("sgs3", "indulgence", CLUB, { marks = marks(3), hand = { "slash:club:8" } }))
	end)

	it("is answered with the card that changes it", function()
		local judge = { who = "sgs3", reason = "indulgence", good = true, pattern = ".|heart", card = { class = "Slash", id = CLUB } }
		local answer = decided({ hand = { "slash:club:8", "jink:heart:2" } }, RICH, { kind = "askForCard", pattern = "..!",
			method = "response", prompt = "@guicai-card:sgs3:guicai:indulgence:8", data = { ["$"] = "JudgeStruct*", v = judge } }, "zhangliao")
		local id = player("shensimayi"):getHandcards():at(1):getId()
		assert.equal(tostring(id), (answer:gsub("%$", "")))
	end)
end)

describe("jilve for a blow", function()
	local blow = { ["$"] = "DamageStruct", v = { from = "sgs2", to = "sgs1", damage = 1, nature = "normal" } }

	it("turns somebody over where fangzhu would", function()
		assert.is_true(invoked("jilve_fangzhu", blow, { hp = 2 }, { zhangliao = { faceup = false } }, "machao"))
	end)

	it("does not where all who could be turned over would gain or suffer wrongly", function()
		-- both enemies lie face down already: a turn would free them; the friend would lose one
		local down = { faceup = false }
		assert.is_false(invoked("jilve_fangzhu", blow, { hp = 2 }, { machao = down, caoren = down }, "machao"))
	end)
end)

describe("jilve borrows wansha", function()
	local bare = { caoren = { hp = 1, hand = 0 } }

	local function begins(mine, more)
		mine.hand = mine.hand or { "slash:spade:7" }
		return decided(mine, more)
	end

	local function chosen(mine, more, choices)
		return decided(mine, more, { kind = "askForChoice", skill_name = "jilve", choices = choices })
	end

	it("to kill one whom others could save", function()
		assert.equal("@JilveCard=.", (begins({}, bare)))
		assert.equal("wansha", chosen({ hand = { "slash:spade:7" } }, bare, "zhiheng+wansha+cancel"))
	end)

	it("not where nobody could save him", function()
		local alone = { caoren = { hp = 1, hand = 0 }, machao = { hand = 0 } }
		assert.matches("%->sgs4$", (begins({}, alone)))
	end)

	it("not where the blow would not kill, or there is none", function()
		assert.not_matches("Jilve", (begins({}, { caoren = { hp = 2, hand = 0 } })))
		assert.not_matches("Jilve", begins({ hand = { "peach:heart:3" } }, bare) or "")
		assert.not_matches("Jilve", (begins({}, { caoren = { hp = 1, hand = { "jink:diamond:2" } } })))
	end)

	it("once a turn, and not without a mark", function()
		assert.not_matches("Jilve", (begins({ flags = { "JilveWansha" } }, bare)))
		assert.not_matches("Jilve", (begins({ marks = marks(0) }, bare)))
	end)

	it("and says cancel where nothing is worth a mark any more", function()
		assert.equal("cancel", chosen({ hand = { "peach:heart:3" } }, nil, "wansha+cancel"))
	end)
end)

describe("jilve borrows zhiheng", function()
	-- two Jinks too many
	local JINKS = { "jink:diamond:2", "jink:diamond:3", "jink:diamond:4" }

	local function chosen(mine, choices)
		return decided(mine, nil, { kind = "askForChoice", skill_name = "jilve", choices = choices })
	end

	it("for cards that are of no use", function()
		assert.equal("@JilveCard=.", (decided{ hand = JINKS }))
		assert.equal("zhiheng", chosen({ hand = JINKS }, "zhiheng+wansha+cancel"))
	end)

	it("after what is used first: not before ExNihilo draws", function()
		assert.not_matches("Jilve", (decided{ hand = { "ex_nihilo:heart:7", "jink:diamond:2", "jink:diamond:3" } }))
	end)

	it("not once more in the turn, and not where every card is of use", function()
		assert.is_nil((decided{ hand = JINKS, flags = { "JilveZhiheng" } }))
		assert.is_nil((decided{ hand = { "jink:diamond:2", "peach:heart:3" } }))
		assert.equal("cancel", chosen({ hand = { "jink:diamond:2", "peach:heart:3" } }, "zhiheng+cancel"))
	end)

	it("and names the cards then", function()
		local answer = decided({ hand = JINKS, marks = marks(1) }, nil,
			{ kind = "askForUseCard", pattern = "@zhiheng", prompt = "@jilve-zhiheng", method = "discard" })
		assert.matches("^@ZhihengCard=%d+%+%d+%->%.$", answer)
	end)
end)

describe("jilve in the plans of the others", function()
	it("draws an Indulgence: his marks are spent in the play phase", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "jilve" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)

	it("has the last word on a judgement while a mark of patience is left", function()
		local function last(marks)
			scene("two-against-two"):with{ players = { yuanshao = { skills = { "jilve" }, marks = { ["@bear"] = marks } } } }
			return (brain("pangtong"):getFinalRetrial(player("zhurong"), "indulgence"))
		end
		assert.equal(1, last(1))
		assert.equal(0, last(0))
	end)
end)

describe("jilve and a better weapon", function()
	local function played(skills)
		local mine = { hp = 3, skills = skills, hand = { "guding_blade", "slash:spade:7", "jink:heart:2" }, equips = { "blade" }, marks = { ["@bear"] = 1 } }
		local decision = decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = { hand = 0 } } })
		return sgs.Card_Parse((decision.answer:gsub("%->.*", ""))):objectName()
	end

	it("leaves it in hand while a mark can exchange it", function()
		assert.equal("guding_blade", played{})
		assert.not_equal("guding_blade", played{ "jilve" })
	end)
end)
