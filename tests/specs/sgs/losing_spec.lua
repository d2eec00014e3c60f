-- game: sgs
-- What players are glad or sorry to lose: hands, armour, equipment, phases.

local function board(rows, more)
	local s = more or {}
	s.mode, s.me, s.invoke = "08p", "caocao", "jianxiong"
	s.current, s.turn = s.current or "caocao", s.turn or 5
	s.players = { { "caocao", role = "lord", hand = s.hand or 0, equips = s.equips, hp = s.hp } }
	s.hand, s.equips, s.hp = nil, nil, nil
	for _, row in ipairs(rows) do table.insert(s.players, row) end
	scene(s)
	return brain("caocao")
end

describe("needKongcheng", function()
	it("is for those whose skills live on an empty hand", function()
		local self = board{ { "zhugeliang", role = "rebel", hand = 2 }, { "sunquan", role = "rebel", hand = 1 },
			{ "luxun", role = "rebel", hand = 2 }, { "jiangwei", role = "rebel", hand = 2 },
			{ "zhangchunhua", role = "rebel", hp = 1, hand = 2 } }
		assert.is_true(self:needKongcheng(player("zhugeliang")))
		assert.is_false(self:needKongcheng(player("sunquan")))
		assert.is_true(self:needKongcheng(player("luxun")))
		assert.is_true(self:needKongcheng(player("jiangwei")))
		assert.is_true(self:needKongcheng(player("zhangchunhua")), "shangshi fills two cards again")
	end)

	it("with keep: whose hand is empty and had better stay so", function()
		local self = board{ { "zhugeliang", role = "rebel", hand = 1 }, { "sunquan", role = "rebel", hand = 0 },
			{ "jiangwei", role = "rebel", hand = 0 } }
		assert.is_false(self:needKongcheng(player("zhugeliang"), true))
		assert.is_false(self:needKongcheng(player("sunquan"), true))
		assert.is_true(self:needKongcheng(player("jiangwei"), true))
	end)
end)

describe("getLeastHandcardNum", function()
	it("is what comes back by itself", function()
		local self = board{ { "luxun", role = "rebel", hand = 1 }, { "zhangchunhua", role = "rebel", hp = 1, hand = 3 },
			{ "sunquan", role = "rebel", hand = 1 } }
		assert.equal(1, self:getLeastHandcardNum(player("luxun")))
		assert.equal(2, self:getLeastHandcardNum(player("zhangchunhua")))
		assert.equal(0, self:getLeastHandcardNum(player("sunquan")))
		assert.is_false(self:hasLoseHandcardEffective(player("luxun")))
		assert.is_true(self:hasLoseHandcardEffective(player("zhangchunhua")))
	end)
end)

describe("getOverflow", function()
	it("is what exceeds the hand limit", function()
		local self = board{ { "sunquan", role = "rebel", hp = 2, hand = 5 }, { "zhanghe", role = "rebel", hp = 4, hand = 6 },
			{ "lvmeng", role = "rebel", hp = 2, hand = 5 } }
		assert.equal(3, self:getOverflow(player("sunquan")))
		assert.equal(2, self:getOverflow(player("sunquan"), true))
		assert.equal(5, self:getOverflow(player("zhanghe"), true), "qiaobian skips the discard for one card")
		assert.equal(5, self:getOverflow(player("lvmeng"), true), "keji keeps all")
	end)
end)

