-- game: sgs
-- 英魂 yinghun: wounded, Sun Jian lets somebody draw as many cards as he has lost health and discard one, or
-- the other way round.

-- Sun Jian, a rebel who has lost that much; the lord Cao Cao; his comrades Ma Chao and Zhang Fei; the loyalist
-- Cao Ren. Nobody has other skills. Fields by general.
local function table_of(lost, more, ask)
	local players = {
		{ "sunjian", role = "rebel", hp = 4 - lost, max_hp = 4, hand = { "slash:club:2" }, skills = { "yinghun" } },
		{ "caocao", role = "lord", hp = 5, hand = 3 }, { "machao", role = "rebel", hp = 4, hand = 3 },
		{ "zhangfei", role = "rebel", hp = 4, hand = 4 }, { "caoren", role = "loyalist", hp = 4, hand = 4 },
	}
	for _, player in ipairs(players) do
		player.skills = player.skills or {}
		for key, value in pairs(more and more[player[1]] or {}) do player[key] = value end
	end
	return scene{ mode = "05p", me = "sunjian", current = "sunjian", turn = 3, players = players, ask = ask,
		choose = not ask and "yinghun" or nil, optional = not ask and true or nil }
end

local function chosen(lost, more)
	return by_handler(table_of(lost, more))
end

describe("yinghun for one card", function()
	it("lets the friend with most cards change one", function()
		assert.equal("sgs4", chosen(1))
	end)

	it("goes to a friend who gains by the discard", function()
		assert.equal("sgs3", chosen(1, { machao = { equips = { "crossbow" }, skills = { "xiaoji" } } }))
		assert.equal("sgs3", chosen(1, { machao = { skills = { "tuntian", "zaoxian" } } }))
		assert.equal("sgs3", chosen(1, { machao = { equips = { "silver_lion" }, hp = 1 } }), "losing the lion heals")
		assert.equal("sgs4", chosen(1, { machao = { skills = { "xiaoji" } } }), "he wears nothing")
	end)

	it("costs an enemy a card who loses what he draws", function()
		assert.equal("sgs5", chosen(1, { caoren = { skills = { "manjuan" } } }))
	end)

	it("is not used without friends: an enemy would only change a card", function()
		local foes = { machao = { role = "loyalist" }, zhangfei = { role = "loyalist" } }
		assert.is_nil(chosen(1, foes))
		foes.caoren = { skills = { "manjuan" } }
		assert.equal("sgs5", chosen(1, foes))
	end)

	it("passes by friends who lose what they draw, or hold nothing to change", function()
		assert.equal("sgs3", chosen(1, { zhangfei = { skills = { "manjuan" } } }))
		assert.is_nil(chosen(1, { machao = { hand = 0 }, zhangfei = { hand = 0 } }))
	end)
end)

describe("yinghun for several cards", function()
	it("gives them to the friend who makes most of them", function()
		assert.equal("sgs3", chosen(3), "nobody is weak: the smallest hand")
		assert.equal("sgs4", chosen(3, { zhangfei = { hp = 1, hand = 1 } }), "a weak friend comes first")
	end)

	it("takes an enemy's last cards instead, if no friend is in need", function()
		assert.equal("sgs5", chosen(3, { caoren = { hand = 2 } }))
		assert.equal("sgs4", chosen(3, { caoren = { hand = 2 }, zhangfei = { hp = 1, hand = 1 } }))
	end)

	it("takes the cards on which an enemy's skill lives", function()
		assert.equal("sgs5", chosen(3, { caoren = { skills = { "jizhi" } } }))
	end)

	it("spares an enemy's last cards where he gains by losing them", function()
		assert.equal("sgs3", chosen(2, { caoren = { hand = 0, equips = { "crossbow" }, skills = { "xiaoji" } } }))
	end)

	it("goes to an enemy with enough cards where there are no friends", function()
		local foes = { machao = { role = "loyalist" }, zhangfei = { role = "loyalist", hand = 1 } }
		assert.equal("sgs2", chosen(3, foes), "the fewest cards, but as many as he would lose")
		foes.caocao = { skills = { "tuntian", "zaoxian" } }
		assert.equal("sgs3", chosen(3, foes), "tuntian would gain by it")
	end)
end)

describe("the choice of yinghun", function()
	local ask = { kind = "askForChoice", skill_name = "yinghun", choices = "d1tx+dxt1" }
	local function choice(general)
		return by_handler(table_of(3, { [general] = { flags = { "YinghunTarget" } } }, ask))
	end

	it("lets friends draw and enemies discard", function()
		assert.equal("dxt1", choice("machao"))
		assert.equal("d1tx", choice("caocao"))
	end)

	it("has no opinion about nobody", function()
		assert.equal("default", decide(table_of(3, {}, ask)).source)
	end)
end)

describe("yinghun, seen by others,", function()
	-- How loyal Sun Jian seems after choosing the lord, and saying that.
	local function loyalty(lost, word)
		local s = table_of(lost, { caocao = { skills = {} } }, { kind = "activate" }):with{ snapshot = { sight = "whole" } }
		s = s:tell{ event = "ChoiceMade", player = "sgs1", data = "playerChosen:yinghun:sgs2" }
		if word then s:tell{ event = "ChoiceMade", player = "sgs1", data = "skillChoice:yinghun:" .. word } end
		return sgs.role_evaluation.sgs1.loyalist
	end

	it("tells by the choice where much is lost", function()
		assert.equal(0, loyalty(3))
		assert.equal(10, loyalty(3, "dxt1"))
		assert.equal(-10, loyalty(3, "d1tx"))
	end)

	it("is a present where one card is drawn", function()
		assert.equal(10, loyalty(1))
	end)
end)
