-- game: sgs
-- Every kind of question gets a legal answer of our own where no handler speaks: the last resort is
-- never asked.

local function table_of(more, ask)
	more = more or {}
	local players = {
		{ "guanyu", role = "rebel", hand = { "slash:spade:7", "jink:heart:2", "peach:heart:3", "duel:spade:1" } },
		{ "machao", role = "lord", hand = 2, equips = { "crossbow" } },
		{ "zhangliao", role = "rebel" }, { "caoren", role = "loyalist" },
	}
	for _, row in ipairs(players) do
		row.skills, row.hand = {}, row.hand or 2
		for key, value in pairs(more[row[1]] or {}) do row[key] = value end
	end
	return scene{ me = "guanyu", current = more.current or "machao", turn = 2, mode = "04p", players = players, ask = ask, seed = more.seed }
end

local function answer(ask, more)
	local decision = decide(table_of(more, ask))
	assert.same({}, decision.faults)
	assert.equal("default", decision.source)
	return decision.answer
end

-- The name of the card of an answer.
local function name(text)
	return text and sgs.Card_Parse(tostring(text)):objectName()
end

local CARD = { kind = "askForCard", pattern = "jink", prompt = "something:sgs2" }

local function card(pattern, more, prompt)
	return name(answer({ kind = "askForCard", pattern = pattern, prompt = prompt or CARD.prompt }, more))
end

describe("every kind of question", function()
	local ASKS = {
		{ kind = "activate" }, { kind = "askForUseCard", pattern = "slash", prompt = "x" },
		{ kind = "askForSkillInvoke", skill_name = "jianxiong" }, { kind = "askForChoice", skill_name = "x", choices = "a+b" },
		{ kind = "askForDiscard", reason = "x", discard_num = 1, min_num = 1 },
		{ kind = "askForExchange", reason = "x", discard_num = 1, min_num = 1 },
		{ kind = "askForNullification", trick = "duel:[no_suit:-]=.", from = "sgs2", to = "sgs1" },
		{ kind = "askForCardChosen", who = "sgs2", flags = "he", reason = "x" }, CARD,
		{ kind = "askForAG", card_ids = { 5, 6 }, reason = "x" }, { kind = "askForCardShow", requestor = "sgs2", reason = "x" },
		{ kind = "askForPindian", requestor = "sgs2", reason = "x" }, { kind = "askForPlayerChosen", targets = { "sgs2", "sgs3" }, reason = "x" },
		{ kind = "askForSinglePeach", dying = "sgs3" }, { kind = "askForSuit", reason = "x" },
		{ kind = "askForYiji", cards = { 5 }, reason = "x" }, { kind = "askForGuanxing", cards = { 5, 6 } }, { kind = "askForKingdom" },
	}
	for _, ask in ipairs(ASKS) do
		it(ask.kind, function()
			local decision = decide(table_of({}, ask))
			assert.same({}, decision.faults)
			assert.not_equal("last_resort", decision.source)
		end)
	end
end)

describe("a Slash or Jink that is asked for", function()
	it("is given", function()
		assert.equal("jink", card("jink"))
		assert.equal("slash", card("slash"))
		assert.is_nil(card("jink", { guanyu = { hand = { "slash" } } }))
	end)

	it("is not given where the damage is welcome", function()
		assert.is_nil(card("jink", { guanyu = { skills = { "longhun" }, hp = 3 } }))
	end)

	it("is made by a skill", function()
		assert.equal("jink", card("jink", { guanyu = { skills = { "qingguo" }, hand = { "slash:spade" } } }))
	end)
end)

describe("another card that is asked for", function()
	it("is the one that is least worth keeping", function()
		assert.equal("duel", card("."))
		assert.equal("slash", card(".Basic"))
	end)

	it("is refused where it is dear, unless it is demanded", function()
		assert.is_nil(card(".red"))
		assert.equal("jink", card(".|red|.|hand!"))
	end)

	it("may lie on the table where the pattern says so", function()
		local worn = { guanyu = { hand = {}, equips = { "crossbow" } } }
		assert.equal("crossbow", card("..", worn))
		assert.is_nil(card(".", worn))
	end)

	it("is not given for a skill that nobody knows", function()
		assert.is_nil(card("@axe"))
	end)
end)

describe("words", function()
	it("that harm oneself are not chosen", function()
		for seed = 1, 12 do
			assert.equal("maxhp", answer({ kind = "askForChoice", skill_name = "x", choices = "benghuai+maxhp+losehp" }, { seed = seed }))
		end
		local left = answer({ kind = "askForChoice", skill_name = "x", choices = "losehp+benghuai" })
		assert.is_true(left == "losehp" or left == "benghuai", "there is nothing else")
	end)

	it("are drawn from the match's seed", function()
		local function drawn(seed)
			return answer({ kind = "askForChoice", skill_name = "x", choices = "a+b+c+d+e+f" }, { seed = seed })
		end
		assert.equal(drawn(3), drawn(3))
		local seen = {}
		for seed = 1, 20 do seen[drawn(seed)] = true end
		assert.is_true(next(seen, next(seen)) ~= nil, "not always the same")
	end)
end)