describe("needToThrowArmor", function()
	it("is for a silver lion on the wounded", function()
		local self = board{ { "sunquan", role = "rebel", hp = 2, max_hp = 4, equips = { "silver_lion" } },
			{ "zhouyu", role = "rebel", hp = 3, max_hp = 3, equips = { "silver_lion" } },
			{ "lvbu", role = "loyalist", hp = 4, max_hp = 5, hand = 3, equips = { "silver_lion" } },
			{ "guanyu", role = "loyalist", hp = 1, max_hp = 4, equips = { "silver_lion" } } }
		assert.is_true(self:needToThrowArmor(player("sunquan")))
		assert.is_false(self:needToThrowArmor(player("zhouyu")))
		assert.is_false(self:needToThrowArmor(player("lvbu")), "a friend who is not weak keeps it")
		assert.is_true(self:needToThrowArmor(player("guanyu")))
	end)

	it("is for armour in the way of a skill, not for other armour", function()
		local self = board{ { "wolong", role = "rebel", equips = { "renwang_shield" } }, { "sunquan", role = "rebel", equips = { "renwang_shield" } },
			{ "zhouyu", role = "rebel" } }
		assert.is_true(self:needToThrowArmor(player("wolong")))
		assert.is_false(self:needToThrowArmor(player("sunquan")))
		assert.is_false(self:needToThrowArmor(player("zhouyu")))
	end)

	it("is for a vine that one can set alight now", function()
		local rows = { { "sunquan", role = "rebel", hand = 1, equips = { "vine" } }, { "zhouyu", role = "rebel" } }
		local burning = board(rows, { hand = { "fire_slash" }, hp = 5 })
		assert.is_true(burning:needToThrowArmor(player("sunquan")))
		local plain = board(rows, { hand = { "peach" }, hp = 5 })
		assert.is_false(plain:needToThrowArmor(player("sunquan")))
	end)
end)

describe("doNotDiscard", function()
	it("spares nothing of ordinary enemies", function()
		local self = board{ { "sunquan", role = "rebel", hand = 2, equips = { "crossbow" } }, { "zhouyu", role = "rebel", hand = 1 } }
		for _, flags in ipairs({ "he", "h", "e" }) do
			assert.is_false(self:doNotDiscard(player("sunquan"), flags))
		end
		assert.is_false(self:doNotDiscard(player("zhouyu"), "h"))
		assert.is_true(self:doNotDiscard(player("zhouyu"), "e"), "there is none")
	end)

	it("spares those who gain by it", function()
		local self = board{ { "zhugeliang", role = "rebel", hand = 1 }, { "luxun", role = "rebel", hand = 1 },
			{ "lingtong", role = "rebel", hand = 0, equips = { "crossbow" } }, { "dengai", role = "rebel", hand = 3 },
			{ "zhouyu", role = "rebel" } }
		assert.is_true(self:doNotDiscard(player("zhugeliang"), "h"))
		assert.is_true(self:doNotDiscard(player("luxun"), "h"))
		assert.is_true(self:doNotDiscard(player("lingtong"), "e"))
		assert.is_true(self:doNotDiscard(player("dengai"), "he"))
		assert.is_true(self:doNotDiscard(player("zhouyu")), "naked")
	end)

	it("of two cards", function()
		local self = board{ { "zhugeliang", role = "rebel", hand = 2 }, { "sunquan", role = "rebel", hand = 2 }, { "zhouyu", role = "rebel", hand = 1 } }
		assert.is_true(self:doNotDiscard(player("zhugeliang"), "he", false, 2))
		assert.is_false(self:doNotDiscard(player("sunquan"), "he", false, 2))
		assert.is_true(self:doNotDiscard(player("zhouyu"), "he", false, 2))
	end)

	it("of a card that is drawn", function()
		local self = board{ { "zhugeliang", role = "rebel", hand = 1, equips = { "crossbow" } }, { "sunquan", role = "rebel", hand = 1 } }
		assert.is_true(self:doNotDiscard(player("zhugeliang"), "he", false, 1, true))
		assert.is_false(self:doNotDiscard(player("sunquan"), "he", false, 1, true))
	end)
end)

