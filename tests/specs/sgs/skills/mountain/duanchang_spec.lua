-- game: sgs
-- 断肠 duanchang: who kills Cai Wenji loses his skills.

-- A loyalist's turn: Cai Wenji, at one health, and Xiahou Yuan are rebels.
local function turn(mine, wenji, other)
	local players = { { "yuanshao", role = "lord", hp = 4, skills = {}, hand = 2 },
		{ "zhenji", role = "loyalist", hp = 3, max_hp = 3, skills = { "luoshen" }, hand = { "slash:spade:7" }, equips = { "spear" } },
		{ "caiwenji", role = "rebel", hp = 1, max_hp = 3, hand = 0, skills = { "duanchang" } },
		{ "xiahouyuan", role = "rebel", hp = 4, skills = {}, hand = 3 } }
	for seat, fields in pairs({ [2] = mine or {}, [3] = wenji or {}, [4] = other or {} }) do
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return scene{ me = "zhenji", current = "zhenji", turn = 5, ask = { kind = "activate" }, players = players }
end

local function target(s)
	return (without_fault(s) or ""):match("%->(.*)$")
end

local function spares(...)
	turn(...)
	return brain("zhenji"):slashProhibit(nil, player("caiwenji"))
end

describe("who lives by skills", function()
	it("does not strike the last blow: somebody with little health is nothing without them", function()
		assert.equal("sgs4", target(turn()))
		assert.is_true(spares())
	end)

	it("does where she is the last enemy", function()
		assert.equal("sgs3", target(turn({}, {}, { alive = false, hp = 0 })))
	end)

	it("does where it would not kill her", function()
		assert.is_false(spares({}, { hp = 2 }))
	end)

	it("does as a strong one, or behind armour and horse", function()
		assert.is_false(spares{ max_hp = 4, hp = 4 })
		assert.is_false(spares{ equips = { "eight_diagram", "defensive_horse" } })
	end)

	it("does not as a weak lord or a renegade", function()
		assert.is_true(spares{ max_hp = 4, hp = 4, role = "renegade" })
		local s = turn{ max_hp = 4, hp = 4 }:with{ players = { yuanshao = { hp = 1 }, zhenji = {} } }
		s:stage()
		local lord = brain("yuanshao")
		assert.is_true(lord:slashProhibit(nil, player("caiwenji"), player("yuanshao")))
	end)
end)
