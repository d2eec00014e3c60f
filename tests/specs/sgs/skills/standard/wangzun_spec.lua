-- game: sgs
-- 妄尊 wangzun: Yuan Shu draws when the lord's turn begins, and the lord may keep one card less.

local function table_of(mine, lord, more)
	local players = { { "sunquan", role = "lord", hand = 4, phase = "start" }, { "st_yuanshu", role = "loyalist", hand = 2 },
		{ "guanyu", role = "rebel", hand = 2 }, { "machao", role = "rebel", hand = 2 } }
	for key, value in pairs(mine or {}) do players[2][key] = value end
	for key, value in pairs(lord or {}) do players[1][key] = value end
	more = more or {}
	return scene{ me = more.me or "st_yuanshu", current = "sunquan", turn = 3, invoke = "wangzun", players = players,
		events = more.events }
end

local function invoked(...)
	return by_handler(table_of(...))
end

describe("wangzun", function()
	it("of a rebel is used on the lord, however weak", function()
		assert.is_true(invoked({ role = "rebel" }))
		assert.is_true(invoked({ role = "rebel" }, { hp = 1, hand = 1 }))
	end)

	it("of a loyalist is used while the lord is strong", function()
		assert.is_true(invoked())
	end)

	it("of a loyalist spares a weak lord whose hand it would cut", function()
		assert.is_false(invoked({}, { hp = 2, hand = 2 }))
	end)

	it("of a loyalist is used where the weak lord has room", function()
		-- with 3 health and nothing in hand two drawn cards fit
		assert.is_true(invoked({}, { hp = 1, hand = 0, max_cards = 4 }))
		assert.is_true(invoked({}, { hp = 2, hand = 1, judging = { "supply_shortage" } }), "he will not draw")
	end)

	it("does not fill an empty hand that protects", function()
		assert.is_false(invoked({ role = "rebel", hand = 0, skills = { "wangzun", "kongcheng" } }))
		assert.is_true(invoked({ role = "rebel", hand = 1, skills = { "wangzun", "kongcheng" } }))
	end)

	it("shows an enemy of the lord only where it hurts him", function()
		local function gauge(lord)
			local s = scene{ mode = "05p", sight = "whole", current = "sunquan", turn = 2, players = {
				{ "sunquan", role = "lord", hp = lord.hp, hand = lord.hand }, { "st_yuanshu", role = "loyalist" },
				{ "guanyu", role = "rebel" }, { "machao", role = "rebel" }, { "xuchu", role = "renegade" } } }
			s:tell{ event = "ChoiceMade", player = "sgs2", data = "skillInvoke:wangzun:yes" }
			return sgs.role_evaluation.sgs2.loyalist
		end
		assert.equal(-10, gauge({ hp = 1, hand = 1 }))
		assert.equal(0, gauge({ hp = 4, hand = 4 }))
	end)
end)
