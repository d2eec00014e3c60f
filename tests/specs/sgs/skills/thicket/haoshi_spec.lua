-- game: sgs
-- 好施 haoshi: Lu Su draws two cards more, and gives half of more than five to who has the fewest.

-- Lu Su, a rebel; the lord Cao Cao; his comrade Ma Chao; the loyalist Cao Ren. Fields by general.
local function table_of(more, rest)
	local players = { { "lusu", role = "rebel", hp = 3, hand = 0, skills = { "haoshi" } }, { "caocao", role = "lord", hp = 4, hand = 3 },
		{ "machao", role = "rebel", hand = 4 }, { "caoren", role = "loyalist", hand = 4 } }
	for _, player in ipairs(players) do
		player.skills = player.skills or {}
		for key, value in pairs(more and more[player[1]] or {}) do player[key] = value end
	end
	rest.mode, rest.current, rest.turn, rest.players = "04p", "lusu", 3, players
	rest.me = rest.me or "lusu"
	return scene(rest)
end

local function answer(more, rest)
	local decision = decide(table_of(more, rest))
	assert.same({}, decision.faults)
	assert.equal("handler", decision.source)
	return decision.answer
end

describe("haoshi", function()
	local function invokes(more)
		return answer(more, { invoke = "haoshi" })
	end

	it("is used while he keeps all of it", function()
		assert.is_true(invokes{})
		assert.is_true(invokes{ lusu = { hand = { "slash" } } })
	end)

	local two = { "slash:club:2", "jink:heart:2" }

	it("is not used where half of it goes to an enemy", function()
		assert.is_false(invokes{ lusu = { hand = two } })
	end)

	it("is used where a friend is the poorest, or one of them", function()
		assert.is_true(invokes{ lusu = { hand = two }, machao = { hand = 2 } })
		assert.is_true(invokes{ lusu = { hand = two }, machao = { hand = 3 } })
	end)

	it("is not used where the friend loses what he is given", function()
		assert.is_false(invokes{ lusu = { hand = two }, machao = { hand = 2, skills = { "manjuan" } } })
	end)

	it("counts what other skills let him draw", function()
		assert.is_false(invokes{ lusu = { hand = { "slash" }, skills = { "haoshi", "yingzi" } } })
	end)
end)

describe("the gift of haoshi", function()
	local SIX = { "slash:club:2", "slash:club:3", "duel", "jink:heart:2", "jink:diamond:2", "peach" }

	-- The names of the cards, sorted, and who gets them.
	local function gives(more, mark)
		more.lusu = { hand = SIX, marks = { haoshi = mark or 3 } }
		local ids, to = answer(more, { ask = { kind = "askForUseCard", pattern = "@@haoshi!", prompt = "@haoshi" } })
			:match("^@HaoshiCard=([%d+]+)%->(.*)$")
		local names = {}
		for _, id in ipairs(ids:split("+")) do table.insert(names, sgs.Sanguosha:getCard(tonumber(id)):objectName()) end
		table.sort(names)
		return table.concat(names, " "), to
	end

	it("is half of the hand, without what he needs himself", function()
		local cards, to = gives{ machao = { hand = 3 } }
		assert.equal("duel slash slash", cards)
		assert.equal("sgs3", to)
	end)

	it("holds what rescues for a friend in danger", function()
		local cards = gives({ machao = { hand = 1, hp = 1 } }, 1)
		assert.matches("jink", cards)
		assert.not_matches("peach", cards, "one card of rescue, not all")
	end)

	it("goes to the enemy to whom it is lost, rather than to another one", function()
		local _, to = gives{ caoren = { hand = 3, skills = { "manjuan" } } }
		assert.equal("sgs4", to)
	end)
end)

describe("haoshi, for others,", function()
	it("is a present", function()
		local s = table_of({}, { ask = { kind = "activate" } }):with{ snapshot = { sight = "whole" } }
		s:tell{ event = "TargetConfirmed", player = "sgs1", data = { ["$"] = "CardUseStruct",
			v = { card = { class = "HaoshiCard", id = -1, str = "@HaoshiCard=0" }, from = "sgs1", to = { "sgs2" } } } }
		assert.equal(10, sgs.role_evaluation.sgs1.loyalist)
	end)

	local function given(lusu)
		local s = table_of({ lusu = lusu, machao = { hand = { "duel" } } },
			{ me = "machao", ask = { kind = "askForYiji", reason = "gift", cards = { 1 } } })
		s.ask.cards = s.snapshot.players[3].hand.known
		local gift = decide(s).answer
		return gift and gift.player
	end

	it("is worth a card while he would not have to give half of it away", function()
		assert.equal("sgs1", given{ hand = 0 })
		assert.is_nil(given{ hand = 1 })
		assert.is_nil(given{ hand = 0, judging = { "supply_shortage" } }, "he will not draw")
	end)
end)

describe("haoshi in the plans of the others", function()
	it("draws a SupplyShortage: he loses a draw of four cards", function()
		-- Zhu Rong, a loyalist now, sits between two rebels; where nobody has skills it goes to Pang Tong
		local players = { zhurong = { role = "loyalist", hand = { "supply_shortage" } }, pangtong = { role = "rebel" },
			xiahouyuan = { skills = { "haoshi" } } }
		local s = scene("two-against-two"):with{ turn = 3, me = "zhurong", current = "zhurong", players = players,
			ask = { kind = "activate" } }
		assert.matches("%->sgs4$", decide(s).answer)
	end)
end)
