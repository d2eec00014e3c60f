-- game: sgs
-- 决斗 Duel, 火攻 Fire Attack, 借刀杀人 Collateral: used and answered.

-- Pang Tong is asked, two against two, with these fields of each.
local function seats(ask, mine, lord, one, two)
	local current = ask == "activate" and "pangtong" or ask.user or "zhurong"
	if type(ask) == "table" then ask.user = nil end
	local s = scene("two-against-two"):with{ current = current,
		players = { pangtong = mine, yuanshao = lord, zhurong = one, xiahouyuan = two } }
	if ask ~= "activate" then
		s.ask = nil
		s = s:with{ me = "pangtong", ask = ask }
	end
	return s
end

local function playing(...)
	return seats("activate", ...)
end

local function targets(s)
	local decision = decide(s)
	assert.same({}, decision.faults)
	if not decision.answer then return nil end
	return decision.answer:match("%->(.*)$") or "", decision
end

local function name_of(answer)
	return answer and sgs.Card_Parse(answer:match("^(.-)%->") or answer):objectName()
end

local function asked(ask, ...)
	local decision = decide(seats(ask, ...))
	assert.same({}, decision.faults)
	return name_of(decision.answer), decision.source
end

describe("Duel", function()
	it("goes to the enemy with fewest Slashes and least health", function()
		assert.equal("sgs4", targets(playing({ hand = { "duel" } }, {}, { hp = 3, hand = 4 }, { hp = 2, hand = 0 })))
	end)

	it("is not used on those who hold more Slashes, unless to lose is no harm", function()
		assert.is_nil(targets(playing({ hand = { "duel" }, hp = 1 }, {}, { hand = 5 }, { hand = 4 })))
		assert.equal("sgs4", targets(playing({ hand = { "duel", "slash:spade:7", "slash:spade:8" }, hp = 1, history = { Slash = 1 } },
			{}, { hand = 6 }, { hand = 4 })))
	end)

	it("waits for a God Salvation that heals the lord first", function()
		local s = playing({ hand = { "duel", "god_salvation" }, hp = 3 }, { hp = 1, hand = 0 }, { hp = 4, hand = 0 }, { hp = 4, hand = 6 })
		assert.equal("god_salvation", name_of(decide(s).answer))
	end)

	it("is not used on who likes to be hurt", function()
		assert.equal("sgs4", targets(playing({ hand = { "duel" } }, {}, { hp = 3, hand = 0, skills = { "yiji" } }, { hp = 4, hand = 0 })))
	end)
end)

describe("a Duel is answered", function()
	local duel = { kind = "askForCard", pattern = "slash", prompt = "duel-slash:sgs3", method = "response", user = "zhurong" }
	local function ask()
		return table.clone(duel)
	end

	it("when one holds as many Slashes as the enemy seems to", function()
		assert.equal("slash", (asked(ask(), { hand = { "slash:spade:7" } }, {}, { hand = 2 })))
	end)

	it("not when he has more, and nothing is urgent", function()
		assert.is_nil((asked(ask(), { hand = { "slash:spade:7" }, hp = 3 }, {}, { hand = 6 })))
	end)

	it("at the last health, against a healthy enemy, whatever he holds", function()
		assert.equal("slash", (asked(ask(), { hand = { "slash:spade:7" }, hp = 1 }, {}, { hand = 6, hp = 4 })))
	end)

	it("not when the damage is welcome", function()
		sgs.ai_need_damaged.yiji = function()
			return true
		end
		assert.is_nil((asked(ask(), { hand = { "slash:spade:7" }, hp = 3, skills = { "yiji" } }, {}, { hand = 1 })))
	end)

	it("not against a friend, except for the lord's sake", function()
		local friend = { kind = "askForCard", pattern = "slash", prompt = "duel-slash:sgs1", method = "response", user = "yuanshao" }
		assert.is_nil((asked(table.clone(friend), { hand = { "slash:spade:7" }, hp = 3 })))
		assert.equal("slash", (asked(table.clone(friend), { hand = { "slash:spade:7" }, hp = 1 })))
	end)

	it("against wushuang only with two Slashes", function()
		local first = { kind = "askForCard", pattern = "slash", prompt = "@wushuang-slash-1:sgs3", method = "response", user = "zhurong" }
		assert.is_nil((asked(table.clone(first), { hand = { "slash:spade:7", "jink:heart:2" } })))
		assert.equal("slash", (asked(table.clone(first), { hand = { "slash:spade:7", "slash:spade:8" } })))
	end)
end)

