-- game: sgs
-- What weapons and armour ask: each used well, and rightly not used.

local function seats(mine, lord, friend, loyalist)
	local players = { { "guanyu", role = "rebel" }, { "machao", role = "lord", hp = 4 }, { "zhangliao", role = "rebel" },
		{ "zhenji", role = "loyalist", gender = "female" } }
	for seat, fields in ipairs({ mine or {}, lord or {}, friend or {}, loyalist or {} }) do
		players[seat].skills, players[seat].hand = {}, 2
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	return players
end

local function decided(ask, ...)
	local decision = decide(scene{ me = "guanyu", current = ask.current or "guanyu", players = seats(...), ask = ask.of })
	assert.same({}, decision.faults)
	return decision
end

local function invoked(skill, data, ...)
	local decision = decided({ of = { kind = "askForSkillInvoke", skill_name = skill, data = data } }, ...)
	assert.equal("handler", decision.source)
	return decision.answer
end

-- Damage by me to a seat.
local function damage(to, points)
	return { ["$"] = "DamageStruct", v = { from = "sgs1", to = to, damage = points or 1, nature = "normal", card = { class = "Slash", id = 0 } } }
end

local function id_of(name, general)
	for _, card in sgs.qlist(player(general or "guanyu"):getCards("he")) do
		if card:objectName() == name then return card:getId() end
	end
end

describe("double sword", function()
	local use = { ["$"] = "CardUseStruct", v = { from = "sgs4", to = { "sgs1" }, card = { class = "Slash", id = 0 } } }

	local function card_given(mine, lord)
		local ask = { kind = "askForCard", pattern = ".", prompt = "double-sword-card:" .. (lord and lord.seat or "sgs2"), data = use, method = "discard" }
		return decided({ current = "machao", of = ask }, mine).answer
	end

	it("is used, unless an empty hand shall stay empty", function()
		assert.is_true(invoked("double_sword", nil, {}))
		assert.is_false(invoked("double_sword", nil, { skills = { "kongcheng" }, hand = {} }))
	end)

	it("does not cost a card that may not be discarded", function()
		local kept = { skills = { "kongcheng" }, hand = { "slash:spade:7" } }
		assert.equal("$0", card_given(kept))
		kept.card_limitation = { discard = { "BasicCard" } }
		assert.is_nil(card_given(kept))
	end)

	it("costs the target the card it needs least", function()
		assert.equal("$" .. 9, card_given({ hand = { "jink", 9, 10 } }))
		assert.equal("$" .. 103, card_given({ hand = { "peach", 103 } }))
	end)

	it("lets the user draw where every card counts, the hand is empty, or he is a friend", function()
		assert.is_nil(card_given({ hand = { "jink", "peach" } }))
		assert.is_nil(card_given({ hand = {} }))
		assert.is_nil(card_given({ hand = { "jink", 9, 10 } }, { seat = "sgs3" }))
	end)

	it("takes the last card from whom an empty hand serves", function()
		assert.equal("$9", card_given({ skills = { "kongcheng" }, hand = { 9 } }))
		assert.is_nil(card_given({ skills = { "kongcheng" }, hand = { "jink" } }), "the Jink is needed")
	end)
end)

describe("ice sword", function()
	it("takes good armour and small hands of enemies", function()
		assert.is_true(invoked("ice_sword", damage("sgs2"), {}, { hand = 4, equips = { "renwang_shield" } }))
		assert.is_true(invoked("ice_sword", damage("sgs2"), {}, { hand = 3 }))
	end)

	it("rather wounds the weak, and hands too big to empty", function()
		assert.is_false(invoked("ice_sword", damage("sgs2"), {}, { hp = 1, hand = 2 }))
		assert.is_false(invoked("ice_sword", damage("sgs2", 2), {}, { hand = 3 }))
		assert.is_false(invoked("ice_sword", damage("sgs2"), {}, { hand = 5 }))
	end)

	it("takes the card that hurts an enemy most", function()
		local ask = { kind = "askForCardChosen", who = "sgs2", flags = "he", reason = "ice_sword", method = "discard" }
		local decision = decided({ of = ask }, { equips = { "ice_sword" } }, { hand = 3, equips = { "eight_diagram" } })
		assert.equal(id_of("eight_diagram", "machao"), decision.answer)
	end)

	it("saves a weak friend from the wound, and leaves a healthy one his cards", function()
		assert.is_true(invoked("ice_sword", damage("sgs3"), {}, {}, { hp = 1, hand = 2 }))
		assert.is_false(invoked("ice_sword", damage("sgs3"), {}, {}, { hp = 4, hand = 5 }))
	end)
end)

