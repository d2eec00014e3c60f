-- game: sgs
-- The play phase, after the seed's first example: Pang Tong, loyal, chains two rebels with a club Duel.
-- The seed's text has his Jink as a Q and its list as a 3; the scene has the 3 of diamonds. He cannot play it.

local seed = scene("pang-tong-chains-two-enemies")
local HORSE, FAN, THUNDER, DUEL, CHAIN = "64", "147", "128", "78", "iron_chain:lianhuan[club:A]=78"

-- What was considered with its dynamic priority: text and score by turns, in order.
local function table_of(decision)
	local rows = {}
	for _, step in ipairs(decision.trace) do
		if step.why == "dynamic priority" then
			table.insert(rows, step.option)
			table.insert(rows, math.floor(step.score * 10000 + 0.5) / 10000)
		end
	end
	return rows
end

local function with(fields, others)
	local players = others or {}
	players.pangtong = fields
	return seed:with{ players = players }
end

describe("Pang Tong's play phase", function()
	it("has the seed's table of priorities", function()
		assert.same({ CHAIN, 9.1002, FAN, 3.4542, THUNDER, 2.9995, DUEL, 2.9002, HORSE, 2.7468 }, table_of(decide(seed)))
	end)

	it("ends in Iron Chain on Xiahou Yuan and Zhurong", function()
		local decision = decide(seed)
		assert.equal(CHAIN .. "->sgs4+sgs3", decision.answer)
		assert.equal("default", decision.source)
		assert.same({}, decision.faults)
	end)

	it("rejects the Jink aloud", function()
		local rejected
		for _, step in ipairs(decide(seed).trace) do
			if step.option == "35" then rejected = step.why end
		end
		assert.equal("it may not be played now", rejected)
	end)

	it("goes on with the fan when the Duel is no club", function()
		-- the only club is then the thunder Slash, which he means to use as what it is
		local decision = decide(with{ hand = { 64, 147, 128, 77, 35 } })
		assert.equal(FAN, decision.answer)
		assert.same({ FAN, 3.4542, THUNDER, 2.9995, "77", 2.8972, HORSE, 2.7468 }, table_of(decision))
	end)

	it("knows no chain without lianhuan, and then prefers suits in the common order", function()
		-- spades come second of four then: 2.75 - 0.002 + 0.0008
		local decision = decide(with{ skills = { "niepan" } })
		assert.equal(FAN, decision.answer)
		assert.same({ FAN, 3.4532, THUNDER, 2.9995, DUEL, 2.9002, HORSE, 2.7488 }, table_of(decision))
	end)

	it("slashes the weakest when the fan is on already", function()
		-- Xiahou Yuan has no armour and little defence; a Slash with a nature comes before a Duel
		local decision = decide(with{ hand = { 128, 77, 35 }, equips = { 147 } })
		assert.equal(THUNDER .. "->sgs4", decision.answer)
		assert.same({ THUNDER, 2.9995, "77", 2.8972 }, table_of(decision))
	end)

	it("chains nobody as a rebel: both are his comrades", function()
		-- the lord alone is worth no chain, so the Duel is cast again for a new card
		assert.equal(CHAIN, decide(with{ role = "rebel" }).answer)
	end)

	it("leaves a friend out of it", function()
		-- Zhurong is loyal now: chaining her with Xiahou Yuan would only lead lightning to her
		local decision = decide(seed:with{ players = { zhurong = { role = "loyalist" } } })
		assert.not_matches("sgs3", decision.answer)
	end)

	it("does not put a second horse on", function()
		local decision = decide(with{ hand = { 64, 35 }, equips = { 147, 65 } })
		assert.is_nil(decision.answer)
	end)

	it("puts the horse on when nothing else is left", function()
		assert.equal(HORSE, decide(with{ hand = { 64, 35 }, equips = { 147 } }).answer)
	end)

	it("keeps the thunder Slash for slashing even where another Slash is at hand", function()
		-- one with a nature is the one that would be used; a club Slash beside it makes the chain
		local decision = decide(with{ hand = { 128, 13 } })
		assert.matches("^iron_chain:lianhuan%[club:8%]=13%-", decision.answer)
	end)
end)

