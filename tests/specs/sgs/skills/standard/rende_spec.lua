-- game: sgs
-- 仁德 rende: Liu Bei, the lord, with a loyal friend behind him and a rebel on his other side.

-- His own fields, the friend's and the rebel's are changed; nobody else has skills.
local function playing(mine, friend, rebel, more)
	local players = { { "liubei", role = "lord", phase = "play", skills = { "rende" } },
		{ "guanyu", role = "loyalist", role_shown = true }, { "caocao", role = "rebel", role_shown = true } }
	for seat, fields in ipairs({ mine or {}, friend or {}, rebel or {} }) do
		players[seat].skills, players[seat].hand = players[seat].skills or {}, 2
		for key, value in pairs(fields) do players[seat][key] = value end
	end
	local s = { me = "liubei", current = "liubei", turn = 3, ask = { kind = "activate" }, players = players }
	for key, value in pairs(more or {}) do s[key] = value end
	return scene(s)
end

-- The cards given by name and the receiver, "slash jink->sgs2"; nil for none.
local function given(s)
	local decision = decide(s)
	assert.same({}, decision.faults)
	local ids, receiver = (decision.answer or ""):match("^@RendeCard=([%d+]+)%->(.*)$")
	if not ids then return nil, decision.answer end
	local names = {}
	for _, id in ipairs(ids:split("+")) do table.insert(names, sgs.Sanguosha:getCard(tonumber(id)):objectName()) end
	return table.concat(names, " ") .. "->" .. receiver, decision.answer
end

local AT_HAND = { "jink:heart:2", "slash:spade:8", "lightning", "slash:club:5" }

describe("rende in the play phase", function()
	it("rescues a weak friend first: the Peach is worth more to him than to a Liu Bei unhurt", function()
		assert.equal("peach->sgs2", given(playing({ hand = { "peach:heart:3", "slash:spade:7", "slash:spade:8" } },
			{ hp = 1, hand = 0 })))
	end)

	it("gives a wounded man two cards for one health: the friend gets what Liu Bei has no use for", function()
		local text = given(playing({ hp = 2, hand = AT_HAND }))
		assert.truthy(text and text:find("->sgs2", 1, true), text)
	end)

	it("gives no second time in a turn by playing the card again", function()
		assert.is_nil(given(playing({ hp = 2, hand = AT_HAND, history = { RendeCard = 1 } })))
	end)

	it("keeps the only card, which a friend with cards of his own needs less", function()
		assert.is_nil(given(playing({ hand = { "jink:heart:2" } }, { hand = 5 })))
	end)

	it("keeps the Slash that kills an enemy, and uses it first", function()
		local _, answer = given(playing({ hp = 3, hand = { "slash:spade:7", "slash:spade:8" } }, {}, { hp = 1, hand = 0 }))
		assert.matches("%->sgs3$", answer)
	end)

	it("keeps all Slashes that a crossbow turns into a kill", function()
		local _, answer = given(playing({ hand = { "slash:spade:7", "slash:spade:8", "slash:club:7" }, equips = { "crossbow" } },
			{ hp = 1, hand = 0 }, { hp = 3, hand = 4 }))
		assert.matches("%->sgs3$", answer)
	end)

	it("gives nothing where there are only enemies", function()
		assert.is_nil(given(playing({ hp = 1, hand = AT_HAND }, { role = "rebel" })))
	end)

	it("gives two at once to one who draws him a card for it", function()
		local text = given(playing({ hp = 2, hand = AT_HAND }, { skills = { "enyuan" } }))
		assert.matches("^%S+ %S+%->sgs2$", text)
	end)
end)

-- The question that follows a gift. Given once, the hand holds the cards of the start and one drawn since.
local function going_on(mine, property)
	local s = playing({ hp = 3, hand = { 1, 2, 30 }, marks = { rende = 1 }, history = { RendeCard = 1 }, props = { rende = property } })
	for key, value in pairs(mine) do s.snapshot.players[1][key] = value end
	s = s:with{}
	s.ask = { kind = "askForUseCard", seat = "sgs1", pattern = "@@rende", prompt = "@rende-give", method = "none" }
	return decide(s)
end

describe("rende goes on", function()
	it("with a second card, which heals, of those that are left of the start", function()
		local decision = going_on({}, "1")
		assert.equal("@RendeCard=1->sgs2", decision.answer)
		assert.equal("handler", decision.source)
	end)

	it("with none where the cards of the start are gone", function()
		assert.is_nil(going_on({}, "50+51").answer)
	end)

	it("not with the last card once two are given", function()
		assert.is_nil(going_on({ hand = { known = { 1 } }, marks = { rende = 2 } }, "1").answer)
	end)
end)

describe("a gift by rende seen", function()
	local function told(hand, skills)
		local s = scene{ mode = "05p", current = "guanyu", turn = 2, players = { { "liubei", role = "lord", hand = hand, skills = skills },
			{ "guanyu", role = "loyalist", hand = 4 }, { "ganning", role = "rebel", hand = 4 }, { "zhoutai", role = "rebel", hand = 4 },
			{ "diaochan", role = "renegade", hand = 4 } } }
		s:tell{ event = "TargetConfirmed", player = "sgs2", data = { ["$"] = "CardUseStruct",
			v = { card = { class = "RendeCard", id = -1, skill = "rende", sub = { 7 }, str = "@RendeCard=7" }, from = "sgs2", to = { "sgs1" } } } }
		return sgs.role_evaluation.sgs2.loyalist
	end

	it("is friendly to its receiver", function()
		assert.equal(10, told(2, {}))
	end)

	it("is not where it ends the protection of an empty hand", function()
		assert.equal(-10, told(0, { "kongcheng" }))
	end)
end)

describe("rende in the plans of the others", function()
	it("draws an Indulgence: he gives and heals in every play phase", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "rende" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)

	it("lets him wait for healing while he has two health: he heals himself by giving", function()
		local function waits(fields)
			scene("two-against-two"):with{ players = { xiahouyuan = fields } }
			local _, rest = brain("zhurong"):getWoundedFriend()
			return rest[1] == player("xiahouyuan")
		end
		assert.is_true(waits{ skills = { "rende" }, hp = 2 })
		assert.is_false(waits{ skills = { "rende" }, hp = 1 })
		assert.is_false(waits{ hp = 2 })
	end)
end)

describe("rende and a Peach", function()
	it("is given away though an enemy may take it", function()
		local function eats(skills)
			local mine = { skills = skills, hp = 2, hand = { "peach", "jink" } }
			scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = { skills = { "tuxi" } } } }:stage()
			local self, use = brain("guanyu"), sgs.CardUseStruct()
			self:useCardPeach(self.player:getHandcards():first(), use)
			return use.card ~= nil
		end
		assert.is_true(eats{})
		assert.is_false(eats{ "rende" })
	end)
end)
