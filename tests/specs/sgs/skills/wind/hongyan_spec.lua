-- game: sgs
-- 红颜 hongyan: Xiao Qiao's spades are hearts; she parts with clubs and diamonds first.

local SEATS = { { "sunquan", role = "lord", skills = {} }, { "xiaoqiao", role = "rebel", hp = 1, skills = { "hongyan" } } }

-- The printed suit of the one Slash that she throws away.
local function thrown(first, second)
	local players = { SEATS[1], { "xiaoqiao", role = "rebel", hp = 1, skills = { "hongyan" }, hand = { "slash:" .. first .. ":8", "slash:" .. second .. ":8" } } }
	local decision = decide(scene{ me = "xiaoqiao", current = "xiaoqiao", mode = "02p", players = players,
		ask = { kind = "askForDiscard", reason = "gamerule", discard_num = 1, min_num = 1 } })
	assert.same({}, decision.faults)
	return sgs.Sanguosha:getEngineCard(decision.answer[1]):getSuitString()
end

-- How much more a spade is worth keeping than another suit, all else being equal.
local function spade_over(suit, skills)
	local mine = { "xiaoqiao", role = "rebel", hp = 1, skills = skills }
	scene{ me = "xiaoqiao", current = "xiaoqiao", mode = "02p", players = { SEATS[1], mine }, invoke = "biyue" }
	local self = brain("xiaoqiao")
	local function worth(of) return self:suitTermOfKeeping(sgs.Sanguosha:cloneCard("duel", of, 7)) end
	return worth(sgs.Card_Spade) - worth(suit)
end

describe("hongyan", function()
	it("keeps a spade in hand, which is a heart by now, before diamonds and clubs", function()
		assert.equal("diamond", thrown("spade", "diamond"))
		assert.equal("club", thrown("diamond", "club"))
	end)

	it("ranks a spade elsewhere before a diamond, unlike others", function()
		assert.is_true(spade_over(sgs.Card_Diamond, { "hongyan" }) > 0)
		assert.is_true(spade_over(sgs.Card_Diamond, {}) < 0)
	end)
end)
