-- game: sgs
-- 杀 Slash in the play phase, what comes before it, and Slashes that are asked for.

-- Guan Yu, a rebel with Zhang Liao, against the lord Ma Chao and the loyalist Cao Ren. Nobody has skills.
local function seats(mine, lord, friend, loyalist)
	local players = { { "guanyu", role = "rebel" }, { "machao", role = "lord", hp = 4 }, { "zhangliao", role = "rebel" },
		{ "caoren", role = "loyalist" } }
	for seat, fields in ipairs({ mine or {}, lord or {}, friend or {}, loyalist or {} }) do
		players[seat].skills, players[seat].hand = {}, 2
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return players
end

local function playing(...)
	return scene{ me = "guanyu", current = "guanyu", ask = { kind = "activate" }, players = seats(...) }
end

-- What is played, as "name" or "name->seats".
local function played(s)
	local decision = decide(s)
	assert.same({}, decision.faults)
	if not decision.answer then return nil end
	local card, targets = decision.answer:match("^(.-)%->(.*)$")
	local name = sgs.Card_Parse(card or decision.answer):objectName()
	return targets and name .. "->" .. targets or name
end

describe("a Slash in the play phase", function()
	it("goes to the enemy of least slash defence", function()
		assert.equal("slash->sgs4", played(playing({ hand = { "slash:spade:7" } }, { hand = 3 }, {}, { hp = 1, hand = 0 })))
		assert.equal("slash->sgs2", played(playing({ hand = { "slash:spade:7" } }, { hp = 1, hand = 0 }, {}, { hand = 4 })))
	end)

	it("stays in hand where it would do nothing, or nobody is reached", function()
		local shield = { equips = { "renwang_shield" } }
		assert.is_nil(played(playing({ hand = { "slash:spade:7" } }, shield, {}, { equips = { "vine" } })))
		assert.equal("slash->sgs2", played(playing({ hand = { "slash:heart:10" } }, shield, {}, { equips = { "vine" } })))
		local far = { equips = { "dilu" } }
		assert.is_nil(played(playing({ hand = { "slash:spade:7" } }, far, {}, { equips = { "jueying" } })))
	end)

	it("spares friends", function()
		assert.is_nil(played(playing({ hand = { "slash:spade:7" }, equips = { "blade" } },
			{ equips = { "renwang_shield" } }, { hp = 1, hand = 0 }, { equips = { "renwang_shield" } })))
	end)

	it("of fire burns a vine, and does not burn a friend's chain", function()
		assert.equal("fire_slash->sgs4", played(playing({ hand = { "fire_slash", "slash:heart:10" } }, { equips = { "dilu" } }, {}, { equips = { "vine" } })))
		local chained = { chained = true, hp = 1, hand = 0 }
		assert.is_nil(played(playing({ hand = { "fire_slash" } }, { equips = { "dilu" } }, chained, { chained = true, hp = 4 })))
	end)

	it("of nature is chosen where a chain of enemies carries it on", function()
		local s = playing({ hand = { "slash:club:2", "thunder_slash" } }, { chained = true, hp = 3 }, {}, { chained = true, hp = 2 })
		assert.matches("^thunder_slash", played(s))
	end)

	it("has three targets with a halberd and the last card", function()
		local s = playing({ hand = { "slash:spade:7" }, equips = { "halberd" } })
		local decision = decide(s)
		assert.matches("sgs4", decision.answer)
		assert.matches("sgs2", decision.answer)
		assert.is_nil(decision.answer:find("sgs3"))
	end)

	it("waits for a better weapon", function()
		local s = playing({ hand = { "slash:spade:7", "guding_blade", "jink" } }, { hand = 0, equips = { "jueying" } }, {}, { hand = 0, hp = 4 })
		assert.equal("guding_blade", played(s))
	end)
end)

describe("a Slash with weapons and skills", function()
	it("follows a Slash with a crossbow, and does not without one", function()
		local mine = { hand = { "slash:spade:7", "jink" }, equips = { "crossbow" }, history = { Slash = 1 } }
		assert.matches("^slash%->", played(playing(mine)))
		mine.equips = { "blade" }
		assert.is_nil(played(playing(mine)))
	end)

	it("passes armour with the qinggang sword", function()
		local shield = { equips = { "renwang_shield" }, hp = 1, hand = 0 }
		assert.equal("slash->sgs2", played(playing({ hand = { "slash:spade:7" }, equips = { "qinggang_sword" } }, shield)))
	end)

	it("burns with the fan", function()
		local vine = { equips = { "vine" }, hp = 1, hand = 0 }
		local answer = decide(playing({ hand = { "slash:spade:7" }, equips = { "fan" } }, vine, {}, { equips = { "renwang_shield" } })).answer
		assert.matches("^fire_slash:fan", answer)
		assert.matches("sgs2$", answer)
	end)

	it("saves nature for last with a crossbow and a chain", function()
		local mine = { hand = { "slash:club:2", "thunder_slash" }, equips = { "crossbow" } }
		assert.matches("^slash%->", played(playing(mine, { chained = true, hp = 3 }, {}, { chained = true, hp = 2 })))
	end)

	it("is kept by keji while the hand overflows and nobody is weak", function()
		local mine = { hp = 1, skills = { "keji" }, hand = { "slash:spade:7", "jink" } }
		assert.is_nil(played(playing(mine)))
		assert.equal("slash->sgs2", played(playing(mine, { hp = 1, hand = 0 })))
	end)

	it("needs another basic card against xiangle", function()
		local liushan = { skills = { "xiangle" }, hp = 1, hand = 0 }
		local others = { equips = { "jueying" } }
		assert.is_nil(played(playing({ hand = { "slash:spade:7", "nullification" } }, liushan, {}, others)))
		assert.equal("slash->sgs2", played(playing({ hand = { "slash:spade:7", "jink" } }, liushan, {}, others)))
	end)

	it("is not turned on a weak friend by liuli", function()
		local daqiao = { skills = { "liuli" }, hp = 1, hand = 2 }
		local mine = { hand = { "slash:spade:7" } }
		assert.equal("slash->sgs4", played(playing(mine, daqiao, { hp = 1 }, { hp = 4 })))
		assert.equal("slash->sgs2", played(playing(mine, daqiao, { hp = 4 }, { hp = 4 })))
	end)

	it("helps a friend whose chain hurts the enemies more", function()
		local chained = { chained = true, hp = 4, hand = 3 }
		local s = playing({ hand = { "thunder_slash" }, equips = { "kylin_bow" } }, { chained = true, hp = 1, hand = 0, equips = { "jueying" } }, chained,
			{ chained = true, hp = 1, hand = 0 })
		assert.matches("^thunder_slash", played(s))
	end)

	it("is given up by a weak healer, whose next cure it pays", function()
		local mine = { hp = 1, skills = { "qingnang" }, hand = { "slash:spade:7" } }
		assert.equal("qingnang->sgs1", played(playing(mine, { hp = 1, hand = 0 })))
		mine.history = { QingnangCard = 1 }
		assert.is_nil(played(playing(mine, { hp = 1, hand = 0 })))
	end)
end)

