-- game: sgs
-- Damage, tricks and Slashes: whether they have an effect, who wants them, whom to spare.

-- Cao Cao (lord) looks; loyalists and rebels by the names given.
local function board(rows, more)
	local s = more or {}
	s.mode, s.me, s.invoke = "08p", "caocao", "jianxiong"
	s.current = s.current or "caocao"
	s.players = { { "caocao", role = "lord", hand = s.hand or 0, equips = s.equips } }
	s.hand, s.equips = nil, nil
	for _, row in ipairs(rows) do table.insert(s.players, row) end
	scene(s)
	return brain("caocao")
end

local function clone(name, suit, number)
	return sgs.Sanguosha:cloneCard(name, suit or sgs.Card_NoSuit, number or 0)
end

describe("damageIsEffective", function()
	it("is, of one who nothing protects", function()
		local self = board{ { "sunquan", role = "rebel" }, { "lvbu", role = "loyalist" } }
		assert.is_true(self:damageIsEffective(player("sunquan")))
	end)

	it("is not in the fog, but for thunder", function()
		local self = board{ { "sunquan", role = "rebel", marks = { ["@fog"] = 1 } }, { "lvbu", role = "loyalist" } }
		assert.is_false(self:damageIsEffective(player("sunquan")))
		assert.is_false(self:damageIsEffective(player("sunquan"), sgs.DamageStruct_Fire))
		assert.is_true(self:damageIsEffective(player("sunquan"), sgs.DamageStruct_Thunder))
	end)

	it("asks the vetoes of mods", function()
		local self = board{ { "sunquan", role = "rebel" }, { "lvbu", role = "loyalist" } }
		sgs.ai_damage_effect.spec = function(_, to) return to == player("sunquan") end
		assert.is_false(self:damageIsEffective(player("sunquan")))
		assert.is_true(self:damageIsEffective(player("lvbu")))
	end)
end)

describe("getDamagedEffects", function()
	it("asks the skills of who can bear it", function()
		local self = board{ { "caopi", role = "loyalist", hp = 3 }, { "sunquan", role = "rebel" }, { "lvbu", role = "rebel" } }
		assert.is_true(self:getDamagedEffects(player("caopi"), player("sunquan")), "an unhurt Cao Pi would banish an enemy")
		assert.is_false(self:getDamagedEffects(player("sunquan"), self.player))
	end)

	it("not where he would fall", function()
		local self = board{ { "caopi", role = "loyalist", hp = 1 }, { "sunquan", role = "rebel" }, { "lvbu", role = "rebel" } }
		assert.is_false(self:getDamagedEffects(player("caopi"), player("sunquan")))
	end)

	it("not a Slash that hits harder", function()
		local self = board({ { "caopi", role = "loyalist", hp = 3 }, { "sunquan", role = "rebel", marks = { drank = 1 } },
			{ "lvbu", role = "rebel" } })
		assert.is_false(self:getDamagedEffects(player("caopi"), player("sunquan"), true))
		assert.is_true(self:getDamagedEffects(player("caopi"), player("sunquan")))
	end)

	it("does not go in circles", function()
		local self = board{ { "caopi", role = "loyalist", hp = 3 }, { "sunquan", role = "rebel" } }
		sgs.ai_need_damaged.fangzhu = function(brain, from, to) return brain:getDamagedEffects(to, from) end
		assert.is_false(self:getDamagedEffects(player("caopi"), player("sunquan")))
	end)
end)

describe("needToLoseHp", function()
	it("is true above the health that serves best", function()
		local self = board{ { "sunjian", role = "rebel", hp = 4, max_hp = 4 }, { "lvbu", role = "loyalist" } }
		assert.is_true(self:needToLoseHp(player("sunjian"), self.player))
		assert.is_false(self:needToLoseHp(player("lvbu"), self.player))
	end)

	it("is false at that health, unless recovering is asked about", function()
		local self = board{ { "sunjian", role = "rebel", hp = 2, max_hp = 4 }, { "lvbu", role = "loyalist" } }
		assert.is_false(self:needToLoseHp(player("sunjian"), self.player))
		assert.is_true(self:needToLoseHp(player("sunjian"), self.player, false, true, true))
	end)
end)

