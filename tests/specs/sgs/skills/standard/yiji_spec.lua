-- game: sgs
-- 遗计 yiji: Guo Jia, a rebel, was hurt and has drawn. Zhang Liao and Huang Gai are rebels too, Ma Chao the lord;
-- nobody else has skills.

local FULL = { "slash:spade:7", "duel", "peach:heart:3", "jink:heart:2", "dismantlement" }

local function board(changes, ask)
	local players = { { "guojia", role = "rebel", skills = { "yiji" }, hp = 2, hand = FULL }, { "machao", role = "lord", hp = 4 },
		{ "zhangliao", role = "rebel" }, { "huanggai", role = "rebel", hp = 4 } }
	for _, row in ipairs(players) do
		row.skills, row.hand = row.skills or {}, row.hand or 3
		for key, value in pairs((changes or {})[row[1]] or {}) do row[key] = value end
	end
	return scene{ me = "guojia", current = "machao", turn = 3, players = players, ask = ask }
end

local function handled(s)
	local decision = decide(s)
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	return decision.answer
end

describe("yiji", function()
	local function draws(changes)
		return handled(board(changes, { kind = "askForSkillInvoke", skill_name = "yiji" }))
	end

	it("draws", function()
		assert.is_true(draws())
	end)

	it("does not where an empty hand protects him and nobody could be given the cards", function()
		local hollow = { skills = { "yiji", "kongcheng" }, hand = 0 }
		assert.is_true(draws{ guojia = hollow })
		assert.is_false(draws{ guojia = hollow, zhangliao = { role = "loyalist" }, huanggai = { role = "loyalist" } })
	end)
end)

local USE = { kind = "askForUseCard", pattern = "@@yiji", prompt = "@yiji", method = "none" }
local GIVE = { kind = "askForExchange", reason = "yiji", discard_num = 2, min_num = 1 }

-- The same table, where he is asked what one of his targets gets.
local function gives(s)
	local next = s:tell{ event = "ChoiceMade", player = "sgs1", data = "skillInvoke:yiji:yes" }
	next.ask = { kind = GIVE.kind, seat = "sgs1", reason = GIVE.reason, discard_num = GIVE.discard_num, min_num = GIVE.min_num }
	return handled(next)
end

local function names(ids)
	local found = {}
	for _, id in ipairs(ids) do table.insert(found, sgs.Sanguosha:getCard(id):getClassName()) end
	table.sort(found)
	return table.concat(found, " ")
end

describe("yiji lays cards aside", function()
	local function targets(changes)
		local answer = handled(board(changes, USE))
		return answer and answer:match("^@YijiCard=%.%->(.+)$")
	end

	it("for friends, but none of those that save him, and keeps two at least", function()
		local s = board(nil, USE)
		local seat = handled(s):match("%->(.+)$")
		assert.truthy(seat == "sgs3" or seat == "sgs4", "one friend needs most: " .. seat)
		assert.equal("Duel Slash", names(gives(s)))
	end)

	it("for nobody where he has no more than two, or only what saves him", function()
		assert.is_nil(targets{ guojia = { hand = { "slash:spade:7", "duel" } } })
		assert.is_nil(targets{ guojia = { hand = { "peach:heart:3", "jink:heart:2", "analeptic" } } })
	end)

	it("for nobody where no friend could keep them", function()
		local lost = { skills = { "manjuan" } }
		assert.is_nil(targets{ zhangliao = lost, huanggai = lost })
	end)

	it("for two friends in the order in which they act: each gets what is his", function()
		local hands = { guojia = { hand = { "slash:heart:10", "slash:spade:7", "duel", "dismantlement", "jink:heart:2" } },
			zhangliao = { skills = { "luoyi" } }, huanggai = { skills = { "jijiu" }, hand = 4 } }
		sgs.ai_cardneed.luoyi = function(_, card) return card:isKindOf("Duel") end
		sgs.ai_cardneed.jijiu = function(_, card) return card:isRed() end
		local s = board(hands, USE)
		assert.equal("@YijiCard=.->sgs3+sgs4", handled(s))
		assert.truthy(names(gives(s)):find("Duel", 1, true))
		assert.equal("Slash", names(gives(s)))
	end)

	it("also where the host did not ask before for whom", function()
		assert.equal("Slash", names(gives(board())))
	end)
end)

describe("a blow is welcome to him", function()
	local function welcome(changes, turn)
		board(changes):with{ turn = turn or 3 }
		return brain("guojia"):getDamagedEffects(player("guojia"), player("machao")) == true
	end

	it("where he is well, has cards and friends", function()
		assert.is_true(welcome{ guojia = { hp = 3 } })
	end)

	it("not early, with two health, with a bare hand or alone", function()
		assert.is_false(welcome({ guojia = { hp = 3 } }, 1))
		assert.is_false(welcome{ guojia = { hp = 2 } })
		assert.is_false(welcome{ guojia = { hp = 3, hand = 1 } })
		assert.is_false(welcome{ guojia = { hp = 3 }, zhangliao = { role = "loyalist" }, huanggai = { role = "loyalist" } })
	end)
end)

describe("yiji in the plans of the others", function()
	it("is no target for two points: they bring four cards, so that another is hit whose lion stops one", function()
		local function victim(skills)
			scene("two-against-two"):with{ players = { xiahouyuan = { skills = skills, hp = 3, hand = 3 },
				zhurong = { hp = 4, hand = 3, equips = { "silver_lion" } } } }
			return brain("pangtong"):findPlayerToDamage(2):objectName()
		end
		assert.equal("sgs3", victim{ "yiji" })
		assert.equal("sgs4", victim{})
	end)
end)