describe("priorities", function()
	local function brain_of(fields, others)
		with(fields or {}, others):stage()
		local self = brain("pangtong")
		self:getTurnUse()
		return self
	end

	local function card(id)
		return sgs.Sanguosha:getCard(id)
	end

	it("a thunder Slash waits where more than one may be used", function()
		local self = brain_of{ skills = { "lianhuan", "paoxiao" } }
		assert.near(2.5 - 0.05 - 0.0005, self:getUsePriority(card(128)), 1e-9)
	end)

	it("the fan is worth more against vine", function()
		-- 6 for reaching him, 6 for burning him, 1 because its effect holds: 13/20, and 0.5 for reach
		local self = brain_of({}, { xiahouyuan = { equips = { 59, 109 } } })
		assert.near(2.655 - 0.0008 + 0.65 + 0.5, self:getDynamicUsePriority(card(147)), 1e-9)
	end)

	it("a weapon that does not reach the weakest gets nothing", function()
		local self = brain_of({ hand = { 53 } }, { xiahouyuan = { equips = { 59, 65 } } })
		local worth, reaches = self:evaluateWeapon(card(53), self.player, player("xiahouyuan"))
		assert.same({ 0, false }, { worth, reaches })
		assert.near(2.63 - 0.001 + 0.0012, self:getDynamicUsePriority(card(53)), 1e-9)
	end)

	it("owners of xiaoji put equipment on first", function()
		local self = brain_of{ skills = { "lianhuan", "xiaoji" } }
		assert.equal(15, self:getUsePriority(card(64)))
		assert.equal(27, self:getDynamicUsePriority(card(64)))
	end)

	it("skill cards have no term of suit and number", function()
		local self = brain_of{ skills = { "noslijian" } }
		assert.equal(4, self:getDynamicUsePriority(sgs.Card_Parse("@NosLijianCard=35")))
	end)

	it("what kills comes before all", function()
		local self = brain_of{}
		card(128):setFlags("AIGlobal_KillOff")
		assert.equal(15, self:getDynamicUsePriority(card(128)))
	end)

	it("a Duel is urgent with shuangxiong, an archery attack with luanji", function()
		local self = brain_of{ skills = { "shuangxiong", "luanji" } }
		assert.near(2.9 - 0.001 + 0.0012 + 6.3, self:getDynamicUsePriority(card(78)), 1e-9)
		assert.near(3.5 - 0.004 + 0.0012 + 6, self:getDynamicUsePriority(card(76)), 1e-9)
	end)

	it("sorts by use priority, plain Slashes before those with a nature outside the play phase", function()
		seed:with{ current = "sgs6", players = { pangtong = { phase = "not_active", hand = { 128, 7, 21 } }, huangzhong = { phase = "play" } } }:stage()
		local self = brain("pangtong")
		local cards = { card(128), card(7), card(21) }
		self:sortByUsePriority(cards)
		local ids = {}
		for _, one in ipairs(cards) do table.insert(ids, one:getId()) end
		assert.same({ 7, 21, 128 }, ids)
	end)
end)

describe("use values", function()
	local function value(id, fields)
		with(fields or {}):stage()
		local self = brain("pangtong")
		self:getTurnUse()
		return self:getUseValue(sgs.Sanguosha:getCard(id)) - self:adjustUsePriority(sgs.Sanguosha:getCard(id), 0)
	end

	it("of a Slash: 5 more while it is the only one", function()
		assert.near(4.55 + 5, value(128), 1e-9)
		assert.near(4.55, value(128, { hand = { 128, 13 } }), 1e-9)
	end)

	it("of a Duel: 2 for each Slash to go on with", function()
		assert.near(3.7 + 2, value(78), 1e-9)
		assert.near(3.7 + 4, value(78, { hand = { 78, 128, 13 } }), 1e-9)
	end)

	it("of a Peach: 6 more for the wounded", function()
		assert.near(12, value(45, { hand = { 45, 128 } }), 1e-9)
		assert.near(6, value(45, { hp = 3, hand = { 45, 128 } }), 1e-9)
	end)

	it("of equipment: by its slot", function()
		assert.near(6.7, value(64), 1e-9)
		assert.near(9, value(65, { equips = { 65 } }), 1e-9, "worn")
		with{ skills = { "xiaoji" } }:stage()
		assert.equal(10, brain("pangtong"):getUseValue(sgs.Sanguosha:getCard(64)))
	end)
end)

describe("later settings", function()
	local function rows_with(name)
		local settings = table.clone(sgs.settings)
		settings[name] = "later"
		sgs.settings = settings
		return table_of(decide(seed))
	end

	it("put equipment on by its slot", function()
		-- 3 for a weapon and 0.3 for reaching Xiahou Yuan, 5.8 for a horse; suit and number say nothing
		assert.same({ CHAIN, 9.1002, FAN, 5.955, HORSE, 5.8, THUNDER, 2.9995, DUEL, 2.9002 }, rows_with("equip_priority"))
	end)

	it("prefer a Slash with a nature by 0.05 only", function()
		assert.same({ CHAIN, 9.1002, FAN, 3.4542, DUEL, 2.9002, HORSE, 2.7468, THUNDER, 2.5495 }, rows_with("slash_bonus"))
	end)

	it("let a Duel wait for the Slash of the turn", function()
		assert.same({ CHAIN, 9.1002, FAN, 3.4542, THUNDER, 2.9995, HORSE, 2.7468, DUEL, 2.5 }, rows_with("duel_priority"))
	end)
end)

describe("what equipment is worth", function()
	local function worth(id, fields, others)
		with(fields or {}, others):stage()
		local self, card = brain("pangtong"), sgs.Sanguosha:getCard(id)
		if card:isKindOf("Armor") then return self:evaluateArmor(card) end
		return (self:evaluateWeapon(card, self.player, player("xiahouyuan")))
	end

	it("6 for reaching somebody without defence, less the more he has", function()
		assert.near(6, worth(147), 1e-9)
		local strong = worth(147, {}, { xiahouyuan = { hp = 4, hand = 4 } })
		assert.is_true(strong > 0 and strong < 4, "four cards and full health")
	end)

	it("half a point more where a skill uses its colour", function()
		assert.near(0.5, worth(147, { skills = { "jijiu" } }) - worth(147), 1e-9)
		assert.near(0.5, worth(55, { skills = { "qixi" } }) - worth(55), 1e-9)
	end)

	it("of armour, by name; an unknown one 0.5", function()
		assert.near(4, worth(62), 1e-9)
		assert.near(6, worth(62, { skills = { "tiandu" } }), 1e-9)
		assert.near(0, worth(105, { skills = { "bazhen" } }), 1e-9)
		assert.is_true(worth(105) > worth(62), "the shield stops black Slashes for certain")
	end)

	it("of nothing: -1 for weapons, 0 for armour", function()
		seed:stage()
		local self = brain("pangtong")
		assert.same({ -1, 0 }, { (self:evaluateWeapon()), self:evaluateArmor() })
	end)
end)
