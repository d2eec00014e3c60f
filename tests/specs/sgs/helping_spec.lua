-- game: sgs
-- Wounded friends, lightning that answers a Jink, and names that other people's scripts call.

local function board(me, rows, more)
	local s = more or {}
	s.mode, s.me, s.current, s.turn, s.invoke = "08p", me, s.current or me, 5, "jianxiong"
	s.players = { { me, role = "lord", hand = s.hand or 0, hp = s.hp, max_hp = s.max_hp } }
	s.hand, s.hp, s.max_hp = nil, nil, nil
	for _, row in ipairs(rows) do table.insert(s.players, row) end
	scene(s)
	return brain(me)
end

describe("getWoundedFriend", function()
	it("parts those who need help from those who do not, the neediest first", function()
		local self = board("caocao", { { "lvbu", role = "loyalist", hp = 3, max_hp = 5 }, { "guanyu", role = "loyalist", hp = 1, max_hp = 4 },
			{ "zhenji", role = "loyalist", hp = 2, max_hp = 3 }, { "menghuo", role = "loyalist", hp = 2, max_hp = 4 },
			{ "sunquan", role = "rebel", hp = 1, max_hp = 4 } })
		local help, rest = self:getWoundedFriend()
		assert.same({ player("guanyu"), player("zhenji"), player("lvbu") }, help)
		assert.same({ player("menghuo") }, rest)
		help = self:getWoundedFriend(true)
		assert.same({ player("guanyu"), player("lvbu") }, help)
	end)
end)

describe("findLeijiTarget", function()
	local function target(enemies, hand, more)
		local rows = { { "zhangjiao", role = "loyalist", hand = hand } }
		for _, enemy in ipairs(enemies) do table.insert(rows, enemy) end
		local self = board("caocao", rows, more)
		local found = self:findLeijiTarget(player("zhangjiao"), 50, player(enemies[1][1]))
		return found and found:getGeneralName()
	end

	it("is the frailest enemy, once a Jink is there", function()
		assert.equal("zhouyu", target({ { "sunquan", role = "rebel", hp = 4 }, { "zhouyu", role = "rebel", hp = 1 } }, { "jink", "slash:spade" }))
		assert.equal("zhouyu", target({ { "sunquan", role = "rebel", hp = 4 }, { "zhouyu", role = "rebel", hp = 1 } }, 4))
	end)

	it("is nobody without a Jink, in the fog, or for others", function()
		local enemies = { { "sunquan", role = "rebel", hp = 4 }, { "xiaoqiao", role = "rebel", hp = 1 } }
		assert.is_nil(target(enemies, { "slash:spade" }))
		assert.equal("sunquan", target(enemies, 4), "hongyan makes a heart of every spade")
		local self = board("caocao", enemies)
		assert.is_nil(self:findLeijiTarget(player("sunquan"), 50))
	end)
end)

describe("other names", function()
	it("answer", function()
		local self = board("caocao", { { "lvbu", role = "loyalist", hp = 5, max_hp = 5, hand = 4 }, { "zhenji", role = "loyalist", hp = 1, max_hp = 3 },
			{ "sunquan", role = "rebel" } }, { hand = { "peach" } })
		assert.equal(player("sunquan"), findPlayerByObjectName("sgs4"))
		assert.equal(self.player, getLord(player("sunquan")))
		assert.is_true(self:findFriendsByType(sgs.Friend_FemaleWounded))
		assert.is_false(self:findFriendsByType(sgs.Friend_MaleWounded))
		assert.is_true(self:hasSkill("jianxiong"))
		assert.is_true(self:hasSkill{ name = "hujia" })
		assert.is_false(self:hasSkill("rende"))
		assert.equal(-6, self:getJiemingChaofeng(self.player), "Cao Cao lacks three cards")
		assert.equal(11, self:getRestCardsNum("Peach"))
	end)
end)
