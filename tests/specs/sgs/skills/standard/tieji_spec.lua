-- game: sgs
-- 铁骑 tieji: Ma Chao's Slash, and what its target does when a card of a judged suit is asked of him.

-- Zhao Yun's Ma Chao strikes; the second player is hit, the third is a friend of Ma Chao.
local function players(machao, target)
	local rows = { { "machao", role = "rebel", role_shown = true, phase = "play", skills = { "tieji" } },
		{ "caocao", role = "lord" }, { "zhangliao", role = "rebel", role_shown = true } }
	for seat, fields in ipairs({ machao or {}, target or {}, {} }) do
		rows[seat].skills, rows[seat].hand = rows[seat].skills or {}, rows[seat].hand or 2
		for key, value in pairs(fields) do rows[seat][key] = value end
	end
	return rows
end

local function invoked(target)
	return decide(scene{ me = "machao", current = "machao", turn = 2, players = players(),
		ask = { kind = "askForSkillInvoke", skill_name = "tieji", data = { ["$player"] = target } } })
end

describe("tieji", function()
	it("is used on an enemy, whom it costs a card or the dodge", function()
		local decision = invoked("sgs2")
		assert.is_true(decision.answer)
		assert.equal("handler", decision.source)
	end)

	it("is not used on a friend, who is to profit by the Slash", function()
		assert.is_false(invoked("sgs3").answer)
	end)
end)

local USE = { ["$"] = "CardUseStruct", v = { card = { class = "Slash", id = 21 }, from = "sgs1", to = { "sgs2" } } }

-- What the lord discards for a suit, by name; "nothing" where he refuses.
local function paid(suit, target, machao, use)
	local decision = decide(scene{ me = "caocao", current = "machao", turn = 2, players = players(machao, target),
		ask = { kind = "askForCard", pattern = ".|" .. suit, prompt = "@tieji-discard:::" .. suit, method = "discard", data = use or USE } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	local id = tonumber(decision.answer)
	return id and sgs.Sanguosha:getCard(id):objectName() or "nothing"
end

describe("the target of tieji", function()
	it("pays with a card that he needs less than health, to dodge with his Jink", function()
		assert.equal("dismantlement", paid("spade", { hand = { "jink:heart:2", "dismantlement:spade" } }))
	end)

	it("keeps the card where he has no Jink: it would be lost for nothing", function()
		assert.equal("nothing", paid("spade", { hand = { "slash:club:2", "dismantlement:spade" } }))
	end)

	it("pays without a Jink where an eight diagram may stand in for it", function()
		assert.equal("dismantlement", paid("spade", { hand = { "slash:club:2", "dismantlement:spade" }, equips = { "eight_diagram:club" } }))
	end)

	it("keeps the card where liegong forbids the Jink anyway", function()
		-- Ma Chao's five cards' worth of health and the lord's five cards: liegong works
		local five = { "jink:heart:2", "dismantlement:spade", "slash:club:2", "slash:club:3", "slash:club:4" }
		assert.equal("dismantlement", paid("spade", { hand = five }))
		assert.equal("nothing", paid("spade", { hand = five }, { skills = { "tieji", "liegong" } }))
	end)

	it("does not pay with the Jink that he means to dodge with", function()
		assert.equal("nothing", paid("heart", { hand = { "jink:heart:2", "dismantlement:spade" } }))
		assert.equal("jink", paid("heart", { hand = { "jink:heart:2", "jink:heart:13" } }), "a second one is left")
	end)

	it("keeps a single Jink back where two are needed", function()
		assert.equal("nothing", paid("spade", { hand = { "jink:heart:2", "dismantlement:spade" } }, { skills = { "tieji", "wushuang" } }))
	end)

	it("takes the blow with a Peach at hand, which makes up for it", function()
		assert.equal("nothing", paid("spade", { hand = { "jink:heart:2", "dismantlement:spade", "peach:heart:3" } }))
	end)

	it("throws away a silver lion while wounded: it heals him", function()
		assert.equal("silver_lion", paid("club", { hp = 2, hand = { "slash:club:2" }, equips = { "silver_lion" } }))
	end)

	it("pays with a worn horse where no card in hand fits", function()
		assert.equal("chitu", paid("heart", { hand = { "jink:diamond:2" }, equips = { "chitu" } }))
	end)
end)

describe("tieji seen", function()
	it("is hostile to the one it is used on", function()
		local s = scene{ mode = "05p", current = "guanyu", turn = 2, players = { { "liubei", role = "lord", hand = 4 },
			{ "guanyu", role = "loyalist", hand = 4 }, { "ganning", role = "rebel", hand = 4 }, { "zhoutai", role = "rebel", hand = 4 },
			{ "diaochan", role = "renegade", hand = 4 } } }
		s:tell{ event = "ChoiceMade", player = "sgs2", data = "skillInvoke:tieji:sgs1:yes" }
		assert.equal(-10, sgs.role_evaluation.sgs2.loyalist)
		s:tell{ event = "ChoiceMade", player = "sgs3", data = "skillInvoke:tieji:sgs1:no" }
		assert.equal(0, sgs.role_evaluation.sgs3.loyalist)
	end)
end)

describe("tieji and wine", function()
	it("is worth it against a known Jink, which the judgement takes away", function()
		local function drinks(skills)
			local mine = { skills = skills, hand = { "slash:spade:7", "analeptic" } }
			local lord = { hand = { "jink", "jink" }, equips = { "axe" } }
			scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = lord } }:stage()
			local self, slash = brain("guanyu"), player("guanyu"):getHandcards():first()
			for _, card in sgs.qlist(player("machao"):getHandcards()) do self.room:setCardFlag(card, "visible") end
			return self:shouldUseAnaleptic(player("machao"), slash)
		end
		assert.is_false(drinks{})
		assert.is_true(drinks{ "tieji" })
	end)
end)
