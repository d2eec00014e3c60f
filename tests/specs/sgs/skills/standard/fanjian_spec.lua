-- game: sgs
-- 反间 fanjian: Zhou Yu gives a hand card openly; who gets it loses 1 health, or discards all cards of that suit.

-- Zhou Yu's play phase; the lord is his friend. The suit that is given, and to whom.
local function given(mine, players)
	mine.skills = mine.skills or { "fanjian" }
	local changes = players or {}
	changes.pangtong = mine
	local decision = decide(scene("two-against-two"):with{ ask = { kind = "activate" }, players = changes })
	assert.same({}, decision.faults)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	local id, target = (decision.answer or ""):match("^@FanjianCard=(%d+)%->(.*)$")
	return id and sgs.Sanguosha:getCard(tonumber(id)):getSuitString(), target, decision.answer
end

local function far(fields)
	local players = { zhurong = { equips = { "jueying" }, hand = 2 }, xiahouyuan = { equips = { "dilu" }, hand = 2 } }
	for name, more in pairs(fields or {}) do
		for key, value in pairs(more) do players[name][key] = value end
	end
	return players
end

-- One card too many, of any suit, and nothing to play.
local function surplus(...)
	return { hp = 1, hand = { ... } }
end

describe("fanjian before a Slash", function()
	local hand = { "slash:spade:7", "jink:diamond:2", "jink:diamond:3" }

	it("gives a diamond: his Jinks go, or his health", function()
		local suit, target = given({ hp = 3, hand = hand }, { zhurong = { hp = 2, hand = 4 } })
		assert.same({ "diamond", "sgs3" }, { suit, target })
	end)

	it("gives Zhen Ji a black card, which is a Jink to her", function()
		local black = { "slash:spade:7", "jink:diamond:2", "jink:diamond:3", "collateral" }
		local suit = given({ hp = 4, hand = black }, { zhurong = { hp = 2, hand = 4, skills = { "qingguo" } } })
		assert.truthy(suit == "club" or suit == "spade", suit)
	end)

	it("slashes at once where no Jink is expected, or the hand is small", function()
		local _, _, answer = given({ hp = 3, hand = hand }, { zhurong = { hp = 2, hand = 0 } })
		assert.matches("%->sgs3$", answer)
		assert.not_matches("Fanjian", answer)
		_, _, answer = given({ hp = 3, hand = hand }, { zhurong = { hp = 2, hand = 2 } })
		assert.not_matches("Fanjian", answer)
	end)

	it("keeps a card that is dear to him", function()
		local suit = given({ hp = 3, hand = { "slash:spade:7", "jink:diamond:2", "peach:diamond:12" } }, { zhurong = { hp = 2, hand = 4 } })
		assert.is_nil(suit, "the only Jink and a Peach are no presents")
	end)
end)

describe("fanjian at the end of the turn", function()
	it("gives what would be discarded, a diamond where nothing is known", function()
		local mine = surplus("collateral:club", "jink:diamond:2", "jink:diamond:3")
		local suit, target = given(mine, far{ zhurong = { hand = 4 } })
		assert.same({ "diamond", "sgs3" }, { suit, target })
	end)

	it("gives the suit of what is known of his hand", function()
		local known = { hand = { "duel:club", "slash:club:2", "slash:club:3" }, equips = { "jueying" } }
		local suit = given(surplus("jink:diamond:2", "jink:diamond:3", "collateral:club"), far{ zhurong = known })
		assert.equal("club", suit)
	end)

	it("gives the suit of the armour that he wears: that is more than one card", function()
		local players = far{ zhurong = { hand = 3, equips = { "jueying", "eight_diagram:club" } } }
		assert.equal("club", (given(surplus("jink:diamond:2", "jink:diamond:3", "collateral:club"), players)))
	end)

	it("does not give the suit of armour that he is better off without", function()
		local players = far{ zhurong = { hand = 3, hp = 2, equips = { "jueying", "silver_lion:club" } } }
		assert.equal("diamond", (given(surplus("jink:diamond:2", "jink:diamond:3", "collateral:club"), players)))
	end)

	it("keeps its card while the hand fits", function()
		assert.is_nil(given({ hp = 3, hand = { "jink:diamond:2", "jink:diamond:3" } }, far{ zhurong = { hand = 4 } }))
	end)

	it("makes Huang Gai on his side draw three cards, when no enemy has much to lose", function()
		local players = far()
		players.yuanshao = { skills = { "zhaxiang" }, hp = 4, hand = 2 }
		local _, target = given(surplus("jink:diamond:2", "jink:diamond:3"), players)
		assert.equal("sgs1", target)
	end)

	it("does that favour to no enemy", function()
		local players = far{ zhurong = { hand = 5, skills = { "zhaxiang" } } }
		assert.is_nil((given(surplus("jink:diamond:2", "jink:diamond:3"), players)))
	end)
end)

