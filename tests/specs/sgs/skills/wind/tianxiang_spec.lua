-- game: sgs
-- 天香 tianxiang: Xiao Qiao discards a heart and hands a damage on; who takes it draws a card for each lost health point.

local function table_of(more, damage, asked, me)
	local players = { { "sunquan", role = "lord", hp = 4, max_hp = 4, hand = 5 }, { "xiaoqiao", role = "loyalist", hp = 3, hand = { "slash:heart:10", "jink:diamond:2" } },
		{ "caopi", role = "loyalist", hp = 3, hand = 3 }, { "machao", role = "rebel", hp = 4, hand = 4 }, { "guanyu", role = "rebel", hp = 4, hand = 4 } }
	for place, row in ipairs(players) do
		if place ~= 2 then row.skills = {} end
		for key, value in pairs(more and more[place] or {}) do row[key] = value end
	end
	local struck = { from = "sgs5", to = "sgs2", damage = 1, card = { class = "Slash", id = 0 } }
	for key, value in pairs(damage or {}) do struck[key] = value end
	players[2].tags = { TianxiangDamage = { ["$"] = "DamageStruct", v = struck } }
	return scene{ me = me or "xiaoqiao", current = "guanyu", turn = 3, mode = "05p", players = players,
		ask = asked or { kind = "askForUseCard", pattern = "@@tianxiang", prompt = "@tianxiang-card", method = "discard" } }
end

-- Which card goes, and who takes the damage.
local function handed(...)
	local decision = decide(table_of(...))
	assert.same({}, decision.faults)
	if decision.answer then assert.equal("handler", decision.source) end
	local id, to = (decision.answer or ""):match("^@TianxiangCard=(%d+)%->(.+)$")
	local card = id and sgs.Sanguosha:getEngineCard(tonumber(id))
	return to, card and card:objectName()
end

local LOST = { hp = 2, hand = 4 } -- draws much, and needs no cards

describe("tianxiang", function()
	it("hands the damage to an unhurt enemy, who draws one card for it", function()
		assert.same({ "sgs4", "slash" }, { handed({ [5] = LOST }) })
		assert.same({ "sgs5", "slash" }, { handed({ [4] = LOST }) })
	end)

	it("kills with it first", function()
		assert.equal("sgs4", (handed({ [4] = { hp = 1, max_hp = 4, hand = 3 } })))
	end)

	it("gives a friend many cards for a wound that he likes", function()
		assert.equal("sgs3", (handed({ [3] = { hp = 2, max_hp = 3, skills = { "yiji" } }, [4] = LOST, [5] = LOST })))
		assert.is_nil((handed({ [3] = { hp = 2, max_hp = 3, hand = 3 }, [4] = LOST, [5] = LOST })), "a wound is a wound")
	end)

	it("feeds no enemy who would draw more than it costs him", function()
		assert.is_nil((handed({ [4] = LOST, [5] = LOST })))
		assert.is_nil((handed({ [4] = { hp = 3, max_hp = 3, skills = { "yiji" } }, [5] = LOST })), "nor one who lives on damage")
	end)

	it("would rather feed an enemy than die", function()
		assert.truthy((handed({ [2] = { hp = 1 }, [4] = LOST, [5] = LOST })))
		assert.is_nil((handed({ [2] = { hp = 1, hand = { "slash:heart:10", "peach:diamond:2" } }, [4] = LOST, [5] = LOST })), "a Peach will do")
	end)

	it("pays with a heart that is no Peach", function()
		assert.is_nil((handed({ [2] = { hand = { "jink:diamond:2", "slash:club:8" } } })))
		assert.is_nil((handed({ [2] = { hand = { "peach:heart:3" } } })))
	end)

	it("pays with a spade, by hongyan", function()
		assert.same({ "sgs4", "lightning" }, { handed({ [2] = { hand = { "lightning:spade:1" }, skills = { "tianxiang", "hongyan" } }, [5] = LOST }) })
	end)

	it("does not hand a trick's damage to him whom it does not hurt", function()
		local trick = { card = { class = "Duel", id = 90 } }
		assert.equal("sgs5", (handed({ [4] = { skills = { "wuyan" } }, [5] = {} }, trick)))
	end)
end)

