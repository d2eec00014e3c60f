-- game: sgs
-- 强袭 qiangxi: Dian Wei pays a weapon or one health for a point of damage.

-- Dian Wei, a rebel, next to the lord Guan Yu and opposite the loyalist Cao Ren; nobody else has skills.
local function seats(mine, lord, loyalist)
	local players = { { "dianwei", role = "rebel", hand = {} }, { "guanyu", role = "lord", hp = 4 },
		{ "caoren", role = "loyalist", hp = 4 }, { "sunquan", role = "rebel" } }
	for seat, fields in ipairs({ mine or {}, lord or {}, loyalist or {}, {} }) do
		if seat > 1 then players[seat].skills, players[seat].hand = {}, 2 end
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "dianwei", current = "dianwei", turn = 5, ask = { kind = "activate" }, players = players }
end

local function answer(...)
	local decision = decide(seats(...))
	assert.same({}, decision.faults)
	return decision.answer
end

describe("qiangxi", function()
	it("throws the weapon in use at a neighbour rather than paying health", function()
		assert.equal("@QiangxiCard=" .. seats({ equips = { "blade" } }).snapshot.players[1].equips[1] .. "->sgs2",
			answer({ equips = { "blade" } }))
	end)

	it("throws no weapon in use at somebody whom only that weapon reaches", function()
		-- Cao Ren sits two seats away: without the blade he is out of range
		local far = { equips = { "blade" }, hp = 1 }
		assert.is_nil(answer(far, { skills = { "wuhun" }, role = "rebel" }, { role = "lord" }))
	end)

	it("throws a spare weapon as far as the one in use reaches", function()
		local s = seats({ equips = { "blade" }, hand = { "crossbow" }, hp = 1 }, { role = "rebel" }, { role = "lord" })
		assert.equal("@QiangxiCard=" .. s.snapshot.players[1].hand.known[1] .. "->sgs3", decide(s).answer)
	end)

	it("throws the old weapon before a better one is put on", function()
		local s = seats({ equips = { "ice_sword" }, hand = { "axe", "slash:spade:7" }, history = { Slash = 1 } }, {}, { hp = 1 })
		assert.equal("@QiangxiCard=" .. s.snapshot.players[1].equips[1] .. "->sgs2", decide(s).answer)
	end)

	it("pays health where it leaves him with more than his victim had", function()
		assert.equal("@QiangxiCard=.->sgs2", answer({}, { hp = 2 }))
	end)

	it("does not pay health against the healthy, nor his last one", function()
		assert.is_nil(answer({}, { hp = 4 }))
		assert.is_nil(answer({ hp = 1 }, { hp = 1 }))
	end)

	it("does not hit who is glad of it", function()
		assert.is_nil(answer({ hp = 4 }, { hp = 3, skills = { "jieming" }, hand = 0 }))
	end)

	it("is done once in a turn", function()
		assert.is_nil(answer({ history = { QiangxiCard = 1 } }, { hp = 2 }))
	end)
end)

describe("weapons of a qiangxi owner", function()
	it("are given to him by a friend, unless he loses his play phase", function()
		local function given(judging)
			local s = scene{ me = "sunquan", current = "sunquan", turn = 5, players = {
				{ "sunquan", role = "rebel", hand = { "blade", "lightning" } }, { "guanyu", role = "lord", hand = 2, skills = {} },
				{ "dianwei", role = "rebel", hand = 2, equips = { "crossbow" }, judging = judging } },
				ask = { kind = "askForYiji", reason = "something", cards = {}, optional = true } }
			s.ask.cards = s.snapshot.players[1].hand.known
			local chosen = decide(s).answer
			return chosen and chosen.card == s.ask.cards[1] and chosen.player
		end
		assert.equal("sgs3", given({}))
		assert.not_equal("sgs3", given({ "indulgence" }))
	end)

	it("are kept longer than Slashes", function()
		local s = scene{ me = "dianwei", current = "dianwei", turn = 5, players = {
			{ "dianwei", role = "rebel", hp = 1, hand = { "blade", "slash:spade:7" }, phase = "discard" }, { "guanyu", role = "lord" } },
			ask = { kind = "askForDiscard", reason = "gamerule", discard_num = 1, min_num = 1 } }
		assert.same({ s.snapshot.players[1].hand.known[2] }, decide(s).answer)
	end)
end)

describe("qiangxi and a better weapon", function()
	local function played(skills)
		local mine = { hp = 3, skills = skills, hand = { "guding_blade", "slash:spade:7", "jink:heart:2" }, equips = { "blade" } }
		local decision = decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = { hand = 0 } } })
		return sgs.Card_Parse((decision.answer:gsub("%->.*", ""))):objectName()
	end

	it("throws the one in use first", function()
		assert.equal("guding_blade", played{})
		assert.not_equal("guding_blade", played{ "qiangxi" })
	end)
end)

describe("qiangxi and the use of cards", function()
	it("finds a weapon the least of it: thrown it does more", function()
		local function first_is_worth_more(skills)
			local mine = { skills = skills, hand = { "blade", "archery_attack", "jink" } }
			scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine } }:stage()
			local self, cards = brain("guanyu"), player("guanyu"):getHandcards()
			return self:getUseValue(cards:at(0)) > self:getUseValue(cards:at(1))
		end
		assert.is_true(first_is_worth_more{})
		assert.is_false(first_is_worth_more{ "qiangxi" })
	end)
end)
