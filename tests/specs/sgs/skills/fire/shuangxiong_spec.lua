-- game: sgs
-- 双雄 shuangxiong: whether Yan Liang and Wen Chou judge instead of drawing, and which cards they duel with.

-- Yan Liang & Wen Chou, a rebel, against the lord Sun Quan.
local function seats(mine, lord, ask)
	local players = { { "yanliangwenchou", role = "rebel" }, { "sunquan", role = "lord", hp = 4, hand = 0 }, { "zhurong", role = "rebel", hand = 4 } }
	for seat, fields in ipairs({ mine or {}, lord or {}, {} }) do
		if seat > 1 then players[seat].skills = {} end
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "yanliangwenchou", current = "yanliangwenchou", turn = 5, ask = ask or { kind = "activate" }, players = players }
end

local READY = { "slash:spade:7", "jink:diamond:2", "jink:heart:2" }

describe("shuangxiong in the draw phase", function()
	local function judges(mine, lord)
		mine.phase = "draw"
		return by_handler(seats(mine, lord, { kind = "askForSkillInvoke", skill_name = "shuangxiong" }))
	end

	it("is used with cards to duel with and an enemy to duel", function()
		assert.is_true(judges{ hand = READY })
	end)

	it("is not worth the draw with a small hand", function()
		assert.is_false(judges{ hand = { "slash:spade:7", "jink:diamond:2" } })
	end)

	it("is not worth it where the enemy has more Slashes than he", function()
		local jinks = { "jink:diamond:3", "jink:diamond:2", "jink:heart:2" }
		assert.is_false(judges({ hand = jinks }, { hand = { "slash:club:8", "slash:club:9" } }))
		assert.is_true(judges({ hand = jinks }, { hand = 0 }))
	end)

	it("is not risked on the last health with one Slash", function()
		assert.is_false(judges{ hand = READY, hp = 1 })
	end)

	it("is not worth it where the play phase is lost", function()
		assert.is_false(judges{ hand = READY, judging = { "indulgence" } })
	end)
end)

describe("shuangxiong in the play phase", function()
	-- The place in hand of the card that is dueled with.
	local function dueled(hand, mark, more)
		local mine = { hand = hand, marks = { shuangxiong = mark, ViewAsSkill_shuangxiongEffect = mark and 1 }, history = { Slash = 1 } }
		for key, value in pairs(more or {}) do mine[key] = value end
		local s = seats(mine)
		local decision = decide(s)
		assert.same({}, decision.faults)
		local id = (decision.answer or ""):match("^duel:shuangxiong%[%w+:%w+%]=(%d+)%->sgs2$")
		return id and table.find(s.snapshot.players[1].hand.known, tonumber(id)), decision.answer
	end

	it("makes no Duels any more once the skill is lost in mid-turn", function()
		local mine = { hand = { "slash:spade:7", "jink:heart:2" }, marks = { shuangxiong = 1, ViewAsSkill_shuangxiongEffect = 1 },
			history = { Slash = 1 } }
		local function answer(lost)
			mine.invalid = lost
			local decision = decide(seats(mine))
			assert.equal("default", decision.source)
			return decision.answer or ""
		end
		assert.matches("^duel:shuangxiong", answer(nil))
		assert.equal("", answer({ "shuangxiong" }))
	end)

	it("duels with a card of the colour that was not judged", function()
		assert.equal(1, (dueled({ "lightning:spade:1", "lightning:heart:12" }, 1)), "red was judged")
		assert.equal(2, (dueled({ "nullification:spade:11", "slash:heart:10" }, 2)), "black was judged")
	end)

	it("takes the card of least use", function()
		assert.equal(2, (dueled({ "nullification:club:13", "slash:club:2", "jink:heart:2" }, 1)))
	end)

	it("does not spend a Peach", function()
		assert.is_nil((dueled({ "peach:heart:3", "slash:spade:7" }, 2)))
	end)

	it("keeps the only Jink, unless it would be discarded", function()
		assert.is_nil((dueled({ "jink:heart:2", "slash:spade:7" }, 2)))
		assert.equal(1, (dueled({ "jink:heart:2", "slash:spade:7" }, 2, { hp = 1, max_cards = 1 })))
	end)

	it("is over with the turn of the judgement", function()
		assert.is_nil((dueled({ "slash:club:2", "slash:heart:10" })))
	end)
end)

describe("cards for an owner of shuangxiong", function()
	local function given(judging)
		local s = scene{ me = "zhurong", current = "zhurong", turn = 5, players = { { "zhurong", role = "rebel", hand = { "jink:diamond:2", "jink:heart:2" } },
			{ "sunquan", role = "lord", skills = {} }, { "yanliangwenchou", role = "rebel", hand = 5, judging = judging } },
			ask = { kind = "askForYiji", reason = "something", cards = {} } }
		s.ask.cards = s.snapshot.players[1].hand.known
		local chosen = decide(s).answer
		return chosen and chosen.player
	end

	it("are any, as long as he draws", function()
		assert.equal("sgs3", given({}))
		assert.is_nil(given({ "supply_shortage" }))
	end)
end)

describe("shuangxiong in the plans of the others", function()
	it("is counted among the draws that others expect of him: one, the card of his judgement", function()
		local function draws(fields)
			scene("two-against-two"):with{ players = { zhurong = fields } }
			return brain("pangtong"):expectedDraws(player("zhurong"))
		end
		assert.equal(1, draws{ skills = { "shuangxiong" } })
	end)
end)

describe("shuangxiong and the order of cards", function()
	it("plays a Duel before it takes cards: the Slashes are still there to answer", function()
		local function first_comes_before(skills)
			local mine = { skills = skills, hand = { "duel", "snatch" } }
			scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine } }:stage()
			local self, cards = brain("guanyu"), player("guanyu"):getHandcards()
			return self:getDynamicUsePriority(cards:at(0)) > self:getDynamicUsePriority(cards:at(1))
		end
		assert.is_false(first_comes_before{})
		assert.is_true(first_comes_before{ "shuangxiong" })
	end)
end)
