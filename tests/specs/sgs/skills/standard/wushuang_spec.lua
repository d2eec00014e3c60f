-- game: sgs
-- 无双 wushuang: two Jinks against Lü Bu's Slash, two Slashes in a Duel with him; both or none.

local function answered(mine, lvbu, ask)
	local players = { { "caocao", role = "lord", hand = 2 }, { "guanyu", role = "loyalist", hp = 3, hand = { "jink", "jink" }, skills = {} },
		{ "lvbu", role = "rebel", hp = 4, hand = 3 }, { "machao", role = "rebel", hand = 2 } }
	for key, value in pairs(mine or {}) do players[2][key] = value end
	for key, value in pairs(lvbu or {}) do players[3][key] = value end
	local decision = decide(scene{ me = "guanyu", current = "lvbu", turn = 3, players = players, ask = ask })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer ~= nil
end

local function dodges(mine, left, lvbu)
	local prompt = left == 1 and "@multi-jink:sgs3::1" or "@multi-jink-start:sgs3::2"
	local effect = { from = "sgs3", to = "sgs2", slash = { class = "Slash", id = 0 }, jink_num = 2 }
	return answered(mine, lvbu, { kind = "askForCard", pattern = "jink", prompt = prompt, method = "use",
		data = { ["$"] = "SlashEffectStruct", v = effect } })
end

local function duels(mine, lvbu, second)
	local effect = { from = "sgs3", to = "sgs2", card = { class = "Duel", id = 90 } }
	return answered(mine, lvbu, { kind = "askForCard", pattern = "slash", method = "response",
		prompt = (second and "@wushuang-slash-2" or "@wushuang-slash-1") .. ":sgs3",
		data = { ["$"] = "CardEffectStruct", v = effect } })
end

describe("a Slash of Lü Bu", function()
	it("is dodged with two Jinks, not with one that would be lost", function()
		assert.is_true(dodges())
		assert.is_false(dodges({ hand = { "jink", "slash:club:2" } }))
		assert.is_true(dodges({ hand = { "jink", "slash:club:2" } }, 1), "the first one is given already")
	end)

	it("is tried with one Jink and a judgement by him whom it would kill", function()
		local hand, diagram = { "jink", "slash:club:2" }, { "eight_diagram" }
		assert.is_true(dodges({ hp = 1, hand = hand, equips = diagram }))
		assert.is_false(dodges({ hp = 1, hand = hand, equips = diagram }, 2, { equips = { "qinggang_sword" } }), "armour does not count")
		assert.is_false(dodges({ hp = 3, hand = hand, equips = diagram }), "he keeps the Jink for the next one")
	end)

	it("takes the last Jink of him who is safer with an empty hand", function()
		assert.is_true(dodges({ skills = { "kongcheng" }, hand = { "jink" } }))
		assert.is_false(dodges({ skills = { "kongcheng" }, hand = { "jink" } }, 2, { equips = { "guding_blade" } }))
	end)

	it("is let through where one card softens it", function()
		assert.is_false(dodges({ skills = { "jieyuan" }, hp = 3, hand = { "jink", "jink", "peach", "slash:club:2" } }))
		assert.is_true(dodges({ skills = { "jieyuan" }, hp = 3, hand = { "jink", "jink" } }), "too few cards for that")
	end)
end)

describe("a Duel with Lü Bu", function()
	it("is fought with two Slashes, not with one", function()
		assert.is_true(duels({ hand = { "slash:club:2", "slash:spade:7" } }))
		assert.is_false(duels({ hand = { "slash:club:2", "jink" } }))
		assert.is_true(duels({ hand = { "slash:club:2" } }, {}, true), "the first one is given already")
	end)

	it("takes the last card of him whom an empty hand serves", function()
		assert.is_true(duels({ hand = { "slash:club:2" }, skills = { "kongcheng" } }))
	end)

	it("is not fought by him whom it cannot hurt", function()
		local two = { "slash:club:2", "slash:spade:7" }
		assert.is_false(duels({ hand = two, skills = { "wuyan" } }))
		assert.is_false(duels({ hand = two }, { skills = { "wushuang", "wuyan" } }))
		assert.is_true(duels({ hand = two, skills = { "wuyan" } }, { skills = { "wushuang", "jueqing" } }))
	end)
end)

describe("wushuang in the plans of the others", function()
	it("makes one Jink too few, also where it is as good as certain", function()
		local function hits(skills)
			local players = { guanyu = { skills = skills }, machao = { hand = { "jink" } } }
			scene("two-rebels-and-a-lord"):with{ me = "machao", players = players }:stage()
			return brain("machao"):canHit(player("machao"), player("guanyu"))
		end
		assert.is_false(hits{})
		assert.is_true(hits{ "wushuang" })
	end)
end)