describe("kylin bow", function()
	it("shoots horses of enemies, and friends' where losing them pays", function()
		local horse = { "jueying" }
		assert.is_true(invoked("kylin_bow", damage("sgs2"), {}, { equips = horse }))
		assert.is_false(invoked("kylin_bow", damage("sgs2"), {}, { equips = horse, skills = { "xiaoji" } }))
		assert.is_false(invoked("kylin_bow", damage("sgs3"), {}, {}, { equips = horse }))
		assert.is_true(invoked("kylin_bow", damage("sgs3"), {}, {}, { equips = horse, skills = { "xiaoji" } }))
	end)

	it("shoots an enemy's +1 horse first", function()
		local function choice(to, ...)
			local ask = { kind = "askForChoice", skill_name = "kylin_bow", choices = "dhorse+ohorse", data = damage(to) }
			return decided({ of = ask }, ...).answer
		end
		local both = { equips = { "jueying", "chitu" } }
		assert.equal("dhorse", choice("sgs2", {}, both))
		assert.equal("ohorse", choice("sgs3", {}, {}, both))
	end)
end)

describe("axe", function()
	local function paid(to, ...)
		local effect = { ["$"] = "SlashEffectStruct", v = { from = "sgs1", to = to, slash = { class = "Slash", id = 0 }, nature = "normal" } }
		local ask = { kind = "askForCard", pattern = "@axe", prompt = "@axe:" .. to, data = effect, method = "discard" }
		return decided({ of = ask }, ...).answer
	end

	it("kills for two cards, the cheapest of the hand first", function()
		local mine = { hand = { "peach", "amazing_grace", "god_salvation" }, equips = { "axe" } }
		local answer = paid("sgs2", mine, { hp = 1, hand = 3 })
		assert.truthy(answer)
		assert.matches(tostring(id_of("amazing_grace")), answer)
		assert.is_nil(answer:find(tostring(id_of("axe")), 1, true))
	end)

	it("spends what there is too much of", function()
		local rich = { hp = 2, hand = { "slash", "slash", "jink", "jink" }, equips = { "axe" } }
		assert.truthy(paid("sgs2", rich, { hp = 4 }))
	end)

	it("is kept from friends, and from the healthy where cards are few", function()
		local mine = { hp = 4, hand = { "peach", "jink" }, equips = { "axe" } }
		assert.is_nil(paid("sgs2", mine, { hp = 4, hand = 3 }))
		assert.is_nil(paid("sgs3", mine, {}, { hp = 1 }))
	end)
end)

describe("fan", function()
	local function burns(to, ...)
		return invoked("fan", { ["$"] = "CardUseStruct", v = { from = "sgs1", to = { to }, card = { class = "Slash", id = 0 } } }, ...)
	end

	it("burns a vine, and a friend whom fire does not hurt", function()
		assert.is_true(burns("sgs2", {}, { equips = { "vine" } }))
		assert.is_true(burns("sgs3", {}, {}, { marks = { ["@fog"] = 1 } }))
	end)

	it("does not burn without a reason, nor where the chain leads to us", function()
		assert.is_false(burns("sgs2", {}, {}))
		assert.is_false(burns("sgs2", { chained = true, hp = 1 }, { chained = true, equips = { "vine" } }, { chained = true, hp = 1 }))
	end)
end)

