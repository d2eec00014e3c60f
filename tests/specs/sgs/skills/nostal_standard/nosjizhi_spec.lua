-- game: sgs
-- 集智 nosjizhi: Huang Yueying of the old edition draws a card for each trick that is not delayed.

local function rows(more)
	local players = { { "nos_huangyueying", role = "rebel", role_shown = true, skills = { "nosjizhi" }, hand = 2 },
		{ "caocao", role = "lord", skills = {}, hand = 2 }, { "zhangliao", role = "rebel", skills = {}, hand = 2 } }
	for key, value in pairs(more or {}) do players[1][key] = value end
	return players
end

-- What goes at the end of her turn of two cards.
local function discarded(skills)
	local decision = decide(scene{ me = "nos_huangyueying", current = "nos_huangyueying", turn = 2,
		players = rows{ phase = "discard", hand = { "amazing_grace", "slash:spade:7" }, skills = skills, hp = 1 },
		ask = { kind = "askForDiscard", reason = "gamerule", discard_num = 1, min_num = 1 } })
	return sgs.Sanguosha:getCard(decision.answer[1]):objectName()
end

-- What Liu Bei, a friend with too many cards, gives her first.
local function given(hand)
	local players = rows{ hand = 1 }
	players[3] = { "liubei", role = "rebel", skills = { "rende" }, hand = hand, hp = 2 }
	local decision = decide(scene{ me = "liubei", current = "liubei", turn = 2, players = players, ask = { kind = "activate" } })
	local id = (decision.answer or ""):match("^@RendeCard=(%d+)%->sgs1$")
	return id and sgs.Sanguosha:getCard(tonumber(id)):objectName()
end

describe("an owner of nosjizhi", function()
	it("keeps a trick rather than a Slash, unlike others", function()
		assert.equal("slash", discarded({ "nosjizhi" }))
		assert.equal("amazing_grace", discarded({}))
	end)

	it("is given the trick for which she draws", function()
		assert.equal("amazing_grace", given{ "slash:spade:7", "slash:club:7", "amazing_grace" })
	end)

	it("is given that rather than a delayed trick, for which she draws nothing", function()
		assert.equal("duel", given{ "slash:spade:7", "lightning:heart:12", "duel:spade:1" })
	end)
end)

describe("nosjizhi in the plans of the others", function()
	it("draws an Indulgence: she plays trick upon trick", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "nosjizhi" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)

	it("makes an attack on all worth it for the card alone, where it hits nobody", function()
		local function used(skills)
			local vine = { equips = { "vine" } }
			return decide(scene("two-against-two"):with{ turn = 3, players = { pangtong = { hand = { "archery_attack" }, skills = skills },
				yuanshao = vine, zhurong = vine, xiahouyuan = vine } }).answer
		end
		assert.truthy(used{ "nosjizhi" })
		assert.is_nil(used{})
	end)
end)

describe("nosjizhi and the use of cards", function()
	it("prefers tricks that take effect at once: each is a card more", function()
		local function first_is_worth_more(skills)
			local mine = { skills = skills, hand = { "archery_attack", "analeptic", "jink" } }
			scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine } }:stage()
			local self, cards = brain("guanyu"), player("guanyu"):getHandcards()
			return self:getUseValue(cards:at(0)) > self:getUseValue(cards:at(1))
		end
		assert.is_false(first_is_worth_more{})
		assert.is_true(first_is_worth_more{ "nosjizhi" })
	end)
end)
