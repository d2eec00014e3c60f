-- game: sgs
-- 集智 jizhi: Huang Yueying may put a hand card back for a basic card that was revealed.

local function player_rows(phase, hand, more)
	local rows = { { "huangyueying", role = "rebel", skills = { "jizhi" }, phase = phase, hand = hand },
		{ "caocao", role = "lord", skills = {}, hand = 2 }, { "zhangliao", role = "rebel", skills = {}, hand = 2 } }
	for key, value in pairs(more or {}) do rows[1][key] = value end
	return rows
end

local CARDS = { jink = { class = "Jink", id = 31, name = "jink", suit = "heart", number = 13 },
	peach = { class = "Peach", id = 45, name = "peach", suit = "heart", number = 4 },
	slash = { class = "Slash", id = 5, name = "slash", suit = "spade", number = 10 } }

-- What she puts back for that card, by name; "nothing" where she declines.
local function exchanged(name, phase, hand, more)
	local current = phase == "not_active" and "caocao" or "huangyueying"
	local decision = decide(scene{ me = "huangyueying", current = current, turn = 2, players = player_rows(phase, hand, more),
		ask = { kind = "askForCard", pattern = ".", prompt = "@jizhi-exchange:::" .. name, method = "none", data = { ["$card"] = CARDS[name] } } })
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	local id = tonumber(decision.answer)
	return id and sgs.Sanguosha:getCard(id):objectName() or "nothing"
end

describe("jizhi", function()
	it("puts back what is of least use for a Peach that heals her", function()
		assert.equal("lightning", exchanged("peach", "play", { "lightning", "snatch:spade:3" }, { hp = 2 }))
	end)

	it("keeps tricks that are worth more than a Slash", function()
		assert.equal("nothing", exchanged("slash", "play", { "snatch:spade:3", "ex_nihilo" }))
	end)

	it("does not take a Slash that cannot be used any more", function()
		-- the Lightning is of less use than a Slash, but another Slash of no use at all
		assert.equal("lightning", exchanged("slash", "play", { "lightning" }))
		assert.equal("nothing", exchanged("slash", "play", { "lightning" }, { history = { Slash = 1 } }))
	end)

	it("outside her turn takes the Jink that she lacks for a Slash", function()
		assert.equal("slash", exchanged("jink", "not_active", { "slash:spade:7", "snatch:spade:3" }))
	end)

	it("outside her turn keeps her only Jink for a Slash", function()
		assert.equal("nothing", exchanged("slash", "not_active", { "jink:heart:2" }))
	end)
end)

describe("an owner of jizhi", function()
	-- what goes at the end of the turn of two cards
	local function discarded(skills)
		local decision = decide(scene{ me = "huangyueying", current = "huangyueying", turn = 2,
			players = player_rows("discard", { "amazing_grace", "slash:spade:7" }, { skills = skills, hp = 1 }),
			ask = { kind = "askForDiscard", reason = "gamerule", discard_num = 1, min_num = 1 } })
		return sgs.Sanguosha:getCard(decision.answer[1]):objectName()
	end

	it("keeps a trick rather than a Slash, unlike others", function()
		assert.equal("slash", discarded({ "jizhi" }))
		assert.equal("amazing_grace", discarded({}))
	end)

	it("is given tricks of both kinds by friends, not what she makes nothing of", function()
		scene{ me = "zhangliao", current = "zhangliao", invoke = "jianxiong", players = player_rows("not_active", {}) }
		local self, owner, need = brain("zhangliao"), player("huangyueying"), sgs.ai_cardneed.jizhi
		assert.is_true(need(owner, sgs.Sanguosha:cloneCard("snatch"), self))
		assert.is_true(need(owner, sgs.Sanguosha:cloneCard("indulgence"), self))
		assert.is_false(need(owner, sgs.Sanguosha:cloneCard("slash"), self))
	end)
end)

describe("jizhi in the plans of the others", function()
	it("draws an Indulgence: she plays trick upon trick", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "jizhi" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)

	it("makes an attack on all worth it for the card alone, where it hits nobody", function()
		local function used(skills)
			local vine = { equips = { "vine" } }
			return decide(scene("two-against-two"):with{ turn = 3, players = { pangtong = { hand = { "archery_attack" }, skills = skills },
				yuanshao = vine, zhurong = vine, xiahouyuan = vine } }).answer
		end
		assert.truthy(used{ "jizhi" })
		assert.is_nil(used{})
	end)
end)

describe("jizhi and the use of cards", function()
	it("prefers tricks: each is a card more", function()
		local function first_is_worth_more(skills)
			local mine = { skills = skills, hand = { "archery_attack", "analeptic", "jink" } }
			scene("two-rebels-and-a-lord"):with{ players = { guanyu = mine } }:stage()
			local self, cards = brain("guanyu"), player("guanyu"):getHandcards()
			return self:getUseValue(cards:at(0)) > self:getUseValue(cards:at(1))
		end
		assert.is_false(first_is_worth_more{})
		assert.is_true(first_is_worth_more{ "jizhi" })
	end)
end)