describe("spear", function()
	local function played(...)
		return decided({ of = { kind = "activate" } }, ...).answer
	end

	it("makes a Slash of the two least useful cards", function()
		local answer = played({ hp = 3, hand = { "jink", "jink", "amazing_grace", "collateral", "nullification" }, equips = { "spear" } },
			{ hp = 1, hand = 0 })
		assert.truthy(answer)
		assert.matches("spear", answer)
	end)

	it("keeps a small hand, and Peaches", function()
		assert.is_nil(played({ hp = 4, hand = { "jink", "nullification" }, equips = { "spear" } }, { hp = 1, hand = 0 }))
		assert.is_nil(played({ hp = 4, hand = { "peach", "jink", "peach", "peach" }, equips = { "spear" } }, { hp = 1, hand = 0 }))
	end)

	it("answers where a Slash is asked for", function()
		local ask = { kind = "askForCard", pattern = "slash", prompt = "any-slash:sgs2", method = "response" }
		local answer = decided({ current = "machao", of = ask }, { hand = { "jink", "nullification" }, equips = { "spear" } }).answer
		assert.truthy(answer)
		assert.matches("spear", answer)
	end)
end)

describe("eight diagram", function()
	local diagram = { equips = { "eight_diagram" } }

	it("is judged", function()
		assert.is_true(invoked("eight_diagram", nil, diagram))
		assert.is_true(invoked("eight_diagram", nil, { equips = { "eight_diagram" }, hand = { "jink" } }))
	end)

	it("is not judged where guidao would turn it and a Jink is at hand", function()
		local wizard = { skills = { "guidao" }, hand = { "slash:spade:7", "slash:spade:8" } }
		assert.is_false(invoked("eight_diagram", nil, { equips = { "eight_diagram" }, hand = { "jink" } }, wizard))
		assert.is_true(invoked("eight_diagram", nil, { equips = { "eight_diagram" }, hand = { "slash:club:2" } }, wizard))
	end)
end)

describe("what equipment is worth", function()
	local function brain_of(...)
		scene{ me = "guanyu", current = "guanyu", players = seats(...) }
		return brain("guanyu")
	end

	local function armor(name, ...)
		local self = brain_of(...)
		return sgs.ai_armor_value[name](self.player, self)
	end

	it("armour: by name and circumstance", function()
		assert.equal(4, armor("eight_diagram", {}))
		assert.equal(6, armor("eight_diagram", { skills = { "tiandu" } }))
		assert.equal(2, armor("eight_diagram", {}, { skills = { "guidao" } }))
		assert.equal(4.5, armor("renwang_shield", {}))
		assert.equal(0, armor("renwang_shield", { skills = { "bazhen" } }))
		assert.equal(1, armor("silver_lion", {}))
		assert.equal(9, armor("silver_lion", { hp = 2 }))
		assert.equal(8, armor("silver_lion", { hp = 2, equips = { "vine" }, hand = { "renwang_shield" } }))
		assert.equal(5, armor("silver_lion", { judging = { "lightning" } }, { skills = { "guicai" } }))
		assert.equal(0, armor("vine", {}))
		assert.equal(5, armor("vine", { hp = 2 }))
		assert.equal(-2, armor("vine", { hp = 2 }, { skills = { "huoji" } }))
		assert.equal(-2, armor("vine", { hand = {} }, { hand = { "fire_slash" } }))
	end)

	it("weapons: by their victims", function()
		local self = brain_of({ hand = { "slash", "slash" } }, { equips = { "vine" }, hand = 0 }, {}, { equips = { "jueying" } })
		local me, lord, lady = player("guanyu"), player("machao"), player("zhenji")
		local function value(name, enemy)
			return sgs.ai_weapon_value[name](self, enemy, me) or 0
		end
		assert.same({ 0, 4 }, { value("double_sword", lord), value("double_sword", lady) })
		assert.same({ 3, 0 }, { value("qinggang_sword", lord), value("qinggang_sword", lady) })
		assert.same({ 4, 2 }, { value("guding_blade", lord), value("guding_blade", lady) })
		assert.same({ 0, 1 }, { value("kylin_bow", lord), value("kylin_bow", lady) })
		assert.same({ 6, 0 }, { value("fan", lord), value("fan", lady) })
		assert.equal(2, value("blade"))
	end)
end)
