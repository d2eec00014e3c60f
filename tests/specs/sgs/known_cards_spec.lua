-- game: sgs
-- What is known and expected of hands: getKnownCard, getCardsNum, isCard, getCardId.

local function table_of(players, more)
	local s = more or {}
	s.mode, s.me, s.current, s.invoke = "04p", s.me or "caopi", s.current or "caopi", "xingshang"
	s.players = players
	return scene(s)
end

describe("getCardsNum of another", function()
	local function guess(class, general, hand)
		table_of{ { "caopi", role = "lord" }, { general, hand = hand }, { "sunquan" }, { "zhouyu" } }
		brain("caopi")
		return getCardsNum(class, player(general), player("caopi"))
	end

	it("takes a share of unseen cards", function()
		assert.near(1.4, guess("Slash", "zhangliao", 4), 1e-9)
		assert.near(2.4, guess("Jink", "zhangliao", 4), 1e-9)
		assert.equal(0, guess("Peach", "zhangliao", 4))
		assert.equal(0, guess("Duel", "zhangliao", 4))
	end)

	it("takes the share of his skills", function()
		assert.near(2.07, guess("Slash", "guanyu", 3), 1e-9)
		assert.near(2.16, guess("Jink", "zhaoyun", 3), 1e-9)
		assert.near(1.7, guess("Jink", "zhenji", 2), 1e-9)
		assert.near(1.2, guess("Peach", "huatuo", 2), 1e-9)
		assert.near(0.7, guess("Slash", "lvbu", 1), 1e-9)
	end)

	it("counts what is seen, and what skills make of it", function()
		assert.equal(2, guess("Slash", "guanyu", { "slash:spade", "peach", "jink:heart:2" }) - 1)
		assert.equal(1, guess("Jink", "zhangliao", { "jink", "peach" }))
		assert.equal(2, guess("Jink", "zhenji", { "jink", "slash:spade", "peach" }))
		assert.equal(0, guess("Jink", "zhangliao", { "slash:spade", "peach" }))
	end)
end)

describe("getCardsNum of oneself", function()
	it("counts real and made cards", function()
		table_of({ { "zhaoyun", role = "lord", hand = { "jink", "slash", "peach" } }, { "sunquan" }, { "huatuo" }, { "caopi" } },
			{ me = "zhaoyun", current = "zhaoyun" })
		local self = brain("zhaoyun")
		assert.equal(2, self:getCardsNum("Slash"))
		assert.equal(2, self:getCardsNum("Jink"))
		assert.equal(1, self:getCardsNum("Peach"))
		assert.equal(3, self:getCardsNum({ "Slash", "Peach" }))
		assert.equal(0, self:getCardsNum("Duel"))
	end)

	it("makes a Slash of each pair with a spear, but for one", function()
		table_of{ { "caopi", role = "lord", hand = { "jink", "jink", "peach", "duel" }, equips = { "spear" } },
			{ "sunquan" }, { "huatuo" }, { "zhenji" } }
		assert.equal(1, brain("caopi"):getCardsNum("Slash"))
	end)
end)

describe("getKnownCard", function()
	it("counts classes, suits and colours that are seen", function()
		table_of{ { "caopi", role = "lord", hand = { "jink:heart:2", "slash:spade", "peach" } }, { "zhenji", hand = 3 },
			{ "sunquan" }, { "huatuo" } }
		brain("caopi")
		local me, zhenji = player("caopi"), player("zhenji")
		assert.equal(1, getKnownCard(me, me, "Jink"))
		assert.equal(2, getKnownCard(me, me, "red"))
		assert.equal(1, getKnownCard(me, me, "spade"))
		assert.equal(0, getKnownCard(zhenji, me, "Jink"))
		assert.equal(0, getKnownNum(zhenji))
		assert.equal(0, getKnownCard(me, zhenji, "Jink"), "Zhen Ji does not see Cao Pi's hand")
	end)
end)

