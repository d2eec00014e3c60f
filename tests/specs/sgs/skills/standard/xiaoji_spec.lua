-- game: sgs
-- 枭姬 xiaoji: Sun Shangxiang draws two cards for each piece of equipment that she loses.

local function seats(mine, more)
	return scene("two-against-two"):with{ players = { pangtong = mine } }:with(more or {})
end

-- The names of the cards that are discarded at the end of the turn.
local function discarded(skills, hand, count)
	local ask = { kind = "askForDiscard", reason = "gamerule", discard_num = count, min_num = count }
	local names = {}
	for _, id in ipairs(decide(seats({ skills = skills, hand = hand }, { ask = ask })).answer) do
		table.insert(names, sgs.Sanguosha:getCard(id):objectName())
	end
	return names
end

describe("xiaoji", function()
	it("keeps equipment, which draws two cards as soon as another piece replaces it", function()
		local hand = { "blade", "duel" }
		assert.same({ "duel" }, discarded({ "xiaoji" }, hand, 1))
		assert.same({ "blade" }, discarded({}, hand, 1))
	end)

	it("keeps a Jink before a weapon all the same", function()
		assert.same({ "blade" }, discarded({ "xiaoji" }, { "blade", "jink" }, 1))
	end)

	it("is given equipment by a friend who has cards to give", function()
		local liubei = { skills = { "rende" }, hp = 3, hand = { "blade", "duel", "slash:spade:7", "jink" }, equips = { "fan" } }
		local s = scene("two-against-two"):with{ players = { pangtong = liubei, yuanshao = { skills = { "xiaoji" }, hp = 4, hand = 3, equips = { "axe" } } } }
		s:stage()
		local self = brain("pangtong")
		local card, friend = self:getCardNeedPlayer()
		assert.same({ "blade", "sgs1" }, { card and card:objectName(), friend and friend:objectName() })
		assert.is_false(sgs.ai_cardneed.xiaoji(friend, sgs.Sanguosha:cloneCard("duel"), self))
	end)

	it("draws whenever it may", function()
		assert.is_true(decide(seats({ skills = { "xiaoji" } }, { invoke = "xiaoji", me = "pangtong" })).answer)
	end)
end)
