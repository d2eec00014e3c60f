-- game: sgs
-- 闪 Jink: when a Slash is dodged, and when it is taken.

local function seats(mine, attacker, more)
	local players = { { "guanyu", role = "rebel", hand = { "jink" } }, { "machao", role = "lord", hp = 4, hand = 2 },
		{ "zhangliao", role = "rebel", hand = 2 }, { "caoren", role = "loyalist", hand = 2 } }
	for _, one in ipairs(players) do one.skills = {} end
	for key, value in pairs(mine or {}) do players[1][key] = value end
	local seat = players[more and more.seat or 2]
	for key, value in pairs(attacker or {}) do seat[key] = value end
	return players
end

-- Whether the Slash of the attacker (the lord, or the seat that `more` names) is dodged.
local function dodges(mine, attacker, more)
	more = more or {}
	local from = "sgs" .. (more.seat or 2)
	local effect = { from = from, to = "sgs1", slash = { class = "Slash", id = more.slash or 0 }, nature = more.nature or "normal",
		jink_num = more.needed or 1, drank = more.drank }
	local prompt = more.prompt or "slash-jink:" .. from
	local decision = decide(scene{ me = "guanyu", current = from, players = seats(mine, attacker, more),
		ask = { kind = "askForCard", pattern = "jink", prompt = prompt, method = "use",
			data = { ["$"] = "SlashEffectStruct", v = effect } } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer ~= nil
end

describe("a Slash", function()
	it("is dodged", function()
		assert.is_true(dodges())
		assert.is_true(dodges({ hp = 1 }))
	end)

	it("is not dodged without a Jink", function()
		assert.is_false(dodges({ hand = { "slash:club:2" } }))
	end)

	it("of a friend is dodged, unless his skill wants the wound", function()
		assert.is_true(dodges({}, {}, { seat = 3 }))
		assert.is_false(dodges({}, { skills = { "jieyin" } }, { seat = 3 }))
		-- nobody lacks three cards, for which he would take any blow
		local xunyu = { skills = { "jieming" }, hand = { "jink", "slash:club:2", "slash:club:3" } }
		assert.is_false(dodges(xunyu, { skills = { "rende" } }, { seat = 3 }))
		assert.is_true(dodges(xunyu, { skills = { "rende" }, history = { RendeCard = 1 } }, { seat = 3 }))
	end)

	it("with the axe and a full hand behind it is let through", function()
		local axe = { equips = { "axe" }, hp = 1, hand = 4 }
		assert.is_false(dodges({ hand = { "jink", "slash:club:2" } }, axe))
		assert.is_true(dodges({ hand = { "jink" }, hp = 1 }, axe), "too weak for that")
		assert.is_true(dodges({ hand = { "jink", "slash:club:2" } }, { equips = { "axe" }, hp = 4, hand = 4 }), "he will not pay")
	end)

	it("with the blade and more Slashes behind it is let through", function()
		local blade = { equips = { "blade" }, hand = 5 }
		assert.is_false(dodges({ hp = 3, hand = { "jink", "peach" } }, blade))
		assert.is_true(dodges({ hp = 3, hand = { "jink", "jink", "jink" } }, blade), "there are more Jinks than Slashes")
		assert.is_true(dodges({ hp = 3, hand = { "jink", "peach" }, equips = { "eight_diagram" } }, blade))
	end)

	it("is let through where a drunk one is known to follow", function()
		local later = { hand = { "slash:club:3", "analeptic" }, phase = "play", equips = { "crossbow" } }
		assert.is_false(dodges({ hand = { "jink", "slash:club:2" } }, later))
		assert.is_true(dodges({ hand = { "jink", "slash:club:2" }, hp = 1 }, later))
	end)

	it("against mengjin is dodged only if nothing dear is lost", function()
		local pangde = { skills = { "mengjin" } }
		assert.is_false(dodges({ hand = { "jink", "peach" } }, pangde))
		assert.is_true(dodges({ hand = { "jink" } }, pangde))
	end)

	it("that is drunk is dodged in any case", function()
		local drunk = { equips = { "blade" }, hand = 5, marks = { drank = 1 } }
		assert.is_true(dodges({ hp = 3, hand = { "jink", "peach" } }, drunk))
		local sober = { equips = { "blade" }, hand = 5 }
		assert.is_true(dodges({ hp = 3, hand = { "jink", "peach" } }, sober, { drank = 1 }), "the wine is in the Slash by now")
	end)
end)

describe("a Slash that needs several Jinks", function()
	local function start(mine, attacker)
		return dodges(mine, attacker, { needed = 2, prompt = "@multi-jink-start:sgs2::2" })
	end

	it("is dodged with enough of them", function()
		assert.is_true(start({ hand = { "jink", "jink" } }))
		assert.is_false(start({ hand = { "jink", "slash:club:2" } }))
	end)

	it("goes on with the last one", function()
		assert.is_true(dodges({}, {}, { needed = 2, prompt = "@multi-jink:sgs2::1" }))
	end)

	it("with an empty hand better than not, but for the guding blade", function()
		assert.is_true(start({ skills = { "kongcheng" }, hand = { "jink" } }))
		assert.is_false(start({ skills = { "kongcheng" }, hand = { "jink" } }, { equips = { "guding_blade" } }))
	end)
end)
