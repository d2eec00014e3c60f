-- game: sgs
-- Every kind of request: which registry answers it, with which arguments, and what nil means there.

local function table_of(more)
	local from = {
		me = "caopi",
		current = "caopi",
		mode = "04p",
		players = {
			{ "caopi", role = "rebel", hand = { "slash:spade:7", "jink:heart:2", "peach:heart:3", "nullification:spade:11" } },
			{ "sunquan", role = "lord", hand = 2, equips = { "crossbow" } },
			{ "machao", role = "loyalist", hp = 2, hand = 1 },
			{ "huatuo", role = "rebel", hp = 2 },
		},
	}
	for key, value in pairs(more or {}) do from[key] = value end
	return scene(from)
end

local function override(place, key, value)
	place[key] = value
end

-- Decides one request with one handler in place; gives the decision and what the handler was told.
local function asked(registry, key, ask, answer)
	local told
	override(sgs[registry], key, function(...)
		told = { n = select("#", ...), ... }
		if type(answer) == "function" then return answer(...) end
		return answer
	end)
	return decide(table_of({ ask = ask })), told
end

local function id_of(name)
	for _, card in sgs.qlist(player("caopi"):getHandcards()) do
		if card:objectName() == name then return card:getId() end
	end
end

describe("a request finds its handler", function()
	it("askForUseCard by pattern: (self, prompt, method)", function()
		local ask = { kind = "askForUseCard", pattern = "slash", prompt = "use-slash", method = "use" }
		local decision, told = asked("ai_skill_use", "slash", ask, function(self)
			return self.player:getHandcards():first():toString() .. "->" .. player("sunquan"):objectName()
		end)
		assert.equal("0->sgs2", decision.answer)
		assert.same({ 3, "use-slash", sgs.Card_MethodUse }, { told.n, told[2], told[3] })
		assert.is_nil(asked("ai_skill_use", "slash", ask, nil).answer, "nil declines")
		assert.is_nil(asked("ai_skill_use", "slash", ask, ".").answer, ". declines")
	end)

	it("askForCard by the first word of the prompt: players and arguments are the other words", function()
		local ask = { kind = "askForCard", pattern = "jink", prompt = "slash-jink:sgs2:machao:x:y" }
		local decision, told = asked("ai_skill_cardask", "slash-jink", ask, ".")
		assert.is_nil(decision.answer, ". refuses")
		assert.equal("handler", decision.source)
		assert.same({ 7, "jink", "sgs2", "sgs3", "x", "y" },
			{ told.n, told[3], told[4]:objectName(), told[5]:objectName(), told[6], told[7] })
		assert.equal("userdata", type(told[2]))
		local passed = asked("ai_skill_cardask", "slash-jink", ask, nil)
		assert.equal("default", passed.source, "nil is no opinion")
	end)

	it("askForDiscard by reason: ids, one id, or no opinion", function()
		local ask = { kind = "askForDiscard", reason = "gamerule", discard_num = 2, min_num = 1, include_equip = true }
		local decision, told = asked("ai_skill_discard", "gamerule", ask, function(self)
			return { self.player:getHandcards():at(1):getId() }
		end)
		assert.same({ id_of("jink") }, decision.answer)
		assert.same({ 6, 2, 1, false, true, "." }, { told.n, told[2], told[3], told[4], told[5], told[6] })
		assert.same({ 0 }, asked("ai_skill_discard", "gamerule", ask, 0).answer)
		local passed = asked("ai_skill_discard", "gamerule", ask, nil)
		assert.same({ "default", true }, { passed.source, #passed.answer >= 1 })
		assert.equal("default", asked("ai_skill_discard", "gamerule", ask, { 0, 1, 2 }).source, "too many")
		assert.equal("default", asked("ai_skill_discard", "gamerule", ask, { 150 }).source, "not one's own")
	end)

	it("askForExchange goes to the same handlers", function()
		local ask = { kind = "askForExchange", reason = "qiaobian", discard_num = 1, min_num = 1 }
		assert.same({ 0 }, asked("ai_skill_discard", "qiaobian", ask, { 0 }).answer)
	end)

	it("askForChoice: (self, choices, data), also a constant", function()
		local ask = { kind = "askForChoice", skill_name = "benghuai", choices = "hp+maxhp", data = 3 }
		local decision, told = asked("ai_skill_choice", "benghuai", ask, "maxhp")
		assert.equal("maxhp", decision.answer)
		assert.same({ "hp+maxhp", 3 }, { told[2], told[3]:toInt() })
		assert.equal("default", asked("ai_skill_choice", "benghuai", ask, "nonsense").source)
		override(sgs.ai_skill_choice, "benghuai", "hp")
		assert.equal("hp", decide(table_of({ ask = ask })).answer)
	end)

	it("askForSuit gives a number or a name", function()
		local ask = { kind = "askForSuit", reason = "fanjian" }
		assert.equal("heart", asked("ai_skill_suit", "fanjian", ask, sgs.Card_Heart).answer)
		assert.equal("club", asked("ai_skill_suit", "fanjian", ask, "club").answer)
		assert.equal("default", asked("ai_skill_suit", "fanjian", ask, 9).source)
	end)

	it("askForCardChosen: (self, who, flags, method); a card or an id", function()
		local ask = { kind = "askForCardChosen", who = "sgs2", flags = "he", reason = "fankui", method = "discard" }
		local decision, told = asked("ai_skill_cardchosen", "fankui", ask, function(_, who)
			return who:getWeapon()
		end)
		assert.equal(player("sunquan"):getWeapon():getId(), decision.answer)
		assert.same({ "sgs2", "he", sgs.Card_MethodDiscard }, { told[2]:objectName(), told[3], told[4] })
		assert.equal(-1, asked("ai_skill_cardchosen", "fankui", ask, -1).answer, "a hand card by chance")
		assert.equal("default", asked("ai_skill_cardchosen", "fankui", ask, 0).source, "a card of somebody else")
	end)

	it("askForAG: (self, ids); -1 only where none may be taken", function()
		local ask = { kind = "askForAG", card_ids = { 5, 6, 7 }, reason = "amazing_grace" }
		local decision, told = asked("ai_skill_askforag", "amazing_grace", ask, 6)
		assert.equal(6, decision.answer)
		assert.same({ 5, 6, 7 }, told[2])
		assert.equal("default", asked("ai_skill_askforag", "amazing_grace", ask, -1).source)
	end)

	it("askForCardShow and askForPindian give hand cards", function()
		local show = { kind = "askForCardShow", requestor = "sgs2", reason = "fire_attack" }
		local first = function(self) return self.player:getHandcards():first() end
		assert.equal("0", asked("ai_cardshow", "fire_attack", show, first).answer)
		local pindian = { kind = "askForPindian", requestor = "sgs2", reason = "quhu" }
		local decision, told = asked("ai_skill_pindian", "quhu", pindian, function(_, _, _, max) return max end)
		assert.equal(told[4]:toString(), decision.answer, "the highest of what may be spared")
		assert.same({ 5, "sgs2" }, { told.n, told[3]:objectName() })
		assert.is_true(told[5]:getNumber() <= told[4]:getNumber())
		assert.equal("caopi", told[2].player:getGeneralName())
	end)

	it("askForYiji gives a player and a card; nil stops", function()
		local ask = { kind = "askForYiji", cards = { 0, 30 }, reason = "yiji" }
		local decision = asked("ai_skill_askforyiji", "yiji", ask, function(_, ids)
			return player("huatuo"), ids[2]
		end)
		assert.same({ player = "sgs4", card = 30 }, decision.answer)
		assert.is_nil(asked("ai_skill_askforyiji", "yiji", ask, nil).answer)
		local must = { kind = "askForYiji", cards = { 0, 30 }, reason = "yiji", optional = false, players = { "sgs2" } }
		local given, told = asked("ai_skill_askforyiji", "yiji", must, function(_, ids) return player("sgs2"), ids[1] end)
		assert.same({ player = "sgs2", card = 0 }, given.answer)
		assert.is_false(told[3])
		assert.equal("sgs2", told[4]:first():objectName())
	end)

	it("askForNullification by the class of the trick", function()
		local ask = { kind = "askForNullification", trick = "duel:[no_suit:-]=.", from = "sgs2", to = "sgs1" }
		local decision, told = asked("ai_nullification", "Duel", ask, true)
		assert.equal(tostring(id_of("nullification")), decision.answer)
		assert.same({ "Duel", "sgs2", "sgs1", true },
			{ told[2]:getClassName(), told[3]:objectName(), told[4]:objectName(), told[5] })
		assert.is_nil(asked("ai_nullification", "Duel", ask, false).answer)
	end)

	it("askForSinglePeach and askForGuanxing are central", function()
		local peach = { kind = "askForSinglePeach", dying = "sgs4" }
		override(sgs.ai_default, "askForSinglePeach", function(self, dying)
			return dying:getGeneralName() == "huatuo" and tostring(id_of("peach")) or "."
		end)
		local saved = decide(table_of({ ask = peach }))
		assert.equal(tostring(id_of("peach")), saved.answer)
		override(sgs.ai_default, "askForGuanxing", function(_, ids, kind)
			return { ids[2] }, { ids[1], ids[3 + kind] }
		end)
		local guanxing = { kind = "askForGuanxing", cards = { 8, 9, 10 } }
		assert.same({ up = { 9 }, bottom = { 8, 10 } }, decide(table_of({ ask = guanxing })).answer)
	end)

	it("askForKingdom and askForGeneral are answered without a handler", function()
		local kingdom = decide(table_of({ ask = { kind = "askForKingdom" } }))
		assert.equal("wu", kingdom.answer, "the lord's")
		local general = decide(table_of({ ask = { kind = "askForGeneral", generals = { "caopi" } } }))
		assert.equal("caopi", general.answer)
		assert.equal("default", general.source)
	end)

	it("the next general of 1v1 is the best of the list that is left", function()
		local decision = decide(scene{ me = "caopi", mode = "02_1v1", players = {
			{ "caopi", role = "renegade" }, { "sunquan", role = "lord" },
		}, ask = { kind = "askForGeneral", generals = { "xunyu", "zhenji", "liubei" } } })
		assert.same({ "zhenji", "default" }, { decision.answer, decision.source })
	end)
end)

describe("activate", function()
	local activate = { kind = "activate" }

	it("asks the methods and skills of the brain, the most urgent card first", function()
		override(SmartAI, "useCardSlash", function(_, card, use)
			use.card = card
			if use.to then use.to:append(player("sunquan")) end
		end)
		assert.equal("0->sgs2", decide(table_of({ ask = activate })).answer)
		table.insert(sgs.ai_skills, { name = "zhiheng", getTurnUseCard = function()
			return sgs.Card_Parse("@ZhihengCard=" .. id_of("jink"))
		end })
		override(sgs.ai_use_priority, "ZhihengCard", 0)
		override(sgs.ai_skill_use_func, "ZhihengCard", function(card, use)
			use.card = card
		end)
		override(sgs.ai_use_priority, "ZhihengCard", 1)
		local with_zhiheng = { players = { caopi = { acquired = { "zhiheng" } } } }
		assert.equal("0->sgs2", decide(table_of({ ask = activate }):with(with_zhiheng)).answer)
		override(sgs.ai_use_priority, "ZhihengCard", 5)
		local decision = decide(table_of({ ask = activate }):with(with_zhiheng))
		assert.equal("@ZhihengCard=" .. id_of("jink"), decision.answer)
		assert.equal("default", decision.source)
	end)

	it("is not believed: an illegal use ends in the last resort", function()
		override(SmartAI, "useCardSlash", function(_, card, use)
			use.card = card
			if use.to then use.to:append(player("machao")) end
		end)
		local decision = decide(table_of({ ask = activate }))
		assert.is_nil(decision.answer)
		assert.equal("last_resort", decision.source)
		assert.matches("no target", decision.trace[#decision.trace - 1].reason)
	end)

	it("puts on what fills an empty slot or reaches farther, and then ends the phase", function()
		local armed = { { "caopi", hand = { "eight_diagram" } }, { "machao" } }
		assert.equal(tostring(decide(scene{ me = "caopi", current = "caopi", players = armed, ask = activate }).answer),
			player("caopi"):getHandcards():first():toString())
		local done = { { "caopi", hand = { "jink" } }, { "machao" } }
		local decision = decide(scene{ me = "caopi", current = "caopi", players = done, ask = activate })
		assert.is_nil(decision.answer)
		assert.equal("default", decision.source)
	end)
end)