describe("a player who is chosen for a reason", function()
	it("that is known to hurt is the weakest enemy, to help a friend", function()
		sgs.ai_playerchosen_intention.hurting, sgs.ai_playerchosen_intention.helping = 80, -80
		local function chosen(reason)
			return answer({ kind = "askForPlayerChosen", targets = { "sgs2", "sgs3", "sgs4" }, reason = reason }, { caoren = { hp = 1, hand = 0 } })
		end
		assert.equal("sgs4", chosen("hurting"))
		assert.equal("sgs3", chosen("helping"))
	end)
end)

describe("an open card", function()
	local function taken(cards, more)
		local s = table_of(more, { kind = "askForAG", card_ids = { 1 }, reason = "x" }):with{ table = cards }
		s.ask.card_ids = s.snapshot.table
		local decision = decide(s)
		assert.same({}, decision.faults)
		return name(decision.answer)
	end

	it("is a Peach, or a trick that decides much", function()
		assert.equal("peach", taken({ "slash", "indulgence", "peach" }))
		assert.equal("indulgence", taken({ "slash", "indulgence", "jink" }))
	end)

	it("is what is needed while a blow would be dangerous", function()
		assert.equal("jink", taken({ "slash", "indulgence", "jink" }, { guanyu = { hp = 1, hand = { "duel" } } }))
	end)
end)

describe("comparing", function()
	local function compared(requestor, more)
		return name(answer({ kind = "askForPindian", requestor = requestor, reason = "x" }, more))
	end

	it("is high against an enemy without what is of use, low for a friend", function()
		assert.equal("slash", compared("sgs2"))
		assert.equal("duel", compared("sgs3"))
	end)

	it("takes the number where all are of one class", function()
		local slashes = { guanyu = { hand = { "slash:spade:7", "slash:club:2", "slash:spade:10" } } }
		local ask = function(requestor) return { kind = "askForPindian", requestor = requestor, reason = "x" } end
		assert.equal(10, sgs.Card_Parse(answer(ask("sgs2"), slashes)):getNumber())
		assert.equal(2, sgs.Card_Parse(answer(ask("sgs3"), slashes)):getNumber())
	end)

	it("of one's own accord is the card that was decided on, else the highest", function()
		assert.equal("slash", compared("sgs1"))
		local s = table_of({}, { kind = "askForPindian", requestor = "sgs1", reason = "quhu" })
		local jink = player("guanyu"):getHandcards():at(1)
		brain("guanyu").quhu_card = jink:getId()
		assert.equal(jink:toString(), decide(s).answer)
	end)

	it("knows the highest and lowest cards that are seen", function()
		table_of({ machao = { hand = { "slash:spade:7", "jink:heart:2" } } })
		local me = brain("guanyu")
		assert.same({ 7, 2 }, { me:getMaxCard(player("machao")):getNumber(), me:getMinCard(player("machao")):getNumber() })
		assert.is_nil(me:getMaxCard(player("caoren")))
	end)
end)

describe("a card that is shown", function()
	it("is one that the other knows already", function()
		local s = table_of({}, { kind = "askForCardShow", requestor = "sgs2", reason = "x" })
		local peach = player("guanyu"):getHandcards():at(2):getId()
		s = s:with{ snapshot = { cards = { [tostring(peach)] = { class = "Peach", name = "peach", suit = "heart", number = 3, flags = { "visible" } } } } }
		assert.equal(tostring(peach), decide(s).answer)
	end)
end)

describe("cards to give away", function()
	local function given(cards, more)
		local s = table_of(more, { kind = "askForYiji", cards = { 1 }, reason = "x" }):with{ table = cards }
		s.ask.cards = s.snapshot.table
		local decision = decide(s)
		assert.same({}, decision.faults)
		return decision.answer and decision.answer.player, decision.answer and name(decision.answer.card)
	end

	it("go to the friend who needs one", function()
		assert.same({ "sgs3", "peach" }, { given({ "slash", "peach" }, { zhangliao = { hp = 1, hand = 1 } }) })
	end)

	it("go to nobody where there is no friend", function()
		assert.is_nil((given({ "peach" }, { zhangliao = { role = "loyalist", hp = 1, hand = 1 } })))
	end)
end)

describe("a kingdom", function()
	it("is the lord's", function()
		assert.equal("shu", answer({ kind = "askForKingdom" }))
	end)

	it("is another where the lord's skill would be paid for", function()
		assert.equal("wei", answer({ kind = "askForKingdom" }, { machao = { skills = { "xueyi" } } }))
	end)
end)

describe("a script that asks a brain itself", function()
	it("gets the handler's answer, else the rule's", function()
		table_of()
		local me = brain("guanyu")
		assert.is_true(table.contains({ 0, 1, 2, 3 }, me:askForSuit("x")))
		sgs.ai_skill_suit.x = function() return 2 end
		assert.equal(2, me:askForSuit("x"))
		sgs.ai_skill_choice.x = "b"
		assert.equal("b", me:askForChoice("x", "a+b"))
		assert.is_false(me:askForSkillInvoke("nothing"))
		sgs.ai_skill_invoke.nothing = true
		assert.is_true(me:askForSkillInvoke("nothing"))
		assert.equal("jink", name(me:askForCard("jink", "anything:sgs2")))
		sgs.ai_skill_cardask.anything = function(_, _, pattern, target) return target:objectName() == "sgs2" and pattern == "jink" and "." end
		assert.equal(".", me:askForCard("jink", "anything:sgs2"))
		assert.equal("slash", me:askForPindian(player("machao"), "x"):objectName())
		assert.equal(".", me:askForUseCard("@@x", "x"))
	end)
end)
