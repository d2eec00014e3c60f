-- game: sgs
-- What is kept, after the seed's example of the discard phase: Zhen Ji, loyal, keeps two black Analeptics and
-- gives up the two red cards. For the red Analeptic the seed prints 4.1+0.001+0.009-1.2-1.3 = 2.910; those
-- terms make 1.610, and so it is here.

local seed = scene("zhen-ji-keeps-two-black-analeptics")
local PEACH, SPADE, CLUB, DIAMOND = 148, 110, 129, 155

local function with(fields, others, ask)
	local players = others or {}
	players.zhenji = fields
	return seed:with{ players = players, ask = ask }
end

-- Keep values by id, as the brain works them out.
local function kept(s)
	s:stage()
	local self, values = brain("zhenji"), {}
	for _, card in sgs.qlist(self.player:getHandcards()) do
		values[card:getId()] = math.floor(self:getKeepValue(card) * 1000 + 0.5) / 1000
	end
	return values
end

local function sorted(ids)
	table.sort(ids, function(a, b) return a < b end)
	return ids
end

local function discards(s)
	local decision = decide(s)
	assert.equal("handler", decision.source)
	assert.same({}, decision.faults)
	return sorted(decision.answer)
end

describe("Zhen Ji's discard phase", function()
	it("has the seed's keep values", function()
		assert.same({ [PEACH] = 7.003, [SPADE] = 9.307, [CLUB] = 8.212, [DIAMOND] = 1.61 }, kept(seed))
	end)

	it("keeps the two black cards: each is a Jink as well", function()
		assert.same({ PEACH, DIAMOND }, discards(seed))
	end)

	it("shows all values in the trace, the least first", function()
		local rows = {}
		for _, step in ipairs(decide(seed).trace) do
			if step.why == "keep value" then table.insert(rows, step.option) end
		end
		assert.same({ "155", "148", "129", "110" }, rows)
	end)

	it("gives up the red Analeptic first, and the club third", function()
		assert.same({ DIAMOND }, discards(with({}, nil, { discard_num = 1, min_num = 1 })))
		assert.same({ CLUB, PEACH, DIAMOND }, discards(with({}, nil, { discard_num = 3, min_num = 3 })))
	end)

	it("does not depend on the order of the hand", function()
		-- the first black one in hand loses nothing, the other 1.2: both stay worth more than the Peach
		local turned = with{ hand = { DIAMOND, CLUB, SPADE, PEACH } }
		assert.same({ [PEACH] = 7.003, [CLUB] = 9.412, [SPADE] = 8.107, [DIAMOND] = 1.61 }, kept(turned))
		assert.same({ PEACH, DIAMOND }, discards(turned))
	end)

	it("keeps the Peach without qingguo: then a black Analeptic is but one of three", function()
		local plain = with{ skills = { "luoshen" } }
		-- clubs come first of four suits, spades second, diamonds third
		assert.same({ [PEACH] = 7.005, [SPADE] = 4.105, [CLUB] = 2.91, [DIAMOND] = 1.612 }, kept(plain))
		assert.same({ CLUB, DIAMOND }, discards(plain))
	end)

	it("gives up a real Jink before the black Analeptics, which are Jinks and wine", function()
		-- the Jink of diamonds is the third card that does for one: 5.2 + 0.001 + 0.003 - 1.2 - 1.3
		local jink = with{ hand = { PEACH, SPADE, CLUB, 35 } }
		assert.near(2.704, kept(jink)[35], 1e-9)
		assert.same({ 35, PEACH }, discards(jink))
	end)

	it("keeps the same near death: Jinks come first while she can still be slashed", function()
		assert.same({ PEACH, DIAMOND }, discards(with{ hp = 1 }))
	end)

	it("trusts a weak player's friend with buyi: what is no basic card is kept", function()
		-- buyi saves her with a card that is not basic, so a Duel is worth 8 and wine nothing of itself
		local saved = seed:with{
			players = { caocao = { acquired = { "buyi" } }, zhenji = { hp = 1, hand = { DIAMOND, PEACH, 79 } } },
			ask = { discard_num = 1, min_num = 1 },
		}
		assert.same({ [DIAMOND] = 0.01, [PEACH] = 10.003, [79] = 8.002 }, kept(saved))
		assert.same({ DIAMOND }, discards(saved))
	end)

	it("with qinyin gives up no more than its music needs", function()
		local qinyin = with({ acquired = { "qinyin" } }, nil, { discard_num = 4, min_num = 2 })
		assert.equal(3, #discards(qinyin), "one less than all where two more than the least were asked")
		assert.equal(2, #discards(with({ acquired = { "qinyin" } }, nil, { discard_num = 3, min_num = 2 })))
	end)

	it("keeps tricks with jizhi that others would throw away", function()
		local hand = { "ex_nihilo", "slash:spade:7" }
		local plain = with({ hand = hand, skills = {} }, nil, { discard_num = 1, min_num = 1 })
		local drawing = with({ hand = { "duel:diamond:1", "slash:spade:7" }, skills = { "jizhi" } }, nil, { discard_num = 1, min_num = 1 })
		local duel = with({ hand = { "duel:diamond:1", "slash:spade:7" }, skills = {} }, nil, { discard_num = 1, min_num = 1 })
		local function name(s)
			local id = discards(s)[1]
			return sgs.Sanguosha:getCard(id):objectName()
		end
		assert.equal("slash", name(plain))
		assert.equal("slash", name(drawing), "with jizhi a Duel is worth 5.3")
		assert.equal("duel", name(duel), "a Slash is worth 3.6, a Duel 3.42")
	end)
end)

describe("cards that have to go", function()
	local function forced(fields, others, ask)
		ask.kind, ask.optional = "askForDiscard", ask.optional or false
		return decide(with(fields, others, ask))
	end

	it("are the least worth keeping, equipment with them", function()
		-- weak with two cards: armour 5.2, the horse 4.3, a crossbow out of turn 3.2
		local decision = forced({ hand = { PEACH, SPADE } }, nil, { reason = "nameless", discard_num = 1, min_num = 1, include_equip = true })
		assert.equal("default", decision.source)
		assert.same({ 53 }, decision.answer)
	end)

	it("are none where none need be", function()
		assert.same({}, forced({}, nil, { reason = "nameless", discard_num = 2, min_num = 0, optional = true }).answer or {})
	end)

	it("are a silver lion that heals when it goes", function()
		local decision = forced({ equips = { 121 } }, { machao = { equips = { 57 } } }, { reason = "nameless", discard_num = 1, min_num = 1, optional = true, include_equip = true })
		assert.same({ 121 }, decision.answer)
	end)

	it("are dear ones last, whatever a skill makes of equipment", function()
		-- xiaoji is glad to lose one piece; the next serves later, so the cheap hand card goes before it
		local decision = forced({ skills = { "xiaoji" }, hand = { DIAMOND, "lightning" }, equips = { 53, 65 } }, nil,
			{ reason = "nameless", discard_num = 2, min_num = 2, include_equip = true })
		local lightning
		for _, card in sgs.qlist(player("zhenji"):getHandcards()) do
			if card:objectName() == "lightning" then lightning = card:getId() end
		end
		assert.same(sorted{ 53, lightning }, sorted(decision.answer))
	end)
end)

describe("keep values", function()
	it("count less for every other Slash", function()
		local values = kept(with{ skills = {}, hand = { "slash:club:2", "slash:spade:7", "thunder_slash:spade:4" } })
		-- the one with a nature is looked at first: 3.66 + 0.003 + 0.002 + 0.004
		local all = {}
		for _, value in pairs(values) do table.insert(all, value) end
		assert.same({ 1.109, 2.403, 3.669 }, sorted(all))
	end)

	it("make the single card that may be kept a wine rather than a Jink", function()
		local values = kept(with{ skills = {}, hp = 1, hand = { "jink:diamond:3", DIAMOND } })
		assert.near(5.3 + 0.003 + 0.009, values[DIAMOND], 1e-9)
	end)

	it("sort cards of others by their class", function()
		seed:stage()
		local self = brain("zhenji")
		assert.near(3.42, self:getKeepValue(sgs.Sanguosha:getCard(77)), 1e-9)
	end)
end)
