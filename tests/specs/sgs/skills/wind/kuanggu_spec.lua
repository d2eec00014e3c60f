-- game: sgs
-- 狂骨 kuanggu: Wei Yan heals by damage to those next to him; friends give him the horse that brings them near.

-- Who of Liu Bei's friends is given the horse. All of them reach the enemy without it.
local function receiver(weiyan)
	local owner = { "weiyan", role = "loyalist", hp = 4, hand = 5 }
	for key, value in pairs(weiyan or {}) do owner[key] = value end
	scene{ me = "liubei", current = "liubei", turn = 3, mode = "05p", invoke = "biyue", players = {
		{ "sunquan", role = "lord", hp = 5, hand = 2, skills = {}, equips = { "kylin_bow" } },
		{ "liubei", role = "loyalist", hp = 1, hand = { "chitu", "jink" }, skills = {} }, { "machao", role = "rebel", skills = {} }, owner,
		{ "caopi", role = "loyalist", hp = 3, hand = 3, skills = {}, equips = { "spear" } } } }
	local self = brain("liubei")
	local card, friend = self:getCardNeedPlayer({ self.player:getHandcards():first() })
	return card and friend:getGeneralName()
end

describe("kuanggu", function()
	it("makes friends give him a horse", function()
		assert.equal("weiyan", receiver())
	end)

	it("but not a second one", function()
		assert.not_equal("weiyan", receiver({ equips = { "dayuan" } }))
		assert.not_equal("weiyan", receiver({ hand = { "dayuan", "jink", "jink", "slash", "slash" } }), "it is seen in his hand")
	end)
end)

describe("kuanggu in the plans of the others", function()
	it("lets him wait for healing while he has two health: he heals himself by his blows", function()
		local function waits(fields)
			scene("two-against-two"):with{ players = { xiahouyuan = fields } }
			local _, rest = brain("zhurong"):getWoundedFriend()
			return rest[1] == player("xiahouyuan")
		end
		assert.is_true(waits{ skills = { "kuanggu" }, hp = 2 })
		assert.is_false(waits{ skills = { "kuanggu" }, hp = 1 })
		assert.is_false(waits{ hp = 2 })
	end)
end)

describe("kuanggu and the order of cards", function()
	it("eats a Peach before it changes its armour", function()
		local function first_comes_before(skills)
			local mine = { skills = skills, hand = { "peach", "silver_lion" } }
			scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine } }:stage()
			local self, cards = brain("guanyu"), player("guanyu"):getHandcards()
			return self:getDynamicUsePriority(cards:at(0)) > self:getDynamicUsePriority(cards:at(1))
		end
		assert.is_false(first_comes_before{})
		assert.is_true(first_comes_before{ "kuanggu" })
	end)
end)

describe("kuanggu and a Peach", function()
	it("is kept by one who lacks a point and has a horse to fetch it", function()
		local function eats(skills)
			local mine = { skills = skills, hp = 3, max_hp = 4, hand = { "peach", "jink", "jink", "jink" }, equips = { "chitu" } }
			local decision = decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine } })
			local text = decision.answer and decision.answer:gsub("%->.*", "")
			return text ~= nil and text:sub(1, 1) ~= "@" and sgs.Card_Parse(text):isKindOf("Peach")
		end
		assert.is_true(eats{})
		assert.is_false(eats{ "kuanggu" })
	end)
end)
