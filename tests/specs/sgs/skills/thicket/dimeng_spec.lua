-- game: sgs
-- 缔盟 dimeng: Lu Su lets two others exchange hands, for as many of his cards as their hands differ.

-- Lu Su's turn, a rebel; the lord Cao Cao; his comrade Ma Chao; the loyalist Cao Ren. Fields by general.
local function table_of(more)
	local players = { { "lusu", role = "rebel", hp = 3, hand = { "slash:club:2", "slash:club:3", "slash:spade:7" }, skills = { "dimeng" },
			history = { Slash = 1 } },
		{ "caocao", role = "lord", hp = 4, hand = 3 }, { "machao", role = "rebel", hand = 2 }, { "caoren", role = "loyalist", hand = 4 } }
	for _, player in ipairs(players) do
		player.skills = player.skills or {}
		for key, value in pairs(more[player[1]] or {}) do player[key] = value end
	end
	return scene{ mode = "04p", me = "lusu", current = "lusu", turn = 3, players = players, ask = { kind = "activate" } }
end

-- The cards that are paid, by name, and the two who exchange; nil where dimeng is not used.
local function exchange(more)
	local decision = decide(table_of(more))
	assert.same({}, decision.faults)
	local ids, pair = (decision.answer or ""):match("^@DimengCard=([%d+.]+)%->(.*)$")
	if not ids then return nil end
	local names = {}
	for _, id in ipairs(ids == "." and {} or ids:split("+")) do
		table.insert(names, sgs.Sanguosha:getCard(tonumber(id)):objectName())
	end
	table.sort(names)
	return pair, table.concat(names, " ")
end

describe("dimeng", function()
	it("gives the friend the largest hand that can be paid: each card paid moves two", function()
		local pair, paid = exchange{}
		assert.equal("sgs4+sgs3", pair)
		assert.equal("slash slash", paid)
	end)

	it("leaves a hand that would cost more cards than he has", function()
		assert.equal("sgs2+sgs3", (exchange{ caoren = { hand = 6 } }))
	end)

	it("is not used where the friend holds more", function()
		assert.is_nil((exchange{ machao = { hand = 5 } }))
	end)

	it("is not used for what costs more than it brings", function()
		assert.is_nil((exchange{ lusu = { hand = { "peach" } }, caocao = { hand = 2 }, caoren = { hand = 3 } }), "a Peach for one card")
		assert.equal("sgs4+sgs3", (exchange{ lusu = { hand = { "slash:club:2" } }, caocao = { hand = 2 }, caoren = { hand = 3 } }))
	end)

	it("is not used where it costs the friend a Peach that he is known to hold", function()
		assert.is_nil((exchange{ machao = { hand = { "peach", "slash" } }, caocao = { hand = { "jink", "duel", "jink" } },
			caoren = { hand = { "jink", "duel", "jink", "duel" } } }))
	end)

	it("takes no cards from a hand that is refilled", function()
		local more = { lusu = { hand = { "slash:club:2" } }, caocao = { hand = 2, hp = 2, max_hp = 4 },
			machao = { hand = 1 }, caoren = { hand = 1 } }
		assert.equal("sgs2+sgs3", (exchange(more)))
		more.caocao.skills = { "nosshangshi" } -- draws up to two cards at once
		assert.is_nil((exchange(more)))
	end)

	it("is used once a turn", function()
		assert.is_nil((exchange{ lusu = { history = { Slash = 1, DimengCard = 1 } } }))
	end)

	it("waits while marks are collected", function()
		assert.is_nil((exchange{ lusu = { skills = { "dimeng", "renjie", "baiyin" } } }))
	end)
end)

describe("dimeng for nothing", function()
	local even = { caocao = { hand = 2 }, caoren = { hand = 1 } }

	it("exchanges hands of one size where the enemy loses what he gets, or the friend's tuntian digs", function()
		assert.is_nil((exchange(even)))
		even.caocao = { hand = 2, skills = { "manjuan" } }
		local pair, paid = exchange(even)
		assert.equal("sgs2+sgs3", pair)
		assert.equal("", paid)
		even.caocao, even.machao = { hand = 2 }, { hand = 2, skills = { "tuntian", "zaoxian" } }
		assert.equal("sgs2+sgs3", (exchange(even)))
	end)

	it("finds no partner in a friend who loses what he gets", function()
		assert.is_nil((exchange{ machao = { hand = 2, skills = { "manjuan" } } }))
	end)
end)

describe("what dimeng is paid with", function()
	it("is what would be discarded anyway, before worn equipment", function()
		local _, paid = exchange{ lusu = { hp = 1, hand = { "jink:heart:2", "jink:diamond:2", "duel" }, equips = { "crossbow" } } }
		assert.equal("duel jink", paid)
	end)

	it("is equipment first where he is glad to lose it", function()
		local _, paid = exchange{ lusu = { skills = { "dimeng", "xiaoji" }, equips = { "crossbow", "dilu" } } }
		assert.equal("crossbow dilu", paid)
	end)

	it("is not the Slash that would kill", function()
		local _, paid = exchange{ lusu = { hand = { "slash:club:2", "jink:heart:2", "jink:diamond:2", "duel" }, history = {}, hp = 1,
			equips = { "kylin_bow" } }, caocao = { hp = 1, hand = 3 }, caoren = { hand = 5 } }
		assert.equal("duel jink jink", paid)
	end)
end)

describe("dimeng, seen by others,", function()
	local function used(more)
		table_of(more):with{ snapshot = { sight = "whole" } }:tell{ event = "TargetConfirmed", player = "sgs1",
			data = { ["$"] = "CardUseStruct", v = { card = { class = "DimengCard", id = -1, str = "@DimengCard=0" },
				from = "sgs1", to = { "sgs2", "sgs3" } } } }
		return sgs.role_evaluation.sgs1.loyalist
	end

	it("is good for whoever held fewer cards", function()
		assert.equal(-10, used{ caocao = { hand = 5 } })
		assert.equal(10, used{ caocao = { hand = 1 } })
		assert.equal(0, used{ caocao = { hand = 1, skills = { "manjuan" } } }, "cards that are lost are no present")
	end)
end)

describe("dimeng in the plans of the others", function()
	it("draws an Indulgence: he exchanges hands in the play phase", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "dimeng" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)
end)