describe("hasTrickEffective", function()
	it("knows who is out of reach", function()
		local self = board{ { "zhugeliang", role = "rebel", hand = 0 }, { "jiaxu", role = "rebel" }, { "sunquan", role = "rebel" } }
		local duel, black = clone("duel"), clone("dismantlement", sgs.Card_Spade, 3)
		assert.is_false(self:hasTrickEffective(duel, player("zhugeliang"), self.player))
		assert.is_false(self:hasTrickEffective(black, player("jiaxu"), self.player))
		assert.is_true(self:hasTrickEffective(clone("dismantlement", sgs.Card_Heart, 3), player("jiaxu"), self.player))
		assert.is_true(self:hasTrickEffective(duel, player("sunquan"), self.player))
	end)

	it("does no damage where there is none", function()
		local self = board{ { "sunquan", role = "rebel", marks = { ["@fog"] = 1 } } }
		assert.is_false(self:hasTrickEffective(clone("duel"), player("sunquan"), self.player))
		assert.is_true(self:hasTrickEffective(clone("snatch"), player("sunquan"), self.player))
	end)
end)

describe("slashIsEffective", function()
	local function effective(armor, slash, equips)
		local self = board({ { "sunquan", role = "rebel", equips = { armor } }, { "lvbu", role = "loyalist" } }, { equips = equips })
		return self:slashIsEffective(slash, player("sunquan"), self.player)
	end

	it("stops at a renwang shield if black", function()
		assert.is_false(effective("renwang_shield", clone("slash", sgs.Card_Spade, 7)))
		assert.is_true(effective("renwang_shield", clone("slash", sgs.Card_Heart, 7)))
		assert.is_true(effective("renwang_shield", clone("slash", sgs.Card_Spade, 7), { "qinggang_sword" }))
	end)

	it("stops at a vine unless it burns", function()
		assert.is_false(effective("vine", clone("slash", sgs.Card_Spade, 7)))
		assert.is_true(effective("vine", clone("fire_slash", sgs.Card_Spade, 7)))
		assert.is_true(effective("vine", clone("thunder_slash", sgs.Card_Spade, 7)))
		assert.is_true(effective("vine", clone("slash", sgs.Card_Spade, 7), { "fan" }))
	end)
end)

describe("fire and thunder", function()
	it("yields to the one that hits harder", function()
		local rows = { { "sunquan", role = "rebel", hand = 2, equips = { "vine" } }, { "zhouyu", role = "rebel", hand = 2 }, { "lvbu", role = "loyalist" } }
		local self = board(rows, { hand = { "thunder_slash", "fire_slash" } })
		local thunder, fire = self.player:getHandcards():at(0), self.player:getHandcards():at(1)
		assert.is_false(self:slashIsEffective(thunder, player("sunquan")))
		assert.is_true(self:slashIsEffective(fire, player("sunquan")))
		assert.is_true(self:slashIsEffective(thunder, player("zhouyu")))
	end)
end)

describe("hasHeavySlashDamage", function()
	local function damage(target, slash, more)
		local self = board({ target, { "lvbu", role = "loyalist" } }, more)
		return self:hasHeavySlashDamage(self.player, slash, player(target[1]), true)
	end

	it("counts what adds", function()
		assert.equal(1, damage({ "sunquan", hand = 1 }, clone("slash")))
		assert.equal(2, damage({ "sunquan", hand = 0 }, clone("slash"), { equips = { "guding_blade" } }))
		assert.equal(1, damage({ "sunquan", hand = 1 }, clone("slash"), { equips = { "guding_blade" } }))
		assert.equal(2, damage({ "sunquan", hand = 1, equips = { "vine" } }, clone("fire_slash")))
		assert.equal(2, damage({ "sunquan", hand = 1, equips = { "vine" } }, clone("slash"), { equips = { "fan" } }))
		assert.equal(1, damage({ "sunquan", hand = 1, equips = { "vine" } }, clone("fire_slash"), { equips = { "qinggang_sword" } }))
	end)

	it("is one through a silver lion", function()
		local target = { "sunquan", hand = 0, equips = { "silver_lion" } }
		assert.equal(1, damage(target, clone("slash"), { equips = { "guding_blade" } }))
	end)

	it("says whether it is more than one", function()
		local self = board{ { "sunquan", hand = 0, role = "rebel" }, { "lvbu", role = "loyalist", marks = { drank = 1 } } }
		assert.is_true(self:hasHeavySlashDamage(player("lvbu"), nil, player("sunquan")))
		assert.is_false(self:hasHeavySlashDamage(self.player, nil, player("sunquan")))
	end)
end)