describe("tianxiang ready", function()
	local function jinks(hand, more)
		local effect = { from = "sgs5", to = "sgs2", slash = { class = "Slash", id = 0 } }
		more = more or {}
		more[2] = { hand = hand }
		local decision = decide(table_of(more, {}, { kind = "askForCard", pattern = "jink", prompt = "slash-jink:sgs5", method = "use",
			data = { ["$"] = "SlashEffectStruct", v = effect } }))
		return decision.answer ~= nil
	end

	it("saves the Jink where the blow will go to an enemy", function()
		assert.is_false(jinks({ "slash:heart:10", "jink:diamond:2" }))
		assert.is_true(jinks({ "slash:club:8", "jink:diamond:2" }), "there is no heart")
		assert.is_true(jinks({ "slash:heart:10", "jink:diamond:2" }, { [4] = LOST, [5] = LOST }), "there is nobody to take it")
	end)

	it("keeps enemies from slashing her while a friend of theirs could die of it", function()
		local function slashes(friend, hand)
			local more = { [2] = { hp = 1, hand = hand }, [4] = friend, [5] = { hand = { "slash:club:8" }, equips = { "kylin_bow" } }, [1] = { hand = 8 }, [3] = { hand = 8 } }
			local answer = decide(table_of(more, {}, { kind = "activate" }, "guanyu")).answer
			return answer ~= nil and answer:find("->sgs2", 1, true) ~= nil
		end
		assert.is_false(slashes({ hp = 1 }, 2))
		assert.is_true(slashes({ hp = 4 }, 2))
		assert.is_true(slashes({ hp = 1 }, 0), "she has no heart to pay with")
	end)
end)

describe("tianxiang besides", function()
	it("makes friends give her hearts, up to two", function()
		local function wants(suit, hand, skills)
			table_of({ [2] = { hand = hand, skills = skills } }, {}, nil, "caopi")
			return sgs.ai_cardneed.tianxiang(player("xiaoqiao"), sgs.Sanguosha:cloneCard("slash", suit, 7), brain("caopi"))
		end
		assert.is_true(wants(sgs.Card_Heart, 2))
		assert.is_false(wants(sgs.Card_Heart, { "slash:heart:10", "jink:heart:2" }))
		assert.is_true(wants(sgs.Card_Spade, 2))
		assert.is_false(wants(sgs.Card_Spade, 2, { "tianxiang" }), "without hongyan it is a spade")
		assert.equal(4.9, sgs.tianxiang_suit_value.heart)
	end)

	it("shows an enemy of him who is handed the damage, unless he may like it", function()
		local function gauge(lord)
			local row = { "caocao", role = "lord", hp = 3, hand = 4, skills = {} }
			for key, value in pairs(lord or {}) do row[key] = value end
			local s = scene{ mode = "05p", sight = "whole", current = "guanyu", turn = 2, players = { row,
				{ "xiaoqiao", role = "rebel" }, { "guanyu", role = "rebel" }, { "machao", role = "loyalist" }, { "xuchu", role = "renegade" } } }
			s:tell{ event = "TargetConfirmed", player = "sgs2", data = { ["$"] = "CardUseStruct",
				v = { card = { class = "TianxiangCard", id = -1, sub = { 20 }, str = "@TianxiangCard=20" }, from = "sgs2", to = { "sgs1" } } } }
			return sgs.role_evaluation.sgs2.loyalist
		end
		assert.equal(-10, gauge())
		assert.equal(0, gauge({ skills = { "yinghun" } }))
		assert.equal(0, gauge({ skills = { "rende" }, hand = 2 }))
	end)
end)