-- The answer of who got a card of that suit.
local function discards(suit, mine)
	mine.hp = mine.hp or 3
	local decision = decide(scene("two-against-two"):with{ players = { pangtong = mine }, current = "zhurong", me = "pangtong",
		ask = { kind = "askForSkillInvoke", skill_name = "fanjian_discard", data = "prompt:::" .. suit } })
	assert.same({ {}, "handler" }, { decision.faults, decision.source })
	return decision.answer
end

describe("who got a card by fanjian", function()
	it("discards one card of five", function()
		assert.is_true(discards("club", { hand = { "slash:club:2", "jink", "jink", "nullification", "slash:heart:10" } }))
	end)

	it("loses health rather than nearly all cards", function()
		local clubs = { "slash:club:2", "slash:club:3", "slash:club:4", "duel:club", "jink" }
		assert.is_false(discards("club", { hand = clubs }))
		assert.is_true(discards("club", { hand = clubs, hp = 1 }), "but not the last health")
	end)

	it("counts every piece of equipment, and armour for more than a card", function()
		local hand = { "slash:club:2", "slash:club:3", "jink", "nullification" }
		assert.is_true(discards("club", { hand = hand }))
		assert.is_false(discards("club", { hand = hand, equips = { "eight_diagram:club", "crossbow:club" } }))
		assert.is_true(discards("club", { hand = hand, skills = { "xiaoji" }, equips = { "eight_diagram:club", "crossbow:club" } }))
	end)

	it("loses health that a Peach restores, or for which zhaxiang draws", function()
		assert.is_false(discards("club", { hand = { "slash:club:2", "peach", "jink", "jink" } }))
		assert.is_false(discards("club", { hand = { "slash:club:2" }, skills = { "zhaxiang" } }))
		assert.is_true(discards("club", { hand = { "slash:club:2" }, skills = { "zhaxiang" }, hp = 1 }))
	end)
end)

describe("fanjian shows", function()
	local function role_after(target)
		local players = { { "liubei", role = "lord", hand = 4 }, { "zhouyu", role = "loyalist", hand = 4 }, { "ganning", role = "rebel", hand = 4 },
			{ "huanggai", role = "loyalist", hand = 4, hp = 4 }, { "diaochan", role = "renegade", hand = 4 } }
		scene{ mode = "05p", sight = "whole", current = "zhouyu", turn = 2, players = players }
			:tell{ event = "TargetConfirmed", player = "sgs2", data = { ["$"] = "CardUseStruct",
				v = { card = { class = "FanjianCard", id = -1, str = "@FanjianCard=12" }, from = "sgs2", to = { target } } } }
		return sgs.ai_role.sgs2
	end

	it("an enemy in whom it hits, but nothing where zhaxiang draws for it", function()
		assert.equal("rebel", role_after("sgs1"))
		assert.equal("neutral", role_after("sgs4"))
	end)
end)

describe("fanjian in the plans of the others", function()
	it("draws an Indulgence: he hurts with a card in every play phase", function()
		-- where nobody has skills it goes to Zhu Rong, who plays first
		local players = { pangtong = { hand = { "indulgence" } }, xiahouyuan = { skills = { "fanjian" } } }
		assert.matches("%->sgs4$", decide(scene("two-against-two"):with{ turn = 3, players = players }).answer)
	end)
end)