describe("isCard and getCardId", function()
	it("knows what skills make of cards", function()
		table_of({ { "zhenji", role = "lord", hand = { "slash:spade:7", "peach:heart:3" } }, { "sunquan", hand = 2 }, { "huatuo" }, { "caopi" } },
			{ me = "zhenji", current = "sunquan" })
		local self = brain("zhenji")
		local black, red = self.player:getHandcards():at(0), self.player:getHandcards():at(1)
		assert.is_true(isCard("Jink", black, self.player))
		assert.is_false(isCard("Jink", red, self.player))
		assert.is_true(isCard("Slash", black, self.player))
		assert.matches("^jink:qingguo%[spade:7%]=%d+$", self:getCardId("Jink"))
		assert.equal(red:getId(), self:getCardId("Peach"))
		assert.equal("Jink", self:getCard("Jink"):getClassName())
		assert.is_nil(self:getCardId("Nullification"))
		assert.is_false(isCard("Slash", player("sunquan"):getHandcards():at(0), player("sunquan")))
	end)
end)

describe("what skills make of single cards", function()
	-- What a player with one card would spend for a class: what it becomes, and by which skill.
	local function made(general, class, card, more)
		local active = more and more.active
		local row = { general, role = "lord", hand = { card } }
		for key, value in pairs(more or {}) do
			if key ~= "active" then row[key] = value end
		end
		table_of({ row, { "sunquan", hand = 1 }, { "zhouyu" }, { "caopi" } }, { me = general, current = active and general or "sunquan" })
		local self = brain(general)
		local text = self:getCardId(class)
		return type(text) == "string" and sgs.Card_Parse(text):getClassName() .. " by " .. sgs.Card_Parse(text):getSkillName() or text
	end

	it("follows their rules", function()
		assert.equal("Slash by wusheng", made("guanyu", "Slash", "jink:heart:2"))
		assert.is_nil(made("guanyu", "Slash", "jink:spade:1"))
		assert.equal("Slash by longdan", made("zhaoyun", "Slash", "jink:heart:2"))
		assert.equal("Jink by longdan", made("zhaoyun", "Jink", "slash:spade:7"))
		assert.is_nil(made("zhaoyun", "Jink", "peach"))
		assert.equal("Jink by qingguo", made("zhenji", "Jink", "duel:spade:1"))
		assert.equal("Analeptic by jiuchi", made("dongzhuo", "Analeptic", "slash:spade:7"))
		assert.is_nil(made("dongzhuo", "Analeptic", "slash:club:7"))
		assert.equal("Nullification by kanpo", made("wolong", "Nullification", "slash:club:7"))
	end)

	it("heals by jijiu in the turns of others only", function()
		assert.equal("Peach by jijiu", made("nos_huatuo", "Peach", "jink:heart:2"))
		assert.is_nil(made("nos_huatuo", "Peach", "jink:heart:2", { active = true }))
		assert.is_nil(made("nos_huatuo", "Peach", "slash:spade:7"))
	end)

	it("makes what it likes of suits by longhun, while health is one", function()
		assert.equal("Peach by longhun", made("shenzhaoyun", "Peach", "jink:heart:2", { hp = 1 }))
		assert.equal("FireSlash by longhun", made("shenzhaoyun", "Slash", "jink:diamond:2", { hp = 1 }))
		assert.equal("Jink by longhun", made("shenzhaoyun", "Jink", "slash:club:7", { hp = 1 }))
		assert.is_nil(made("shenzhaoyun", "Jink", "slash:club:7", { hp = 2 }))
	end)

	it("sets a Slash on fire with a fan", function()
		assert.equal("FireSlash by fan", made("guojia", "FireSlash", "slash:spade:7", { equips = { "fan" } }))
		assert.is_nil(made("guojia", "FireSlash", "slash:spade:7"))
	end)
end)
