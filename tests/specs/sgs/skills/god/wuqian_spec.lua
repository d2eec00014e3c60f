-- game: sgs
-- 无前 wuqian: two marks of wrath double the Slashes that others need, and take one armour away.

-- Lu Bu (me, a rebel) with Zhang Liao against the lord Ma Chao and the loyalist Cao Ren, who have no skills.
local function table_of(mine, more)
	local players = { { "shenlvbu", role = "rebel", hp = 4, marks = { ["@wrath"] = 4 } },
		{ "machao", role = "lord", hp = 4 }, { "zhangliao", role = "rebel", hp = 4 }, { "caoren", role = "loyalist", hp = 4 } }
	for place, row in ipairs(players) do
		if place > 1 then row.skills, row.hand = {}, 2 end
		for key, value in pairs(place == 1 and mine or more and more[row[1]] or {}) do row[key] = value end
	end
	return scene{ me = "shenlvbu", current = "shenlvbu", turn = 3, players = players, ask = { kind = "activate" } }
end

local function played(mine, more)
	return without_fault(table_of(mine, more)) or ""
end

local DUEL = { "duel:spade:1", "slash:spade:7" }
-- Four unseen cards are expected to hold more than one Slash.
local STUBBORN = { caoren = { hp = 1, hand = { "slash:spade:8", "slash:spade:9" } }, machao = { hand = 6 } }

describe("wuqian before a Duel", function()
	it("lets one Slash stand against two, where the duel kills", function()
		assert.equal("@WuqianCard=.->sgs4", played({ hand = DUEL, marks = { ["@wrath"] = 4 } }, STUBBORN))
	end)

	it("is not for a healthy enemy alone", function()
		local healthy = { caoren = { hp = 4, hand = STUBBORN.caoren.hand }, machao = { hand = 6 } }
		assert.not_matches("Wuqian", played({ hand = DUEL }, healthy))
	end)

	it("is not for a Duel that the last marks could not pay", function()
		-- wumou takes a mark for the Duel: with none left it would cost health, and is not played
		assert.not_matches("Wuqian", played({ hand = DUEL, marks = { ["@wrath"] = 2 } }, STUBBORN))
	end)

	it("leaves the marks to a shenfen that is worth them", function()
		local frail = { hp = 1, hand = 0 }
		local answer = played({ hand = DUEL, marks = { ["@wrath"] = 6 } }, { caoren = STUBBORN.caoren, machao = frail })
		assert.matches("^@ShenfenCard=", answer)
	end)

	it("is taken once, and not by an owner of wushuang", function()
		assert.not_matches("Wuqian", played({ hand = DUEL, history = { WuqianCard = 1 } }, STUBBORN))
		assert.not_matches("Wuqian", played({ hand = DUEL, acquired = { "wushuang" } }, STUBBORN))
	end)
end)

describe("wuqian before a Slash", function()
	local weapon = { "blade" }

	it("breaks one expected Jink of a frail enemy", function()
		local one_jink = { caoren = { hp = 2, hand = { "jink:diamond:3" } }, machao = { equips = { "dilu" } } }
		assert.equal("@WuqianCard=.->sgs4", played({ hand = { "slash:spade:7" }, marks = { ["@wrath"] = 2 } }, one_jink))
	end)

	it("is not spent on an empty hand", function()
		local bare = { caoren = { hp = 2, hand = 0 }, machao = { equips = { "dilu" } } }
		assert.matches("%->sgs4$", played({ hand = { "slash:spade:7" }, equips = weapon }, bare))
		assert.not_matches("Wuqian", played({ hand = { "slash:spade:7" }, equips = weapon }, bare))
	end)
end)