describe("Fire Attack", function()
	it("goes to the vine with any suit, else to the weakest", function()
		local mine = { hand = { "fire_attack", "slash:spade:7", "jink:heart:2", "slash:club:4" } }
		assert.equal("sgs3", targets(playing(mine, {}, { hp = 4, hand = 3, equips = { "vine" } }, { hp = 3, hand = 1, equips = { "renwang_shield" } })))
	end)

	it("is kept when one suit can hardly match", function()
		assert.is_nil(targets(playing({ hand = { "fire_attack", "jink:diamond:2" }, hp = 3 })))
	end)

	it("is not used on who would burn a friend through the chain", function()
		local mine = { hand = { "fire_attack", "jink:heart:2", "peach:heart:3" }, hp = 1 }
		local chained = { chained = true, hp = 1, hand = 1 }
		assert.is_nil(targets(playing(mine, chained, { chained = true, hp = 4 }, { hp = 4, hand = 0 })))
	end)

	it("shows a suit that is seldom held: heart before diamond", function()
		local ask = { kind = "askForCardShow", requestor = "sgs3", reason = "fire_attack", user = "zhurong" }
		assert.equal("jink", (asked(ask, { hand = { "slash:diamond:6", "jink:heart:2", "slash:club:4" } })))
	end)

	it("shows to Xiao Qiao a spade, which she cannot match", function()
		local ask = { kind = "askForCardShow", requestor = "sgs3", reason = "fire_attack", user = "zhurong" }
		assert.equal("slash", (asked(ask, { hand = { "jink:heart:2", "slash:spade:7" } }, {}, { skills = { "hongyan" } })))
	end)

	it("spends the cheapest card of the suit", function()
		local ask = { kind = "askForCard", pattern = ".H", prompt = "@fire-attack:sgs3::heart", method = "discard", user = "pangtong" }
		assert.equal("slash", (asked(ask, { hand = { "peach:heart:3", "slash:heart:10", "jink:spade:5" } })))
	end)

	it("spends no Peach on a sturdy target, but on one near death", function()
		local ask = { kind = "askForCard", pattern = ".H", prompt = "@fire-attack:sgs3::heart", method = "discard", user = "pangtong" }
		assert.is_nil((asked(table.clone(ask), { hand = { "peach:heart:3" } }, {}, { hp = 4, hand = 4 })))
		assert.equal("peach", (asked(table.clone(ask), { hand = { "peach:heart:3" } }, {}, { hp = 1, hand = 4 })))
	end)
end)

describe("Collateral", function()
	local mine = { hand = { "collateral" } }

	it("makes an armed enemy slash another one", function()
		assert.equal("sgs3+sgs4", targets(playing(mine, {}, { equips = { "blade" } })))
	end)

	it("is not used where nobody else is armed", function()
		assert.is_nil(targets(playing({ hand = { "collateral" }, equips = { "blade" } })))
	end)

	it("spares enemies who gain by losing a weapon", function()
		assert.is_nil(targets(playing(mine, {}, { equips = { "blade" }, skills = { "xiaoji" } })))
	end)

	it("lets a friend with a Slash strike an enemy", function()
		assert.equal("sgs1", (targets(playing(mine, { hand = 5, equips = { "blade" } }) or ""):match("^sgs1")))
	end)

	local function forced(victim, user)
		return { kind = "askForUseCard", pattern = "slash", prompt = "collateral-slash:" .. victim .. ":" .. user, method = "use",
			user = "zhurong" }
	end

	it("is answered with a Slash on an enemy", function()
		local name = asked(forced("sgs4", "sgs3"), { hand = { "slash:spade:7" }, equips = { "blade" } }, {}, {}, { flags = { "SlashAssignee" } })
		assert.equal("slash", name)
	end)

	it("costs the weapon rather than a friend's health", function()
		assert.is_nil((asked(forced("sgs1", "sgs3"), { hand = { "slash:spade:7" }, equips = { "blade" } })))
	end)

	it("hits a friend whom it does not hurt", function()
		local shielded = { equips = { "renwang_shield" } }
		assert.equal("slash", (asked(forced("sgs1", "sgs3"), { hand = { "slash:spade:7" }, equips = { "double_sword" } }, shielded)))
	end)

	it("hands the weapon to a friend who holds many Slashes for the crossbow", function()
		local ask = forced("sgs4", "sgs1")
		ask.user = "yuanshao"
		assert.is_nil((asked(ask, { hand = { "slash:spade:7" }, equips = { "crossbow" } }, { hand = 6 })))
	end)
end)

describe("what is not seen", function()
	it("changes nothing: other hands of the same size", function()
		local function answer(one, two)
			local s = playing({ hand = { "duel", "snatch", "dismantlement", "fire_attack", "iron_chain" } }, { hand = { "slash", "jink" } },
				{ hand = one }, { hand = two })
			s.snapshot.sight = "whole"
			return decide(s:with{}).answer
		end
		local slashes, jinks = { "slash:spade:7", "slash:spade:8", "slash:club:4" }, { "jink:heart:2", "jink:diamond:2", "peach:heart:3" }
		assert.equal(answer(slashes, jinks), answer(jinks, slashes))
	end)
end)