describe("slashProhibit", function()
	it("spares friends who would fall, burn or be the weak lord", function()
		local self = board{ { "lvbu", role = "loyalist", hp = 1, hand = 0 }, { "sunquan", role = "loyalist", equips = { "vine" } },
			{ "guanyu", role = "loyalist", hand = 3 }, { "zhangfei", role = "rebel", hp = 1, hand = 0 } }
		assert.is_true(self:slashProhibit(clone("slash"), player("lvbu")))
		assert.is_true(self:slashProhibit(clone("fire_slash"), player("sunquan")))
		assert.is_false(self:slashProhibit(clone("thunder_slash"), player("sunquan")))
		assert.is_false(self:slashProhibit(clone("slash"), player("guanyu")))
		assert.is_false(self:slashProhibit(clone("slash"), player("zhangfei")))
	end)

	it("spares the empty city, and whoever a rule warns of", function()
		local self = board{ { "zhugeliang", role = "rebel", hand = 0 }, { "sunquan", role = "rebel", hand = 1 } }
		assert.is_true(self:slashProhibit(clone("slash"), player("zhugeliang")))
		assert.is_false(self:slashProhibit(clone("slash"), player("sunquan")))
		sgs.ai_slash_prohibit.zhiheng = function() return true end
		assert.is_true(self:slashProhibit(clone("slash"), player("sunquan")))
	end)

	it("does not send fire through a chain of friends", function()
		local self = board{ { "sunquan", role = "rebel", chained = true, hp = 4 }, { "lvbu", role = "loyalist", chained = true, hp = 1, hand = 0 },
			{ "guanyu", role = "loyalist", chained = true, hp = 1, hand = 0 } }
		assert.is_true(self:slashProhibit(clone("fire_slash"), player("sunquan")))
		assert.is_false(self:slashProhibit(clone("slash"), player("sunquan")))
	end)
end)

describe("isGoodChainTarget", function()
	it("weighs both sides", function()
		local self = board{ { "sunquan", role = "rebel", chained = true, hp = 3 }, { "zhouyu", role = "rebel", chained = true, hp = 3 },
			{ "lvbu", role = "loyalist", chained = true, hp = 4, hand = 3 } }
		assert.is_true(self:isGoodChainTarget(player("sunquan")), "two enemies for one friend")
		local worse = board{ { "sunquan", role = "rebel", chained = true, hp = 3, hand = 3 }, { "zhouyu", role = "rebel", hp = 3 },
			{ "lvbu", role = "loyalist", chained = true, hp = 4, hand = 3 }, { "guanyu", role = "loyalist", chained = true, hp = 4, hand = 3 } }
		assert.is_false(worse:isGoodChainTarget(player("sunquan")), "one enemy for two friends")
	end)

	it("of one who is not chained: whether he is no friend", function()
		local self = board{ { "sunquan", role = "rebel" }, { "lvbu", role = "loyalist" } }
		assert.is_true(self:isGoodChainTarget(player("sunquan")))
		assert.is_false(self:isGoodChainTarget(player("lvbu")))
	end)

	it("is nothing for friends alone", function()
		local self = board{ { "sunquan", role = "rebel" }, { "lvbu", role = "loyalist", chained = true } }
		assert.is_nil(self:isGoodChainTarget(player("lvbu")))
	end)
end)

describe("cantbeHurt", function()
	it("minds who would be taken along", function()
		local self = board{ { "shenguanyu", role = "rebel", hp = 2 }, { "lvbu", role = "loyalist", marks = { ["@nightmare"] = 2 } },
			{ "sunquan", role = "rebel" } }
		assert.is_true(self:cantbeHurt(player("shenguanyu"), self.player))
		assert.is_false(self:cantbeHurt(player("sunquan"), self.player))
	end)

	it("minds the skills that Cai Wenji takes", function()
		local self = board{ { "caiwenji", role = "rebel", hp = 1 }, { "sunquan", role = "rebel" }, { "zhouyu", role = "loyalist" } }
		assert.is_true(self:cantbeHurt(player("caiwenji"), player("zhouyu")), "three health, nothing on")
		assert.is_false(self:cantbeHurt(player("caiwenji"), self.player))
	end)
end)

describe("canHit", function()
	it("counts Jinks, and what stands in for them", function()
		local self = board{ { "sunquan", role = "rebel", hand = 0 }, { "zhouyu", role = "rebel", hand = 3 },
			{ "lvbu", role = "loyalist" }, { "guanyu", role = "rebel", hand = 0, equips = { "eight_diagram" } } }
		assert.is_true(self:canHit(player("sunquan"), self.player))
		assert.is_false(self:canHit(player("zhouyu"), self.player))
		assert.is_true(self:canHit(player("zhouyu"), player("lvbu")), "wushuang needs two, and 1.8 are expected")
		assert.is_false(self:canHit(player("guanyu"), self.player))
	end)
end)
