-- game: sgs
-- 急救 jijiu: Hua Tuo's red cards are Peaches out of his turn.

local function table_of(mine, more)
	local players = { { "caocao", role = "lord", hp = 3, hand = 2 }, { "huatuo", role = "loyalist", hand = { "slash:heart:10" } },
		{ "guanyu", role = "loyalist", hp = 0, hand = 0 }, { "machao", role = "rebel", hand = 2 }, { "xuchu", role = "rebel", hand = 2 } }
	for key, value in pairs(mine or {}) do players[2][key] = value end
	for key, value in pairs(more and more.patient or {}) do players[3][key] = value end
	local s = { me = "huatuo", current = more and more.current or "machao", turn = 3, mode = "05p", players = players }
	for key, value in pairs(more and more.scene or { dying = { "sgs3" }, ask = { kind = "askForSinglePeach", dying = "sgs3" } }) do
		s[key] = value
	end
	return scene(s)
end

local function saves(mine, more)
	local decision = decide(table_of(mine, more))
	assert.same({}, decision.faults)
	return decision.answer
end

describe("jijiu", function()
	it("saves a friend with a red card of the hand, or with red equipment", function()
		assert.matches("^peach:jijiu%[heart:10%]=", saves())
		assert.matches("^peach:jijiu%[heart:5%]=", saves({ hand = { "slash:spade:7" }, equips = { "chitu" } }))
	end)

	it("spends a real Peach before a card that does more", function()
		assert.matches("^%d+$", saves({ hand = { "peach", "ex_nihilo" } }))
	end)

	it("has no use for black cards", function()
		assert.is_nil(saves({ hand = { "slash:spade:7" } }))
	end)

	it("does not work in his own turn", function()
		assert.is_nil(saves({}, { current = "huatuo" }))
	end)

	it("does not save an enemy", function()
		assert.is_nil(saves({}, { patient = { role = "rebel" } }))
	end)

	it("keeps red cards: a black Slash is thrown away before a red trick that is of little use else", function()
		local ask = { kind = "askForDiscard", reason = "gamerule", discard_num = 1, min_num = 1 }
		local function thrown(skills)
			local mine = { hand = { "amazing_grace:heart:3", "slash:spade:8" }, hp = 1, skills = skills }
			local s = table_of(mine, { patient = { hp = 4 }, current = "huatuo", scene = { ask = ask } })
			return sgs.Sanguosha:getCard(decide(s).answer[1]):objectName()
		end
		assert.equal("slash", thrown({ "jijiu" }))
		assert.equal("amazing_grace", thrown({}))
	end)

	it("makes friends give him what is red", function()
		local black, red = "slash:spade:8", "slash:heart:10"
		local s = scene{ me = "liubei", current = "liubei", turn = 3, invoke = "yaowu", players = {
			{ "caocao", role = "lord", hp = 4 }, { "liubei", role = "loyalist", hand = { black, "jink:diamond:2", red } },
			{ "huatuo", role = "loyalist", hp = 3, hand = 5 }, { "machao", role = "rebel" } } }
		s:stage()
		local self = brain("liubei")
		assert.is_true(sgs.ai_cardneed.jijiu(player("huatuo"), self.player:getHandcards():at(2), self))
		local card, friend = self:getCardNeedPlayer()
		assert.same({ "red", "huatuo" }, { card:isRed() and "red" or "black", friend:getGeneralName() })
	end)
end)

describe("jijiu in the plans of the others", function()
	it("draws an Indulgence: what he keeps to heal with he would discard", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "jijiu" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)
end)

describe("jijiu and a better weapon", function()
	local function played(skills)
		local mine = { hp = 3, skills = skills, hand = { "blade", "slash:spade:7", "jink:heart:2" }, equips = { "kylin_bow:heart" } }
		local decision = decide(scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine, machao = { hand = 0 } } })
		return sgs.Card_Parse((decision.answer:gsub("%->.*", ""))):objectName()
	end

	it("keeps the red one in use: it heals", function()
		assert.equal("blade", played{})
		assert.not_equal("blade", played{ "jijiu" })
	end)
end)
