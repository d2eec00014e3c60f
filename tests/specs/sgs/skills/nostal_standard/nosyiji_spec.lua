-- game: sgs
-- 遗计 nosyiji: Guo Jia of old, a rebel, was hurt and looks at two cards. Zhang Liao is a rebel too, Ma Chao the lord,
-- Cao Ren a loyalist; nobody else has skills.

local function board(changes, ask, me)
	local players = { { "guojia", role = "rebel", skills = { "nosyiji" }, hp = 2 }, { "machao", role = "lord", hp = 4 },
		{ "zhangliao", role = "rebel" }, { "caoren", role = "loyalist" } }
	for _, row in ipairs(players) do
		row.skills, row.hand = row.skills or {}, 3
		for key, value in pairs((changes or {})[row[1]] or {}) do row[key] = value end
	end
	return scene{ me = me or "guojia", current = "machao", turn = 3, players = players, ask = ask }
end

local function handled(...)
	return by_handler(board(...))
end

-- Printed cards: a Slash, a Jink, a Peach.
local SLASH, JINK, PEACH = 0, 30, 49

describe("nosyiji looks at the cards", function()
	local function invokes(changes)
		return handled(changes, { kind = "askForSkillInvoke", skill_name = "nosyiji" })
	end

	it("always with few, and while somebody can keep them", function()
		assert.is_true(invokes())
		assert.is_true(invokes{ guojia = { hand = 0 } })
	end)

	it("not where manjuan would lose them and no friend is left", function()
		local lost = { skills = { "nosyiji", "manjuan" } }
		assert.is_false(invokes{ guojia = lost, zhangliao = { role = "loyalist" } })
		assert.is_true(invokes{ guojia = lost }, "Zhang Liao can have them")
	end)
end)

describe("nosyiji gives", function()
	-- "sgs3:Jink", or nil where all is kept.
	local function given(changes, cards, more)
		local ask = { kind = "askForYiji", reason = "nosyiji", cards = cards or { SLASH, JINK } }
		for key, value in pairs(more or {}) do ask[key] = value end
		local gift = handled(changes, ask)
		return gift and gift.player .. ":" .. sgs.Sanguosha:getCard(gift.card):getClassName()
	end

	it("the better card to a friend, once he has cards himself", function()
		assert.equal("sgs3:Peach", given({ guojia = { hp = 3 } }, { SLASH, PEACH }))
	end)

	it("nothing while he is short of cards", function()
		assert.is_nil(given{ guojia = { hand = 2 } })
	end)

	it("nothing that saves him while he is weak", function()
		local weak = { hp = 1 }
		assert.equal("sgs3:Slash", given{ guojia = weak })
		assert.is_nil(given({ guojia = weak }, { PEACH, JINK }))
	end)

	it("a Peach to a friend who is near death", function()
		assert.equal("sgs3:Peach", given({ zhangliao = { hp = 1, hand = 1 } }, { SLASH, PEACH }))
	end)

	it("nothing to those who would lose it or whom it would harm, or to enemies", function()
		assert.is_nil(given{ zhangliao = { skills = { "manjuan" } } })
		assert.is_nil(given{ zhangliao = { skills = { "kongcheng" }, hand = 0 } })
		assert.is_nil(given{ zhangliao = { role = "loyalist" } })
	end)

	it("only to those who may be given one, and the least useful where one has to be given", function()
		assert.is_nil(given({ guojia = { hp = 3 } }, nil, { players = { "sgs2", "sgs4" } }))
		local must = { players = { "sgs2", "sgs4" }, optional = false }
		assert.matches("^sgs[24]:Slash$", given({ guojia = { hp = 3 } }, { SLASH, PEACH }, must))
		assert.equal("sgs3:Peach", given({ guojia = { hp = 3 } }, { SLASH, PEACH }, { players = { "sgs3" }, optional = false }))
		assert.equal("sgs1", given({ guojia = { hand = 2 } }, nil, { optional = false }):sub(1, 4), "he keeps it: he may be given it himself")
	end)

	it("while shenfen runs, only to him who lets it run, or who keeps cards after it", function()
		assert.equal("sgs3", given{ zhangliao = { flags = { "ShenfenUsing" } } }:sub(1, 4))
		assert.is_nil(given{ machao = { flags = { "ShenfenUsing" } }, guojia = { hp = 4, max_hp = 4 } }, "he has room himself")
	end)
end)

describe("a blow is welcome to him", function()
	local function welcome(changes, current)
		local s = board(changes)
		if current then s = s:with{ current = current } end
		return brain("guojia"):getDamagedEffects(player("guojia"), player("machao")) == true
	end

	it("where he is well and has friends to give to", function()
		assert.is_true(welcome{ guojia = { hp = 3 } })
		assert.is_false(welcome{ guojia = { hp = 3 }, zhangliao = { role = "loyalist" } })
		assert.is_false(welcome{ guojia = { hp = 2 } })
	end)

	it("where a friend is in need of cards, but not where he is so himself", function()
		local weak = { hp = 1, hand = 0 }
		assert.is_true(welcome{ zhangliao = weak })
		assert.is_false(welcome{ zhangliao = weak, guojia = { hp = 2, hand = 0 } })
	end)

	it("in the turn of a friend who can go on with the cards", function()
		local volley = { guojia = { hp = 2 }, zhangliao = { equips = { "crossbow" } } }
		assert.is_true(welcome(volley, "zhangliao"))
		assert.is_false(welcome(volley))
	end)
end)

describe("nosyiji in the plans of the others", function()
	it("makes damage serve nobody while he wants it", function()
		local function victim(skills)
			scene("two-against-two"):with{ players = { xiahouyuan = { skills = skills, hp = 3, hand = 5 } } }
			return brain("pangtong"):findPlayerToDamage(1, nil, nil, { player("xiahouyuan") })
		end
		assert.is_nil(victim{ "nosyiji" })
		assert.equal(player("xiahouyuan"), victim{})
	end)

	it("spends no Nullification on an attack that he survives: it brings two cards", function()
		local function stops(skills)
			return decide(scene("two-against-two"):with{ players = { pangtong = { hand = { "nullification" }, skills = skills } },
				ask = { kind = "askForNullification", trick = "savage_assault:[no_suit:-]=.", from = "sgs3", to = "sgs2",
					positive = true } }).answer
		end
		assert.is_nil(stops{ "nosyiji" })
		assert.truthy(stops{})
	end)
end)