describe("wine", function()
	it("is drunk before a Slash that will hit", function()
		local s = playing({ hand = { "slash:spade:7", "analeptic" } }, { hand = 0, hp = 2 })
		assert.equal("analeptic", played(s))
		local drunk = s:with{ players = { guanyu = { hand = { "slash:spade:7" }, marks = { drank = 1 }, history = { Analeptic = 1 } } } }
		assert.matches("^slash%->", played(drunk))
	end)

	it("is not wasted on a silver lion, nor on whom has a Jink", function()
		local lion = { hand = 0, hp = 2, equips = { "silver_lion" } }
		assert.matches("^slash%->", played(playing({ hand = { "slash:spade:7", "analeptic" } }, lion, {}, { equips = { "jueying" } })))
		local dodging = { hand = { "jink" }, hp = 2 }
		assert.matches("^slash%->", played(playing({ hand = { "slash:spade:7", "analeptic" } }, dodging, {}, { equips = { "jueying" } })))
	end)

	it("is not drunk for nothing", function()
		assert.is_nil(played(playing({ hand = { "analeptic", "jink" } }, { hand = 0 })))
	end)
end)

describe("a Slash that is asked for", function()
	local function asked(prompt, players, more)
		local s = scene{ me = "guanyu", current = "guanyu", players = players,
			ask = { kind = "askForUseCard", pattern = "slash", prompt = prompt, method = "use" } }
		return more and s:with(more) or s
	end

	it("goes to a good enemy", function()
		local decision = decide(asked("use-slash", seats({ hand = { "slash:spade:7" } }, {}, {}, { hp = 1, hand = 0 })))
		assert.equal("0->sgs4", decision.answer)
		assert.equal("handler", decision.source)
	end)

	it("is declined where it would hit nobody", function()
		local shield = { equips = { "renwang_shield" } }
		assert.is_nil(decide(asked("use-slash", seats({ hand = { "slash:spade:7" } }, shield, {}, { equips = { "vine" } }))).answer)
	end)

	local blade = { hand = { "slash:spade:7", "slash:spade:8" }, equips = { "blade" }, flags = { "slashTargetFix", "slashTargetFixToOne", "slashNoDistanceLimit", "slashDisableExtraTarget" } }

	it("by the blade follows a weak victim", function()
		local decision = decide(asked("blade-slash:sgs2", seats(blade, { hp = 1, hand = 0, flags = { "SlashAssignee" } })))
		assert.matches("%->sgs2$", decision.answer)
		assert.same({}, decision.faults)
	end)

	it("by the blade leaves a strong victim and friends alone", function()
		assert.is_nil(decide(asked("blade-slash:sgs2", seats(blade, { hp = 4, hand = 4, flags = { "SlashAssignee" } }))).answer)
		assert.is_nil(decide(asked("blade-slash:sgs3", seats(blade, {}, { hp = 1, flags = { "SlashAssignee" } }))).answer)
	end)
end)

describe("a Slash without a card", function()
	local function chosen(reason, optional, ...)
		local s = scene{ me = "guanyu", current = "guanyu", players = seats(...), choose = reason, optional = optional }
		return decide(s).answer
	end

	it("gets the weakest enemy as further target", function()
		assert.equal("sgs4", chosen("slash_extra_targets", true, {}, { hand = 4 }, {}, { hp = 1, hand = 0 }))
		local vine = { equips = { "vine" } }
		assert.is_nil(chosen("slash_extra_targets", true, {}, vine, {}, vine), "both are safe")
	end)

	it("goes rather to whom it does not hurt than to a friend", function()
		assert.equal("sgs4", chosen("zero_card_as_slash", false, {}, { hand = 4 }, {}, { hp = 1, hand = 0 }))
		local vine = { equips = { "vine" } }
		assert.not_equal("sgs3", chosen("zero_card_as_slash", false, {}, vine, {}, vine))
	end)
end)
