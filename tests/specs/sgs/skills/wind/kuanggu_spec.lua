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