describe("phases that will be skipped", function()
	it("goes by delayed tricks", function()
		local self = board{ { "sunquan", role = "rebel", judging = { "indulgence" } }, { "zhouyu", role = "rebel", judging = { "supply_shortage" } },
			{ "zhanghe", role = "rebel", hand = 1, judging = { "indulgence" } }, { "lvbu", role = "loyalist" } }
		assert.is_true(self:willSkipPlayPhase(player("sunquan")))
		assert.is_false(self:willSkipDrawPhase(player("sunquan")))
		assert.is_true(self:willSkipDrawPhase(player("zhouyu")))
		assert.is_false(self:willSkipPlayPhase(player("zhanghe")), "qiaobian")
		assert.is_false(self:willSkipPlayPhase(player("lvbu")))
	end)

	it("unless friends can lift them", function()
		local rows = { { "lvbu", role = "loyalist", judging = { "indulgence" } }, { "sunquan", role = "rebel" } }
		assert.is_false(board(rows, { hand = { "nullification", "nullification" } }):willSkipPlayPhase(player("lvbu")))
		assert.is_true(board(rows, { hand = { "nullification" } }):willSkipPlayPhase(player("lvbu")))
	end)

	it("or the host has said so", function()
		local self = board{ { "sunquan", role = "rebel", skipped = { "play" } }, { "lvbu", role = "loyalist" } }
		assert.is_true(self:willSkipPlayPhase(player("sunquan")))
	end)
end)

describe("needBear", function()
	it("is until baiyin awakens", function()
		local self = board{ { "shensimayi", role = "rebel" }, { "sunquan", role = "rebel" } }
		assert.is_true(self:needBear(player("shensimayi")))
		assert.is_false(self:needBear(player("sunquan")))
		local awake = board{ { "shensimayi", role = "rebel", marks = { baiyin = 1 } }, { "sunquan", role = "rebel" } }
		assert.is_false(awake:needBear(player("shensimayi")))
	end)
end)

describe("isValuableCard", function()
	local function valuable(hand, more)
		local self = board({ { "sunquan", role = "rebel", hand = 2 }, { "zhouyu", role = "loyalist" } }, more and more(hand) or { hand = hand })
		return self:isValuableCard(self.player:getHandcards():first())
	end

	it("is one of few Peaches, wine of the weak, and fortune in one's play phase", function()
		assert.is_true(valuable{ "peach" })
		assert.is_false(valuable{ "peach", "peach", "peach" })
		assert.is_false(valuable{ "analeptic" })
		assert.is_true(valuable({ "analeptic" }, function(hand) return { hand = hand, hp = 1 } end))
		assert.is_true(valuable{ "ex_nihilo" })
		assert.is_false(valuable{ "slash" })
	end)

	it("is the only Jink in another's turn", function()
		local function theirs(hand) return { hand = hand, current = "sunquan" } end
		assert.is_true(valuable({ "jink" }, theirs))
		assert.is_false(valuable({ "jink", "jink" }, theirs))
		assert.is_false(valuable{ "jink" })
		assert.is_false(valuable({ "nullification" }, theirs))
	end)
end)

describe("dangerous and valuable equipment", function()
	it("is a crossbow beside a friend, and the leiji owner's eight diagram", function()
		local self = board{ { "sunquan", role = "rebel", hand = 3, equips = { "crossbow" } }, { "zhangjiao", role = "rebel", hand = 2, equips = { "eight_diagram" } },
			{ "zhouyu", role = "rebel", hand = 3, equips = { "axe" } } }
		assert.equal(player("sunquan"):getWeapon():getId(), self:getDangerousCard(player("sunquan")))
		assert.equal(player("zhangjiao"):getArmor():getId(), self:getDangerousCard(player("zhangjiao")))
		assert.is_nil(self:getDangerousCard(player("zhouyu")))
	end)

	it("is what skills use, armour, or the horse", function()
		local self = board{ { "ganning", role = "rebel", hand = 3, equips = { "crossbow:club", "renwang_shield" } },
			{ "sunquan", role = "rebel", hand = 2, equips = { "renwang_shield", "jueying" } },
			{ "zhouyu", role = "rebel", hand = 0, equips = { "crossbow" } } }
		assert.equal(player("ganning"):getWeapon():getId(), self:getValuableCard(player("ganning")))
		assert.equal(player("sunquan"):getArmor():getId(), self:getValuableCard(player("sunquan")))
		assert.is_nil(self:getValuableCard(player("zhouyu")))
	end)
end)
