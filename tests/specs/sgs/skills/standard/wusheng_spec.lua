-- game: sgs
-- 武圣 wusheng: Guan Yu's red cards as Slashes.

-- Guan Yu, a rebel, next to the lord; a friend sits behind. Nobody else has skills.
local function playing(mine, lord, more)
	local players = { { "guanyu", role = "rebel", skills = { "wusheng" } }, { "caocao", role = "lord", skills = {}, hand = 2 },
		{ "zhangliao", role = "rebel", role_shown = true, skills = {}, hand = 2 } }
	for key, value in pairs(mine) do players[1][key] = value end
	for key, value in pairs(lord or {}) do players[2][key] = value end
	local s = { me = "guanyu", current = "guanyu", turn = 2, ask = { kind = "activate" }, players = players }
	for key, value in pairs(more or {}) do s[key] = value end
	return scene(s)
end

-- The card used, by name, with "as slash" where wusheng made it; and on whom.
local function used(...)
	local decision = decide(playing(...))
	assert.same({}, decision.faults)
	local made, target = (decision.answer or ""):match("^slash:wusheng%[.-%]=(%d+)%->(%w+)$")
	if made then return sgs.Sanguosha:getCard(tonumber(made)):objectName() .. " as slash", target end
	return decision.answer or "nothing"
end

describe("wusheng in the play phase", function()
	it("makes a Slash of the card of least use, and strikes the lord", function()
		-- of two red cards the AmazingGrace serves him least
		local card, target = used({ hand = { "amazing_grace:heart", "peach:heart:3" } })
		assert.equal("amazing_grace as slash", card)
		assert.equal("sgs2", target)
	end)

	it("keeps a Peach, which is worth more than a blow", function()
		assert.equal("nothing", used({ hand = { "peach:heart:3" } }))
	end)

	it("spends even the Peach to kill", function()
		assert.equal("peach as slash", used({ hand = { "peach:heart:3" } }, { hp = 1, hand = 0 }))
	end)

	it("spends the horse he rides only to kill", function()
		assert.equal("nothing", used({ hand = { "jink:heart:2" }, hp = 1, equips = { "zhuahuangfeidian:heart" } }))
		assert.equal("zhuahuangfeidian as slash", used({ hand = {}, equips = { "zhuahuangfeidian:heart" } }, { hp = 1, hand = 0 }))
	end)

	it("keeps the last Jink while he is weak, not else", function()
		assert.equal("nothing", used({ hand = { "jink:heart:2" }, hp = 1 }))
		assert.equal("jink as slash", used({ hand = { "jink:heart:2" } }))
	end)

	it("makes none of black cards", function()
		assert.equal("nothing", used({ hand = { "jink:diamond:2", "nullification:spade:11" }, hp = 1, }))
	end)

	it("goes on with a crossbow, one red card after another", function()
		assert.matches("as slash$", used({ hand = { "jink:heart:2", "jink:diamond:2", "jink:diamond:3" }, equips = { "crossbow:club" },
			history = { Slash = 1 } }))
	end)

	it("has no second Slash without one", function()
		assert.equal("nothing", used({ hand = { "jink:heart:2", "jink:diamond:2" }, history = { Slash = 1 } }))
	end)
end)

describe("wusheng elsewhere", function()
	it("answers a Duel with a red card where there is no Slash", function()
		local duel = { ["$"] = "CardEffectStruct", v = { card = { class = "Duel", id = 78 }, from = "sgs2", to = "sgs1" } }
		local s = playing({ hand = { "jink:heart:2", "jink:diamond:2", "nullification:spade:11" }, phase = "not_active" }, {},
			{ current = "caocao", ask = { kind = "askForCard", pattern = "slash", prompt = "duel-slash:sgs2", data = duel, method = "response" } })
		assert.matches("^slash:wusheng%[", decide(s).answer)
	end)

	it("makes friends give him red cards while he has few", function()
		scene{ me = "zhangliao", current = "zhangliao", invoke = "jianxiong", players = { { "guanyu", role = "rebel", hand = 2 },
			{ "zhangliao", role = "rebel", hand = 2 }, { "caocao", role = "lord", hand = 2 } } }
		local need, self, owner = sgs.ai_cardneed.wusheng, brain("zhangliao"), player("guanyu")
		assert.is_true(need(owner, sgs.Sanguosha:cloneCard("jink", sgs.Card_Heart, 2), self))
		assert.is_false(need(owner, sgs.Sanguosha:cloneCard("slash", sgs.Card_Spade, 7), self))
	end)
end)
