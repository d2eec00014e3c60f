-- game: sgs
-- 除疠 chuli: Hua Tuo discards a card, and one each of others of different kingdoms; a spade brings its owner a card.

-- Hua Tuo (qun) between a lord of wei and enemies of shu and wu; all without skills but his.
local function table_of(more, skills)
	local players = { { "caocao", role = "lord", hp = 4, hand = 3 }, { "huatuo", role = "loyalist", hp = 3, hand = { "jink:heart:2" } },
		{ "guanyu", role = "rebel", hp = 4, hand = 3 }, { "sunquan", role = "rebel", hp = 4, hand = 4 },
		{ "machao", role = "rebel", hp = 4, hand = 5 } }
	for _, row in ipairs(players) do
		row.skills = row[1] == "huatuo" and { "chuli", skills } or {}
		for key, value in pairs(more and more[row[1]] or {}) do row[key] = value end
	end
	return scene{ me = "huatuo", current = "huatuo", turn = 3, mode = "05p", players = players, ask = { kind = "activate" } }
end

local function played(more, skills)
	return (without_fault(table_of(more, skills)))
end

-- The face of the card that is spent, and on whom.
local function spent(more, skills)
	local answer = played(more, skills)
	local id, targets = (answer or ""):match("^@ChuliCard=(%d+)%->(.+)$")
	local card = id and sgs.Sanguosha:getCard(tonumber(id))
	return card and card:objectName() .. ":" .. card:getSuitString(), targets
end

describe("chuli", function()
	it("spends a spade, which comes back, on one enemy of each kingdom", function()
		-- of the two of shu the one with fewer cards misses his more
		local card, targets = spent({ huatuo = { hand = { "slash:spade:7", "jink:heart:2" } }, guanyu = { hp = 2 } })
		assert.same({ "slash:spade", "sgs3+sgs4" }, { card, targets })
	end)

	it("spends another card where two enemies lose one by it", function()
		assert.same({ "jink:heart", "sgs3+sgs4" }, { spent() })
	end)

	it("does not trade a good card for one card of one enemy", function()
		local one = { sunquan = { role = "loyalist" }, machao = { alive = false, hp = 0, hand = 0 } }
		assert.is_nil(played(one))
		one.huatuo = { hand = { "slash:spade:7" } }
		assert.same({ "slash:spade", "sgs3" }, { spent(one) })
	end)

	it("spends a card for one enemy's where it could not be kept", function()
		local one = { sunquan = { role = "loyalist" }, machao = { alive = false, hp = 0, hand = 0 },
			huatuo = { hp = 1, hand = { "jink:heart:2", "jink:diamond:2" } } }
		assert.same({ "jink:diamond", "sgs3" }, { spent(one) })
	end)

	it("keeps the red cards that heal, and Peaches", function()
		local hand = { "peach:heart:3", "slash:heart:10", "jink:diamond:2", "slash:club:8" }
		assert.equal("slash:club", (spent({ huatuo = { hp = 4, max_hp = 4, hand = hand } }, "jijiu")))
		assert.is_nil((spent({ huatuo = { hand = { "peach:heart:3" } } })))
	end)

	it("frees a friend of a lion that heals him, and throws his own", function()
		local lion = { caocao = { hp = 1, hand = 0, equips = { "silver_lion" } } }
		assert.same({ "jink:heart", "sgs1+sgs3+sgs4" }, { spent(lion) })
		local own = { huatuo = { hp = 2, hand = { "jink:heart:2" }, equips = { "silver_lion" } } }
		assert.equal("silver_lion:club", (spent(own)))
	end)

	it("does not break a spade for which an enemy draws another card", function()
		-- the horse of Sun Quan is a spade; of shu there is nobody but Guan Yu
		local horse = { sunquan = { hand = 0, equips = { "jueying" } }, huatuo = { hand = { "slash:spade:7" } } }
		assert.same({ "slash:spade", "sgs3" }, { spent(horse) })
		horse.sunquan.equips = { "zhuahuangfeidian" }
		assert.same({ "slash:spade", "sgs4+sgs3" }, { spent(horse) })
	end)

	it("is used once a turn", function()
		assert.is_nil(played({ huatuo = { history = { ChuliCard = 1 } } }))
	end)
end)

describe("chuli shows", function()
	local function gauge(text, equips)
		local s = scene{ mode = "05p", sight = "whole", current = "huatuo", turn = 2, players = {
			{ "caocao", role = "lord", hp = 2, hand = 1, equips = equips }, { "huatuo", role = "loyalist" }, { "guanyu", role = "rebel" },
			{ "machao", role = "rebel" }, { "xuchu", role = "renegade" } } }
		s:tell(text)
		return sgs.role_evaluation.sgs2.loyalist
	end
	local function used()
		return { event = "TargetConfirmed", player = "sgs2", data = { ["$"] = "CardUseStruct",
			v = { card = { class = "ChuliCard", id = -1, sub = { 0 }, str = "@ChuliCard=0" }, from = "sgs2", to = { "sgs1" } } } }
	end

	it("an enemy where it takes from the hand", function()
		assert.equal(-10, gauge(used()))
		assert.equal(0, gauge(used(), { "chitu" }), "it is not chosen yet")
	end)

	it("by the choice of the card where there is one", function()
		local function chose(equip)
			local id = table_of({ caocao = { equips = { equip } } }).snapshot.players[1].equips[1]
			return gauge({ event = "ChoiceMade", player = "sgs2", data = "cardChosen:chuli:" .. id .. ":sgs2:sgs1" }, { equip })
		end
		assert.equal(-10, chose("chitu"))
		assert.equal(10, chose("silver_lion"), "a wounded lord is healed by the loss")
	end)
end)
