-- game: sgs
-- 龙魂 longhun: cards of a suit as Peach, Fire Slash, Jink or Nullification, as many as Zhao Yun has health.

-- Zhao Yun (me, a rebel) with Zhang Liao against the lord Ma Chao and the loyalist Cao Ren, who have no skills.
local function table_of(mine, more, ask, current)
	local players = { { "shenzhaoyun", role = "rebel", hp = 1 }, { "machao", role = "lord", hp = 4 },
		{ "zhangliao", role = "rebel", hp = 4 }, { "caoren", role = "loyalist", hp = 4 } }
	for place, row in ipairs(players) do
		if place > 1 then row.skills, row.hand = {}, 2 end
		for key, value in pairs(place == 1 and mine or more and more[row[1]] or {}) do row[key] = value end
	end
	return scene{ me = "shenzhaoyun", current = current or "shenzhaoyun", turn = 3, players = players,
		ask = ask or { kind = "activate" } }
end

local function answer(...)
	local decision = decide(table_of(...))
	assert.same({}, decision.faults)
	return decision.answer or ""
end

local function id(n)
	return player("shenzhaoyun"):getHandcards():at(n):getId()
end

describe("longhun in the play phase", function()
	it("burns with the diamond of least use", function()
		local told = answer{ hand = { "jink:diamond:2", "duel:diamond:1" } }
		assert.matches("^fire_slash:longhun%[diamond:A%]=" .. id(1) .. "%->", told)
	end)

	it("does not burn what may still save him", function()
		assert.not_matches("longhun", answer{ hand = { "peach:diamond:12" } })
		assert.not_matches("longhun", answer{ hand = { "analeptic:diamond:9" } })
	end)

	it("keeps the crossbow that lets him go on", function()
		assert.not_matches("longhun", answer{ hand = { "jink:club:3" }, equips = { "crossbow:diamond:1" } })
	end)

	it("costs two cards and is left alone while he has two health points", function()
		assert.not_matches("longhun", answer{ hp = 2, hand = { "jink:diamond:2", "jink:diamond:3" } })
	end)
end)

describe("longhun as an answer", function()
	local function slashed(mine, more)
		return answer(mine, more, { kind = "askForCard", pattern = "jink", prompt = "slash-jink:sgs2", method = "use",
			data = { ["$"] = "SlashEffectStruct", v = { from = "sgs2", to = "sgs1", slash = { id = 7, class = "Slash" } } } }, "machao")
	end

	it("dodges with a club", function()
		assert.matches("^jink:longhun%[club:7%]=", slashed{ hand = { "slash:club:7" } })
		assert.equal("", slashed{ hand = { "slash:spade:7" } })
	end)

	it("does not dodge a usual blow with two health points: with one he is stronger", function()
		assert.equal("", slashed{ hp = 2, hand = { "slash:club:7", "slash:club:8" } })
	end)

	it("dodges with two clubs what would kill him at two health points", function()
		local drunk = { machao = { marks = { drank = 1 } } }
		assert.matches("^jink:longhun%[.*%]=%d+%+%d+$", slashed({ hp = 2, hand = { "slash:club:7", "slash:club:8" } }, drunk))
		assert.equal("", slashed({ hp = 2, hand = { "slash:club:7", "slash:spade:8" } }, drunk))
	end)

	it("saves his lord with two hearts", function()
		local function for_lord(role)
			local mine = { role = role, hp = 2, hand = { "jink:heart:2", "slash:heart:10" } }
			return answer(mine, { machao = { hp = 0, hand = 0 } }, { kind = "askForSinglePeach", dying = "sgs2" }, "caoren")
		end
		assert.matches("^peach:longhun%[.*%]=%d+%+%d+$", for_lord("loyalist"))
		assert.not_matches("longhun", for_lord("rebel"))
	end)
end)

describe("who has longhun", function()
	it("keeps hearts longest", function()
		local ask = { kind = "askForDiscard", reason = "gamerule", discard_num = 1, min_num = 1 }
		local s = table_of({ hand = { "slash:heart:10", "slash:diamond:10" } }, nil, ask)
		assert.same({ id(1) }, decide(s).answer)
	end)

	it("is given hearts and spades by a friend", function()
		table_of({})
		local need = sgs.ai_cardneed.longhun
		local me = player("shenzhaoyun")
		assert.is_true(need(me, sgs.Sanguosha:cloneCard("jink", sgs.Card_Heart, 2)), "he has nothing at all")
		table_of({ hand = 2 })
		assert.is_true(need(player("shenzhaoyun"), sgs.Sanguosha:cloneCard("jink", sgs.Card_Heart, 2)))
		assert.is_false(need(player("shenzhaoyun"), sgs.Sanguosha:cloneCard("jink", sgs.Card_Diamond, 2)))
	end)
end)

describe("longhun and a better weapon", function()
	local function played(skills)
		local mine = { hp = 3, skills = skills, hand = { "blade", "slash:spade:7", "jink:heart:2" }, equips = { "axe:diamond" } }
		local decision = decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = { hand = 0 } } })
		return sgs.Card_Parse((decision.answer:gsub("%->.*", ""))):objectName()
	end

	it("keeps the diamond that it uses otherwise, on the table or in hand", function()
		assert.equal("blade", played{})
		assert.not_equal("blade", played{ "longhun" })
	end)
end)

describe("longhun and danger", function()
	local function is_weak(mine)
		mine.hp = 1
		scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine } }:stage()
		return brain("machao"):isWeak(player("guanyu"))
	end

	it("is not weak with three cards for what may come", function()
		assert.is_false(is_weak{ hand = 3, skills = { "longhun" } })
		assert.is_true(is_weak{ hand = 3 })
	end)

	it("is weak with fewer", function()
		assert.is_true(is_weak{ hand = 2, skills = { "longhun" } })
	end)
end)

describe("longhun and a Peach", function()
	it("is kept with cards enough: at one health point every one of them serves", function()
		local function eats(skills, equips)
			local mine = { hp = 1, max_hp = 2, hand = { "peach", "jink" }, skills = skills, equips = equips }
			local decision = decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine } })
			return decision.answer ~= nil and sgs.Card_Parse((decision.answer:gsub("%->.*", ""))):isKindOf("Peach")
		end
		local equips = { "dilu", "dayuan", "blade" }
		assert.is_true(eats({}, equips))
		assert.is_false(eats({ "longhun" }, equips))
	end)
end)
