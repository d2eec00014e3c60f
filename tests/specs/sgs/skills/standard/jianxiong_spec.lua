-- game: sgs
-- 奸雄 jianxiong: Cao Cao, a rebel with four health and two Jinks, was hurt by the lord's card.

local function board(mine, ask)
	local players = { { "caocao", role = "rebel", skills = { "jianxiong" }, hp = 3, max_hp = 4, hand = { "jink:heart:2", "jink:diamond:2" } },
		{ "machao", role = "lord", skills = {}, hand = 3 } }
	for key, value in pairs(mine or {}) do players[1][key] = value end
	return scene{ me = "caocao", current = "machao", turn = 3, players = players, ask = ask }
end

local function blow(card)
	return { ["$"] = "DamageStruct", v = { from = "sgs2", to = "sgs1", damage = 1, nature = "normal", card = card } }
end

local function chosen(card, mine, choices)
	local ask = { kind = "askForChoice", skill_name = "jianxiong", choices = choices or "draw+cancel+obtain", data = blow(card) }
	local decision = decide(board(mine, ask))
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

-- Printed cards.
local SLASH, ARROWS = { class = "Slash", id = 0 }, { class = "ArcheryAttack", id = 76 }
local MORE = { hand = { "slash:club:2", "jink:heart:2" } }

describe("jianxiong", function()
	it("takes an attack on all, or the first Slash", function()
		assert.equal("obtain", chosen(ARROWS))
		assert.equal("obtain", chosen(SLASH))
	end)

	it("draws where there is a Slash already, unless he can use several", function()
		assert.equal("draw", chosen(SLASH, MORE))
		assert.equal("obtain", chosen(SLASH, { hand = MORE.hand, equips = { "crossbow" } }))
	end)

	it("draws when weak: a Jink or Peach may come", function()
		assert.equal("draw", chosen(ARROWS, { hp = 1 }))
		assert.equal("draw", chosen(SLASH, { hp = 1, hand = {} }))
	end)

	it("takes both cards of a spear even so", function()
		local spear = { class = "Slash", id = -1, str = "slash:spear[no_suit:-]=5+7", subcards = { 5, 7 } }
		assert.equal("obtain", chosen(spear, MORE))
	end)

	it("draws where the card is not offered, or there was none", function()
		assert.equal("draw", chosen(ARROWS, nil, "draw+cancel"))
		assert.equal("draw", chosen(nil))
	end)

	it("declines where an empty hand protects him", function()
		local hollow = { skills = { "jianxiong", "kongcheng" }, hand = {} }
		assert.equal("cancel", chosen(ARROWS, hollow))
	end)
end)

describe("jianxiong by the word of old", function()
	it("takes, unless an empty hand protects him", function()
		local ask = { kind = "askForSkillInvoke", skill_name = "jianxiong", data = blow(ARROWS) }
		assert.is_true(decide(board(nil, ask)).answer)
		assert.is_false(decide(board({ skills = { "jianxiong", "kongcheng" }, hand = {} }, ask)).answer)
	end)
end)

describe("jianxiong in the plans of the others", function()
	it("is a reason to attack all, and makes the attack of others a gain", function()
		local function worth(skills)
			scene("two-against-two"):with{ players = { pangtong = { hand = { "archery_attack" }, skills = skills } } }
			return brain("pangtong"):getAoeValue(player("pangtong"):getHandcards():first())
		end
		assert.equal(worth{} + 2 * 2, worth{ "jianxiong" })
		local function fares(skills)
			scene("two-against-two"):with{ players = { pangtong = { hand = { "archery_attack" } }, zhurong = { skills = skills } } }
			return brain("pangtong"):getAoeValueTo(player("pangtong"):getHandcards():first(), player("zhurong"), player("pangtong"))
		end
		assert.equal(fares{} + 10, fares{ "jianxiong" }, "the card is his")
	end)
end)
